import { useSite } from "#app/site/use-site.ts";
import type { Member } from "#contract/members/member.ts";
import { VETTING_LABELS } from "#contract/members/vetting-terms.ts";
import { toDateText } from "../parts/member-texts.ts";

/** Whether a profile has something to say about checks, if only that none is dated yet. */
export function useHasVetting({ vetting }: Pick<Member, "vetting">): boolean {
  const site = useSite();
  return vetting.length > 0 || site?.hasVetting === true;
}

/** What the agency checked, how, by whom and when, in a table of hairlines. */
export function MemberVetting({ member }: { member: Pick<Member, "vetting"> }) {
  if (member.vetting.length === 0) {
    return (
      <p className="text-ink-soft">
        This profile has no dated checks yet. Ask us what we&rsquo;ve checked so far.
      </p>
    );
  }
  return (
    <dl className="divide-y divide-line border-line border-y">
      {member.vetting.map(({ check, how, by, on }) => (
        <div key={`${check} ${on}`} className="grid grid-cols-[7.5rem_1fr] gap-4 py-3">
          <dt className="text-ink-soft">{VETTING_LABELS[check]}</dt>
          <dd className="wrap-anywhere min-w-0">
            {how}
            <span className="mt-0.5 block text-ink-soft text-sm">
              {by}, <time dateTime={on}>{toDateText(on)}</time>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

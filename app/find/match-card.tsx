import { MemberAvatar } from "#app/developers/parts/member-avatar.tsx";
import { toMoney } from "#app/developers/parts/member-texts.ts";
import { MemberLink } from "#app/developers/profile/member-link.tsx";
import type { Match } from "#contract/clients/find-request.ts";
import { toFullName } from "#contract/members/member-terms.ts";

type MatchCardProps = {
  match: Match;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/**
 * A matching developer with reasons. A click on the card selects it; the profile opens in a
 * slide-over.
 */
export function MatchCard({ match: { member, reasons }, isTicked, onTick }: MatchCardProps) {
  const id = `match-${member.id}`;
  const name = toFullName(member);
  return (
    <li className="relative flex gap-3 rounded-card border border-line bg-paper p-4 transition-colors hover:border-line-strong has-checked:border-blue has-checked:bg-blue-wash sm:gap-4">
      <input
        type="checkbox"
        id={id}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        aria-describedby={`${id}-why`}
        className="peer z-10 tick-box"
      />
      <div className="wrap-anywhere min-w-0 flex-1">
        <label htmlFor={id} className="block font-medium leading-6 before:absolute before:inset-0">
          {name}
        </label>
        <p className="text-ink-soft text-sm">{member.position}</p>
        <p id={`${id}-why`} className="mt-2 text-sm">
          {/* A dot stays with the text before it. */}
          {reasons.join("\u00a0· ")}
        </p>
        <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-4">
          {member.sales_rate === null ? null : (
            <p className="figures text-sm">
              {toMoney(member.sales_rate, member.sales_currency)} / h
            </p>
          )}
          <MemberLink
            slug={member.slug}
            className="link relative z-10 inline-flex min-h-11 items-center text-sm"
          >
            View profile<span className="sr-only"> of {name}</span>
          </MemberLink>
        </div>
      </div>
      <MemberAvatar member={member} size="small" badge={null} />
    </li>
  );
}

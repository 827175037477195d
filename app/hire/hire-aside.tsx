import { MemberAvatar } from "#app/developers/member-avatar.tsx";
import { toMoney } from "#app/developers/member-texts.ts";
import { NEXT_STEPS } from "#app/requests/next-steps.ts";
import { toFullName } from "#contract/member-terms.ts";
import { Skeleton } from "#design/skeleton.tsx";
import { useChosenMembers } from "./chosen-members.tsx";

/** As many as stay in view beside a form. */
const SHOWN = 5;

const FRAME =
  "sticky top-[calc(var(--header-height)+2rem)] mt-14 rounded-card border border-line bg-paper p-6";

/** What a request leads to, beside the pages that show the developers themselves. */
export function NextStepsAside() {
  return (
    <aside aria-label="What happens next" className={FRAME}>
      <h2 className="font-medium">What happens next</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm marker:text-ink-soft">
        {NEXT_STEPS.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <Reassurance />
    </aside>
  );
}

/** The request so far, beside the form. */
export function RequestAside() {
  const { state, members, count } = useChosenMembers();
  return (
    <aside aria-label="Your request so far" className={FRAME}>
      <h2 className="font-medium">
        {count === 1 ? "1 developer" : `${count} developers`} in your request
      </h2>
      <ul className="mt-4 space-y-4">
        {members.slice(0, SHOWN).map((member) => (
          <li key={member.id} className="flex items-center gap-3">
            <MemberAvatar member={member} size="small" badge={null} />
            <div className="wrap-anywhere min-w-0 flex-1">
              <p>{toFullName(member)}</p>
              <p className="text-ink-soft text-sm">{member.position}</p>
            </div>
            {member.sales_rate === null ? null : (
              <p className="figures shrink-0 text-sm">
                {toMoney(member.sales_rate, member.sales_currency)} / h
              </p>
            )}
          </li>
        ))}
        {state === "loading" ? (
          <li>
            <Skeleton className="h-12 w-full" />
          </li>
        ) : null}
      </ul>
      {members.length > SHOWN ? (
        <p className="mt-4 text-ink-soft text-sm">and {members.length - SHOWN} more</p>
      ) : null}
      <Reassurance />
    </aside>
  );
}

function Reassurance() {
  return (
    <p className="mt-6 border-line border-t pt-4 text-ink-soft text-sm">
      Sending a request costs nothing and binds you to nothing.
    </p>
  );
}

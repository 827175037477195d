import { MemberAvatar } from "#app/developers/parts/member-avatar.tsx";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { RequestBox } from "#app/requests/form/next-steps-aside.tsx";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Skeleton } from "#design/loading/skeleton.tsx";
import { useChosenMembers } from "./chosen-members.tsx";

/** As many as stay in view beside a form. */
const SHOWN = 5;

/** The request so far, beside the form. */
export function RequestAside() {
  const { state, members, count } = useChosenMembers();
  return (
    <RequestBox title="Your request so far">
      <h2 className="font-medium">
        {count === 1 ? withNoun("1 developer") : withNoun(`${count} developers`)} in your request
      </h2>
      <ul className="mt-4 space-y-4">
        {members.slice(0, SHOWN).map((member) => (
          <li key={member.id} className="flex items-center gap-3">
            <MemberAvatar member={member} size="small" badge={null} />
            <div className="wrap-anywhere min-w-0 flex-1">
              <p>{toFullName(member)}</p>
              <p className="line-clamp-2 text-ink-soft text-sm">{member.position}</p>
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
    </RequestBox>
  );
}

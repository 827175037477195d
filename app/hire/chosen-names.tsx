import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { useChosenMembers } from "./chosen-members.tsx";

/** Who a step is about, where there is no space for the request beside the form. */
export function ChosenNames() {
  const { members, count } = useChosenMembers();
  const names = members.map(toFullName).join(", ");
  // As high before the names are loaded: the form below stays where it is.
  const lines = count > 2 ? "line-clamp-2 min-h-12" : "block truncate";
  return (
    <span className={`${lines} lg:hidden`}>
      {toDeveloperCount(count)}
      {names ? `: ${names}` : null}
    </span>
  );
}

import { Form, Link } from "react-router";
import type { DeskCall } from "../calls/desk-calls.repository.server.ts";
import { toCallPath } from "../parts/call-path.ts";
import { useDeskTime } from "../time/desk-time.ts";
import { toLeaveText } from "./leave-text.ts";
import type { readLeaves } from "./leaves.service.server.ts";

type Leave = Awaited<ReturnType<typeof readLeaves>>["leaves"][number];

/** Who is away and will be, with the calls that are still with them. */
export function LeaveList({ leaves }: { leaves: readonly Leave[] }) {
  const { today } = useDeskTime();
  if (leaves.length === 0) return <p className="text-ink-soft">No one is away or will be.</p>;
  return (
    <ul>
      {leaves.map((leave) => (
        <li key={leave.id} className="border-line border-b py-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 break-words">
              <span className="font-medium">{leave.name}</span>{" "}
              <span className="figures">{toLeaveText(leave)}</span>
              {leave.first_day <= today ? " (now)" : ""}
              <span className="block text-ink-soft">
                {leave.deputy ? `Deputy: ${leave.deputy}` : "No deputy: the account was disabled"}
              </span>
            </p>
            <EndForm leave={leave} isNow={leave.first_day <= today} />
          </div>
          <CallsLeft calls={leave.calls} />
        </li>
      ))}
    </ul>
  );
}

function EndForm({ leave, isNow }: { leave: Leave; isNow: boolean }) {
  const label = isNow ? "End today" : "Remove";
  return (
    <Form method="post">
      <input type="hidden" name="id" value={leave.id} />
      <button
        type="submit"
        name="intent"
        value="end"
        aria-label={`${label} the leave of ${leave.name} ${toLeaveText(leave)}`}
        className="desk-button"
      >
        {label}
      </button>
    </Form>
  );
}

function CallsLeft({ calls }: { calls: readonly DeskCall[] }) {
  const { toLong } = useDeskTime();
  if (calls.length === 0) return null;
  return (
    <div className="mt-1 border-amber border-l-4 bg-amber-wash px-3 py-1">
      <p>Calls on these days that are still with them:</p>
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <Link to={toCallPath(call)} className="link">
              {call.name}
            </Link>
            , <span className="figures">{toLong(call.starts_at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useDesk } from "../parts/use-desk.ts";
import { useDeskTime } from "../time/desk-time.ts";
import type { ChangeOutcome } from "./change-action.server.ts";
import { toActor, toChangeText, toShownReply } from "./event-text.ts";

type Conflict = Extract<ChangeOutcome, { kind: "conflict" }>;

/** What others changed while this person was about to change it too. */
export function ConflictNotice({
  outcome,
}: {
  outcome: Conflict | { kind: "done" | "invalid" | "unconfirmed" } | undefined;
}) {
  const { colleagues } = useDesk();
  const { toLong } = useDeskTime();
  if (outcome?.kind !== "conflict") return null;
  return (
    <div role="alert" className="mb-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">{outcome.message}</p>
      <ul className="mt-1">
        {outcome.events.map((event) =>
          event.change ? (
            <li key={event.id}>
              {toActor(event)} {toChangeText(event.change, event, colleagues, toLong)}
            </li>
          ) : event.body ? (
            <li
              key={event.id}
              className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3"
            >
              {toActor(event)}: {toShownReply(event.body)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

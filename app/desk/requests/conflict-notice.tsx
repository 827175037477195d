import { useDesk } from "../parts/use-desk.ts";
import type { ChangeOutcome } from "./change-action.server.ts";
import { toChangeText } from "./event-text.ts";

/** What others changed while this person was about to change it too. */
export function ConflictNotice({ outcome }: { outcome: ChangeOutcome | undefined }) {
  const { colleagues } = useDesk();
  if (outcome?.kind !== "conflict") return null;
  return (
    <div role="alert" className="mb-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">{outcome.message}</p>
      <ul className="mt-1">
        {outcome.events.map((event) =>
          event.change ? (
            <li key={event.id}>
              {event.staff ?? "The site"} {toChangeText(event.change, colleagues)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

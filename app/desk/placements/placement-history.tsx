import type { PlacementChangeKind } from "#contract/desk/placement-terms.ts";
import type { PlacementBefore } from "#database/tables/placements.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { TimeText } from "../time/time-text.tsx";
import type { PlacementPageData } from "./placement-page.service.server.ts";
import { PLACEMENT_LABELS } from "./placement-texts.ts";

const TEXTS: Record<PlacementChangeKind, string> = {
  started: "recorded the placement",
  edited: "changed the terms",
  extended: "extended it",
  ended: "recorded its end",
  bought_out: "recorded the buyout",
};

/** What was recorded of a placement, the newest last. */
export function PlacementHistory({ changes }: Pick<PlacementPageData, "changes">) {
  return (
    <ol className="max-w-240 space-y-1">
      {changes.map(({ id, at, by, kind, before, undone_at }) => {
        const fields = Object.entries(before).flatMap(([name, value]) =>
          toBeforeText(name as keyof PlacementBefore, value),
        );
        return (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">
              <span className={undone_at ? "line-through" : undefined}>
                {by ?? "The demo"} {TEXTS[kind]}
              </span>
              {undone_at ? " (undone)" : null}
              {fields.length > 0 ? (
                <span className="text-ink-soft"> · before: {fields.join(", ")}</span>
              ) : null}
            </span>
            <span className="shrink-0 text-ink-soft">
              <TimeText at={at} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function toBeforeText(name: keyof PlacementBefore, value: unknown): string[] {
  const label = PLACEMENT_LABELS[name];
  if (!label) return [];
  if (name === "terms" || name === "upload_id") return [value ? `other ${label}` : `no ${label}`];
  if (value === null) return [`no ${label}`];
  if (typeof value === "boolean") return [value ? label : `no ${label}`];
  const text = /_on$/.test(name) ? toDateText(String(value)) : String(value);
  return [`${label} ${text}`];
}

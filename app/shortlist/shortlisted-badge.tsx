import { PortraitBadge } from "./portrait-badge.tsx";
import { emitShortlistEvent } from "./shortlist-events.ts";
import { useIsShortlisted } from "./use-shortlist.ts";

type ShortlistedBadgeProps = { id: number; compact?: boolean };

/** Marks a portrait as shortlisted, and opens the shortlist (spec §2). */
export function ShortlistedBadge({ id, compact = false }: ShortlistedBadgeProps) {
  if (!useIsShortlisted(id)) return null;
  return (
    <PortraitBadge
      label="Shortlisted"
      compact={compact}
      onClick={() => emitShortlistEvent("open-collection")}
    />
  );
}

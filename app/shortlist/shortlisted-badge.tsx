import { Check } from "lucide-react";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { emitShortlistEvent } from "./shortlist-events.ts";
import { useIsShortlisted } from "./use-shortlist.ts";

type ShortlistedBadgeProps = { id: number; compact?: boolean };

/** Says on a portrait that the member is in the shortlist, and opens it (spec §2). */
export function ShortlistedBadge({ id, compact = false }: ShortlistedBadgeProps) {
  if (!useIsShortlisted(id)) return null;
  return (
    <button
      type="button"
      onClick={() => emitShortlistEvent("open-collection")}
      className="absolute -bottom-3 left-1/2 z-10 flex min-h-11 -translate-x-1/2 items-end justify-center rounded-full text-ink"
    >
      <span
        className={classNames(
          "flex items-center gap-1 rounded-full border-2 border-paper bg-orange font-medium text-sm leading-none",
          compact ? "p-1" : "px-1.5 py-1",
        )}
      >
        {compact ? <Icon of={Check} className="size-4" /> : null}
        <span className={compact ? "sr-only" : undefined}>Shortlisted</span>
      </span>
    </button>
  );
}

import { Users } from "lucide";
import { Link } from "react-router";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { emitShortlistEvent } from "./shortlist-events.ts";
import { toShortlistName } from "./shortlist-texts.ts";
import { useShortlist } from "./use-shortlist.ts";

/**
 * Link to the shortlist in a header, on pages without the floating button. A link until the page
 * is hydrated, then the button that opens the panel; both have the same size.
 */
export function ShortlistLink({ className }: { className?: string }) {
  const count = useShortlist().length;
  const isHydrated = useHydrated();
  const style = classNames(
    "relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-current/8",
    className,
  );
  if (!isHydrated) {
    return (
      <Link to="/hire/select-developer" aria-label="Shortlist" className={style}>
        <Icon of={Users} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={toShortlistName(count)}
      onClick={() => emitShortlistEvent("open-collection")}
      className={style}
    >
      <Icon of={Users} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0 min-w-5 rounded-full border border-accent bg-accent px-1 text-on-accent text-sm leading-tight"
        >
          {count}
        </span>
      ) : null}
    </button>
  );
}

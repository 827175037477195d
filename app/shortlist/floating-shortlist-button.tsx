import { Users } from "lucide";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useMediaQuery } from "#platform/browser/use-media-query.ts";
import { emitShortlistEvent } from "./shortlist-events.ts";
import { toShortlistCount, toShortlistName } from "./shortlist-texts.ts";
import { useShortlist } from "./use-shortlist.ts";
import { useShortlistPosition } from "./use-shortlist-position.ts";

// From md up it is in the margin beside the content, which is 32 px wide at least: upright as a
// tab on the page's edge, from 3xl up as a pill.
const MARGIN_STYLE =
  "md:fixed md:right-0 md:bottom-6 md:min-h-12 md:w-8 md:rounded-l-field md:pt-4 md:pb-4 md:[writing-mode:vertical-rl] 3xl:right-2 3xl:min-h-14 3xl:w-auto 3xl:rounded-full 3xl:pt-0 3xl:pr-4 3xl:pb-0 3xl:pl-4 3xl:[writing-mode:horizontal-tb]";

/** Link to the shortlist; it bounces while the list is empty (spec §2) and covers nothing. */
export function FloatingShortlistButton() {
  const position = useShortlistPosition();
  const isHydrated = useHydrated();
  // The server has no shortlist: a server-rendered button would change after hydration.
  return isHydrated && position === "floating" ? <FloatingButton /> : null;
}

function FloatingButton() {
  const count = useShortlist().length;
  const isBar = useMediaQuery("(width < 48rem)");
  return (
    <div
      // On a phone it would cover the end of the focused field.
      className={classNames(
        "z-30 print:hidden max-md:fixed max-md:in-[:root:has(:is(textarea,select,input:not([type=checkbox],[type=radio])):focus)]:invisible",
        isBar
          ? "inset-x-0 bottom-0 border-line border-t bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
          : "relative",
      )}
      data-shortlist-bar={isBar || undefined}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={toShortlistName(count)}
        onClick={() => emitShortlistEvent("open-collection")}
        className={classNames(
          "figures inline-flex items-center justify-center gap-2 border border-accent bg-accent font-medium text-on-accent transition-colors hover:border-accent-deep hover:bg-accent-deep",
          MARGIN_STYLE,
          isBar && "min-h-12 w-full rounded-full",
          count === 0 && "motion-safe:animate-nudge",
        )}
      >
        <Icon of={Users} className={count === 0 ? "size-5" : "size-5 3xl:hidden"} />
        {count === 0 ? (
          <span className="hidden 3xl:inline">Shortlist</span>
        ) : (
          <span className="whitespace-nowrap">{toShortlistCount(count)}</span>
        )}
      </button>
    </div>
  );
}

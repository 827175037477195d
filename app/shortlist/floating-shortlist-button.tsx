import { Users } from "lucide-react";
import { useLocation } from "react-router";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { useHydrated } from "#platform/use-hydrated.ts";
import { emitShortlistEvent } from "./shortlist-events.ts";
import { isShortlistHidden, toShortlistCount } from "./shortlist-texts.ts";
import { useShortlist } from "./use-shortlist.ts";

/** The way to the shortlist from everywhere; it bounces while there is nobody in it (spec §2). */
export function FloatingShortlistButton() {
  const { pathname } = useLocation();
  const count = useShortlist().length;
  // The server knows no shortlist: a button that came with the page would change under the hand.
  if (!useHydrated() || isShortlistHidden(pathname)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={count === 0 ? "Shortlist, empty" : `${toShortlistCount(count)} in your shortlist`}
      onClick={() => emitShortlistEvent("open-collection")}
      className={classNames(
        "figures print:hidden fixed right-4 bottom-4 z-30 inline-flex min-h-14 min-w-14 items-center justify-center gap-2 rounded-full bg-orange px-4 sm:px-5 font-medium text-ink shadow-float transition-colors hover:bg-orange-deep sm:right-6 sm:bottom-6",
        // On a phone it would lie over the end of the field that somebody writes in.
        "max-sm:in-[:root:has(:is(textarea,select,input:not([type=checkbox],[type=radio])):focus)]:invisible",
        count === 0 && "motion-safe:animate-nudge",
      )}
    >
      <Icon of={Users} />
      {count === 0 ? (
        <span className="max-sm:hidden">Shortlist</span>
      ) : (
        <span>{toShortlistCount(count)}</span>
      )}
    </button>
  );
}

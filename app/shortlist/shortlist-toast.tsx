import { Toast } from "@base-ui/react/toast";
import { X } from "lucide";
import { useEffect, useState } from "react";
import { IconButton } from "#design/buttons/icon-button.tsx";
import { classNames } from "#design/class-names.ts";
import { emitShortlistEvent } from "./shortlist-events.ts";

const TIMEOUT_MS = 8_000;
/** Pixels at the lower edge of the window in which a toast may lie over something. */
const TOAST_ZONE = 176;

export type ShortlistUpdate = {
  /** Incremented, so that equal updates are shown one after the other. */
  number: number;
  kind: "added" | "removed";
  /** How many are in the shortlist now. */
  count: number;
};

function isFocusBelow(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("[data-toasts]")) return false;
  return focused.getBoundingClientRect().bottom > window.innerHeight - TOAST_ZONE;
}

/** Whether the focused element is where a toast would lie at the lower edge. */
function useFocusBelow(update: ShortlistUpdate): boolean {
  const [isBelow, setIsBelow] = useState(isFocusBelow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each update
  useEffect(() => {
    const measure = () => setIsBelow(isFocusBelow());
    measure();
    document.addEventListener("focusin", measure);
    return () => document.removeEventListener("focusin", measure);
  }, [update.number]);
  return isBelow;
}

function Toasts({ update }: { update: ShortlistUpdate }) {
  const { toasts, add } = Toast.useToastManager();
  const isAtTop = useFocusBelow(update);
  const { number, kind, count } = update;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);

  // A toast that is there before its viewport would not be reached by F6.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for each update
  useEffect(() => {
    if (!viewport) return;
    add({
      id: "shortlist",
      title: kind === "added" ? "Added" : "Removed",
      data: { count },
    });
  }, [number, viewport]);

  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={setViewport}
        data-toasts=""
        aria-label="Shortlist updates"
        className={classNames(
          "print:hidden fixed inset-x-4 z-40 mx-auto max-w-80 outline-offset-4 sm:right-auto sm:left-6 sm:mx-0 sm:w-80",
          isAtTop ? "top-[calc(var(--header-height)+0.75rem)]" : "bottom-24 sm:bottom-6",
        )}
      >
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection={["left", "right"]}
            className="translate-x-(--toast-swipe-movement-x) rounded-card border border-line bg-paper shadow-float transition-[opacity,transform] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Toast.Content className="flex items-center gap-2 py-1 pr-1 pl-4">
              <Toast.Title render={<p />} className="font-medium text-sm" />
              {toast.data?.count > 0 ? (
                <>
                  <span aria-hidden="true">·</span>
                  <Toast.Action
                    onClick={() => emitShortlistEvent("open-collection")}
                    className="link figures min-h-11 text-sm"
                  >
                    View shortlist ({toast.data.count})
                  </Toast.Action>
                </>
              ) : null}
              <Toast.Close
                // Base UI hides it until the stack is expanded; here there is one toast at a time.
                aria-hidden={false}
                render={<IconButton icon={X} label="Dismiss" className="ml-auto" />}
              />
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

/**
 * Confirms the quick button of a card and links to the shortlist. It never covers
 * what has the focus; F6 moves the focus into it, Esc or the cross dismisses it.
 */
export function ShortlistToast({ update }: { update: ShortlistUpdate }) {
  return (
    <Toast.Provider timeout={TIMEOUT_MS} limit={1}>
      <Toasts update={update} />
    </Toast.Provider>
  );
}

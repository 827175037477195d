import { X } from "lucide";
import { useNavigation } from "react-router";
import { Button } from "#design/buttons/button.tsx";
import { IconButton } from "#design/buttons/icon-button.tsx";
import { setFailedLoad } from "#platform/browser/failed-load.store.ts";
import { useFailedLoad } from "#platform/browser/use-failed-load.ts";

/** Notice that the next page did not load, above the page that is still shown. */
export function FailedLoadNotice() {
  const { failure, count } = useFailedLoad();
  const { state } = useNavigation();
  if (!failure || failure.isSamePage) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+0.75rem)] low:top-3 z-60 flex justify-center px-4 print:hidden">
      <div className="pointer-events-auto flex w-full max-w-form items-start gap-3 rounded-card border border-line-strong bg-paper p-4 text-ink shadow-float">
        <div className="min-w-0 flex-1">
          <div role="alert">
            {/* A new element for each failure, so that the second one is announced too. */}
            <p key={count} className="font-medium">
              That page didn't load
            </p>
            <p className="mt-1 text-ink-soft text-sm">
              Nothing you entered is lost. Check your connection and try again.
            </p>
          </div>
          <Button
            size="small"
            variant="secondary"
            className="mt-3"
            pending={state !== "idle"}
            onClick={failure.retry}
          >
            Try again
          </Button>
        </div>
        <IconButton icon={X} label="Close" onClick={() => setFailedLoad(undefined)} />
      </div>
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useFailedLoad } from "#platform/browser/use-failed-load.ts";
import { Button } from "../buttons/button.tsx";
import { EmptyState } from "../empty-state.tsx";

/** Whether the results of the URL did not load, so that the data has the previous ones. */
export function useResultsFailed(): boolean {
  return useFailedLoad().failure?.isSamePage === true;
}

/**
 * Results of a list, or the report that they did not load with a way to try again.
 * @param what plural of what is listed
 */
export function LoadedResults({ what, children }: { what: string; children: ReactNode }) {
  const { failure, count } = useFailedLoad();
  const { state } = useRevalidator();
  const area = useRef<HTMLDivElement>(null);
  const failed = failure?.isSamePage === true;
  const wasFailed = useRef(failed);

  // The pressed link or button was removed with its container.
  useEffect(() => {
    const isChanged = wasFailed.current !== failed;
    wasFailed.current = failed;
    if (!isChanged || document.activeElement !== document.body) return;
    area.current?.focus({ preventScroll: true });
    if (failed) area.current?.scrollIntoView({ block: "center" });
  }, [failed]);

  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      {failed ? (
        <EmptyState
          title={
            <span key={count} role="alert">
              We couldn't load these {what}
            </span>
          }
          action={
            <Button
              variant="secondary"
              pending={state === "loading"}
              onClick={() => failure.retry()}
            >
              Try again
            </Button>
          }
        >
          Check your connection and try again.
        </EmptyState>
      ) : (
        children
      )}
    </div>
  );
}

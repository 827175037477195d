import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { ChangeOutcome } from "./change-action.server.ts";

/**
 * A form that changes the request of the page; `outcome` is of the last one that was sent. After a
 * conflict the page has what others changed, so that the same can be sent again.
 * @param shownVersion version of the request as the page has it
 */
export function useChange(shownVersion = 0) {
  const fetcher = useFetcher<ChangeOutcome>();
  const { revalidate } = useRevalidator();
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  // The router reads nothing again after a response with an error, and live updates may be cut.
  useEffect(() => {
    if (outcome?.kind === "conflict") revalidate();
  }, [outcome, revalidate]);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isSending: fetcher.state !== "idle",
    outcome,
    /** The newest version that this person has seen: of the page, or of the last response. */
    version: Math.max(shownVersion, toVersion(outcome)),
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
  };
}

/** The version after a change, or that a conflict showed; the page may not have read it yet. */
function toVersion(outcome: ChangeOutcome | undefined): number {
  if (outcome?.kind === "done") return outcome.version ?? 0;
  if (outcome?.kind === "conflict") return outcome.events.at(-1)?.version ?? 0;
  return 0;
}

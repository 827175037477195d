import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { ChangeOutcome } from "./change-action.server.ts";

/**
 * A form that changes the request of the page; `outcome` is of the last one that was sent. After a
 * conflict the page has what others changed, so that the same can be sent again.
 */
export function useChange() {
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
    /** The version after the last change, which the page may not have read yet. */
    version: outcome?.kind === "done" ? outcome.version : undefined,
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
  };
}

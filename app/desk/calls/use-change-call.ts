import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { CallOutcome } from "./change-call.server.ts";

/**
 * A form that changes the call of the page. After a conflict the page has what others changed, so
 * that the same can be sent again.
 */
export function useChangeCall() {
  const fetcher = useFetcher<CallOutcome>();
  const { revalidate } = useRevalidator();
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (outcome?.kind === "conflict") revalidate();
  }, [outcome, revalidate]);
  return {
    Form: fetcher.Form,
    isSending: fetcher.state !== "idle",
    outcome,
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
  };
}

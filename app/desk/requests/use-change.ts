import { useFetcher } from "react-router";
import type { ChangeOutcome } from "./change-action.server.ts";

/** A form that changes the request of the page; `outcome` is of the last one that was sent. */
export function useChange() {
  const fetcher = useFetcher<ChangeOutcome>();
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isSending: fetcher.state !== "idle",
    outcome,
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
  };
}

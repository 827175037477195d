import { useFetcher } from "react-router";
import type { HostOutcome } from "./change-host.server.ts";

/** A form of the page of hosts. */
export function useChangeHost() {
  const fetcher = useFetcher<HostOutcome>();
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  return {
    Form: fetcher.Form,
    isSending: fetcher.state !== "idle",
    outcome,
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
  };
}

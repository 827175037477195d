import type { EndpointRow } from "#services/webhooks/endpoints.repository.server.ts";
import { StateMark } from "../parts/state-mark.tsx";

/** Whether an endpoint gets events, and why not. */
export function EndpointState({
  disabled_at,
  disabled_reason,
}: Pick<EndpointRow, "disabled_at" | "disabled_reason">) {
  if (!disabled_at) return <StateMark label="Active" mark={["border-green bg-green"]} />;
  const label = disabled_reason === "gone" ? "Disabled: its server responded 410" : "Disabled";
  return <StateMark label={label} mark={["border-line-strong"]} />;
}

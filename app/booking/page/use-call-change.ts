import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Call } from "#contract/calls/booking.ts";
import type { CallPhase } from "./call-phase.ts";
import { type ChangeOutcome, cancelCall, moveCall } from "./change-call.ts";

export type CallChangeResult =
  | { kind: "booked" | "confirmed" | "moved" | "cancelled" }
  | { kind: "problem"; message: string };

/**
 * A call with the changes of this page. A change shows at once, without another request
 * to the server, since the connection may be lost by then.
 */
export function useCallChange(
  token: string,
  loaded: Call,
  loadedPhase: CallPhase,
  submission: CallChangeResult | undefined,
) {
  const [changed, setChanged] = useState<Call>();
  const [news, setNews] = useState(submission);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const isBusy = useRef(false);
  const { revalidate } = useRevalidator();
  const isNewer = changed !== undefined && changed.sequence > loaded.sequence;
  const call = isNewer ? changed : loaded;

  async function change(send: () => Promise<ChangeOutcome>, kind: "moved" | "cancelled") {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsUnderWay(true);
    const outcome = await send();
    isBusy.current = false;
    setIsUnderWay(false);
    if (outcome.kind === "changed") {
      setChanged(outcome.call);
      setNews({ kind });
    } else if (outcome.kind === "outdated") {
      setNews({ kind: "problem", message: outcome.message });
      revalidate();
    }
    return outcome;
  }

  const { sequence } = call;
  return {
    call,
    phase: isNewer ? (changed.status === "cancelled" ? "cancelled" : "ahead") : loadedPhase,
    news,
    isUnderWay,
    forgetNews: () => setNews(undefined),
    move: (slot: string, timezone: string) =>
      change(() => moveCall(token, { slot, timezone, sequence }), "moved"),
    cancel: () => change(() => cancelCall(token, { sequence }), "cancelled"),
  } as const;
}

import type { z } from "zod";
import type { Hold, HoldBodySchema, TakenProblem } from "#contract/booking.ts";

export type HoldOutcome =
  | { kind: "held"; hold: string; held_until: string }
  | { kind: "taken"; nearest: readonly string[] }
  /** Nobody knows: the form can be sent all the same. */
  | { kind: "unheld" };

/** Nobody should wait longer for what is only a courtesy. */
const PATIENCE = 6_000;

/** Asks to keep a slot for this browser; the hold before it is given back. */
export async function askHold(slot: string, hold: string): Promise<HoldOutcome> {
  const body: z.input<typeof HoldBodySchema> = { slot, ...(hold ? { hold } : {}) };
  try {
    const response = await fetch("/api/booking/holds", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 409) {
      const { nearest } = (await response.json()) as TakenProblem;
      return { kind: "taken", nearest };
    }
    if (response.status !== 201) return { kind: "unheld" };
    const { data } = (await response.json()) as { data: Hold };
    return { kind: "held", hold: data.hold, held_until: toOurClock(data.expires_at, response) };
  } catch {
    return { kind: "unheld" };
  }
}

/** A moment of the server's clock by this browser's, which may go wrong. */
function toOurClock(moment: string, { headers }: Response): string {
  const sent = Date.parse(headers.get("Date") ?? "");
  const ahead = Number.isNaN(sent) ? 0 : Date.now() - sent;
  return new Date(Date.parse(moment) + ahead).toISOString();
}

import type { z } from "zod";
import type { Hold, HoldBodySchema, TakenProblem } from "#contract/calls/booking.ts";
import { createCaptchaClient } from "#platform/captcha/captcha-client.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";

/** Its work is begun when the times are shown, so that it is done when one is chosen. */
export const holdCaptcha = createCaptchaClient("hold");

export type HoldOutcome =
  | { kind: "held"; hold: string; held_until: string }
  | { kind: "taken"; nearest: readonly string[] }
  /** The result is unknown; the form can be sent anyway. */
  | { kind: "unheld" };

/** A hold is optional, so the form does not wait long for it. */
const HOLD_TIMEOUT_MS = 6_000;

/** Requests a hold for this browser; its previous hold is released. */
export async function requestHold(slot: string, hold: string): Promise<HoldOutcome> {
  const earlier = hold ? { hold } : {};
  try {
    let response = hold ? await post({ slot, ...earlier }) : undefined;
    // A first hold needs a proof of work, and so does one after the earlier one has ended.
    if (!response || response.status === 422) {
      const g_recaptcha = await withTimeout(HOLD_TIMEOUT_MS, holdCaptcha.getToken());
      response = await post({ slot, ...earlier, g_recaptcha });
      if (response.status === 201 || response.status === 422) holdCaptcha.forget();
    }
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

function post(body: z.input<typeof HoldBodySchema>): Promise<Response> {
  return fetch("/api/booking/holds", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(HOLD_TIMEOUT_MS),
  });
}

/** A moment of the server's clock by this browser's, which may go wrong. */
function toOurClock(moment: string, { headers }: Response): string {
  const sent = Date.parse(headers.get("Date") ?? "");
  const ahead = Number.isNaN(sent) ? 0 : Date.now() - sent;
  return new Date(Date.parse(moment) + ahead).toISOString();
}

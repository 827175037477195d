import type { z } from "zod";
import type {
  BookBodySchema,
  Call,
  CancelBodySchema,
  MoveBodySchema,
  TakenProblem,
} from "#contract/calls/booking.ts";

export type ChangeOutcome =
  | { kind: "changed"; call: Call }
  /** The new time was taken in the meantime. */
  | { kind: "taken"; nearest: readonly string[] }
  /** The call has changed since the page was loaded; the message has the details. */
  | { kind: "outdated"; message: string }
  | { kind: "failed"; message: string };

const UNREACHED = "Check your connection and try again.";
const BROKEN = "Something went wrong on our side. Try again in a moment.";

export function bookCall(token: string, body: z.input<typeof BookBodySchema>) {
  return change(token, "book", body);
}

export function moveCall(token: string, body: z.input<typeof MoveBodySchema>) {
  return change(token, "move", body);
}

export function cancelCall(token: string, body: z.input<typeof CancelBodySchema>) {
  return change(token, "cancel", body);
}

async function change(token: string, verb: string, body: object): Promise<ChangeOutcome> {
  try {
    const response = await fetch(`/api/booking/${encodeURIComponent(token)}/${verb}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) {
      const { data } = (await response.json()) as { data: Call };
      return { kind: "changed", call: data };
    }
    return toProblemOutcome(response);
  } catch {
    return { kind: "failed", message: UNREACHED };
  }
}

async function toProblemOutcome(response: Response): Promise<ChangeOutcome> {
  const problem: Partial<TakenProblem> = await response.json().catch(() => ({}));
  const message = problem.message ?? BROKEN;
  if (problem.nearest) return { kind: "taken", nearest: problem.nearest };
  return { kind: response.status === 409 ? "outdated" : "failed", message };
}

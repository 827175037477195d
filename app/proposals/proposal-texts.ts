import type { Proposal } from "#contract/proposal.ts";

type Dated = Pick<Proposal, "type" | "submited_at" | "is_expired">;

/** A private proposal without submission time accepts additions; once submitted it does not (spec §4). */
export function acceptsAnswer({ type, submited_at, is_expired }: Dated): boolean {
  return type === "private" && submited_at === null && !is_expired;
}

/** Whether the last day is over everywhere: nobody is told "too late" on the day itself. */
export function isExpired(valid_until: string | null, now: Date): boolean {
  if (valid_until === null) return false;
  const westernmost = new Date(now.getTime() - 12 * 3_600_000);
  return valid_until < westernmost.toISOString().slice(0, 10);
}

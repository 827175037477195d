import { createCaptchaClient } from "#platform/captcha/captcha-client.ts";
import { type AttemptStore, createAttemptStore } from "#platform/forms/attempt.store.ts";

export const proposalCaptcha = createCaptchaClient("proposal");

const attempts = new Map<string, AttemptStore>();

/** A key a proposal: what was sent for one is never the answer to another. */
export function getProposalAttempt(proposal_id: string): AttemptStore {
  const attempt = attempts.get(proposal_id) ?? createAttemptStore(`proposal-${proposal_id}`);
  attempts.set(proposal_id, attempt);
  return attempt;
}

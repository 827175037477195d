import type { StoreApi } from "zustand/vanilla";
import { createBrowserStore } from "#platform/browser-store.ts";
import { createCaptchaClient } from "#platform/captcha/captcha-client.ts";
import { FORM_RETENTION_DAYS, readSameKind } from "#platform/forms/answers.store.ts";
import { type AttemptStore, createAttemptStore } from "#platform/forms/attempt.store.ts";

export const proposalCaptcha = createCaptchaClient("proposal");

const attempts = new Map<string, AttemptStore>();

/** One key per proposal, so that they cannot be confused. */
export function getProposalAttempt(proposal_id: string): AttemptStore {
  const attempt = attempts.get(proposal_id) ?? createAttemptStore(`proposal-${proposal_id}`);
  attempts.set(proposal_id, attempt);
  return attempt;
}

type Draft = { message: string };
const NO_DRAFT: Draft = { message: "" };
const drafts = new Map<string, StoreApi<Draft>>();

/** Draft of the client's message in one proposal, until it is sent. */
export function getProposalDraft(proposal_id: string): StoreApi<Draft> {
  const draft =
    drafts.get(proposal_id) ??
    createBrowserStore<Draft>({
      name: `proposal-${proposal_id}-message`,
      version: 1,
      initial: NO_DRAFT,
      parse: (stored) => readSameKind(stored, NO_DRAFT),
      days: FORM_RETENTION_DAYS,
    });
  drafts.set(proposal_id, draft);
  return draft;
}

/** Forgets what was typed and the key under which it was sent. */
export function clearProposalAnswer(proposal_id: string): void {
  getProposalDraft(proposal_id).setState(NO_DRAFT, true);
  getProposalAttempt(proposal_id).forget();
}

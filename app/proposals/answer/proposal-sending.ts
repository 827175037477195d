import type { StoreApi } from "zustand/vanilla";
import { createBrowserStore } from "#platform/browser/browser-store.ts";
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

/** Of a member who is not in the shortlist of the proposal, and the comment on any member. */
export type DraftAnswer = { member_id: number; answer: "maybe" | "no" | null; comment: string };

type Draft = { message: string; members: readonly DraftAnswer[] };
const NO_DRAFT: Draft = { message: "", members: [] };
const drafts = new Map<string, StoreApi<Draft>>();

/** Draft of what the client says in one proposal, until it is sent. */
export function getProposalDraft(proposal_id: string): StoreApi<Draft> {
  const draft =
    drafts.get(proposal_id) ??
    createBrowserStore<Draft>({
      name: `proposal-${proposal_id}-message`,
      version: 1,
      initial: NO_DRAFT,
      parse: parseDraft,
      days: FORM_RETENTION_DAYS,
    });
  drafts.set(proposal_id, draft);
  return draft;
}

/** Parses what the browser stored; undefined for anything but such a draft. */
export function parseDraft(stored: unknown): Draft | undefined {
  const draft = readSameKind(stored, NO_DRAFT);
  const { members } = (stored ?? {}) as { members?: unknown };
  if (!draft || !Array.isArray(members)) return draft;
  const answers = members.flatMap((entry): DraftAnswer[] => {
    const { member_id, answer, comment } = (entry ?? {}) as Partial<DraftAnswer>;
    if (!Number.isSafeInteger(member_id) || typeof comment !== "string") return [];
    const given = answer === "maybe" || answer === "no" ? answer : null;
    return [{ member_id: member_id as number, answer: given, comment }];
  });
  return { ...draft, members: answers };
}

/** Forgets what was typed and the key under which it was sent. */
export function clearProposalAnswer(proposal_id: string): void {
  getProposalDraft(proposal_id).setState(NO_DRAFT, true);
  getProposalAttempt(proposal_id).forget();
}

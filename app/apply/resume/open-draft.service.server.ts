import { z } from "zod";
import type { Database } from "#database/client.server.ts";
import { toControls } from "#platform/forms/merge-step.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Services } from "#services/services.server.ts";
import type { ApplyForm } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { DRAFT_FIELDS } from "./draft-terms.ts";
import { type DraftRow, deleteDraft, findDraft, moveDraft } from "./drafts.repository.server.ts";
import { parseAnswers } from "./read-answers.server.ts";

type Deps = Pick<Services, "db" | "clock">;

export const openDraft = (db: Database, token: string, now: Date): Promise<DraftRow | undefined> =>
  findDraft(db, toTokenHash(token), now);

/**
 * The answers of a draft, for a form. A file that was deleted stays named without its token, so that
 * the form asks for it again.
 */
export function toAnswers({ answers, upload_id }: DraftRow): ApplyForm | undefined {
  const form = parseAnswers(answers);
  return form && upload_id === null ? { ...form, cv: "" } : form;
}

/**
 * Opens a draft in a browser.
 * @param key under which the browser will send it; without one the draft stays with its first browser
 */
export async function takeDraft(
  { db, clock }: Deps,
  token: string,
  key: string | undefined,
): Promise<ApplyForm | undefined> {
  const draft = await openDraft(db, token, clock());
  if (!draft) return undefined;
  if (z.uuid().safeParse(key).success && key) await moveDraft(db, draft.id, key);
  return toAnswers(draft);
}

/** Deletes a draft with its file. An unknown link has nothing to delete. */
export async function removeDraft({ db, clock }: Deps, token: string): Promise<void> {
  const draft = await openDraft(db, token, clock());
  if (draft) await db.transaction((tx) => deleteDraft(tx, draft));
}

/** The draft of a link as controls of the form on one page. */
export async function readDraftFields(
  { db, clock }: Deps,
  input: InputValues,
): Promise<InputValues> {
  const draft = await openDraft(db, input[DRAFT_FIELDS.token] ?? "", clock());
  const form = draft && toAnswers(draft);
  return form ? toControls(applyForm, form) : input;
}

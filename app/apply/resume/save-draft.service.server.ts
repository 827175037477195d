import { z } from "zod";
import { getSite } from "#app/site/site.service.server.ts";
import { EmailSchema } from "#contract/values/person.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import type { Services } from "#services/services.server.ts";
import { keepUpload } from "#services/uploads/uploads.repository.server.ts";
import type { ApplyForm } from "../form/apply.store.ts";
import { isEmpty } from "./draft-answers.ts";
import { renderDraftEmail } from "./draft-email.server.ts";
import { DRAFT_DAYS, MAX_ANSWERS } from "./draft-terms.ts";
import { deleteEarlier, insertDraft } from "./drafts.repository.server.ts";

const NOTHING = "There is nothing to save yet";

/** Only the address has to be right: what was typed is saved, also half. */
export const DraftSchema = z.object({
  email: EmailSchema,
  answers: z
    .custom<ApplyForm>((form) => typeof form === "object", { error: NOTHING, abort: true })
    .refine((form) => !isEmpty(form), NOTHING)
    .refine(
      (form) => JSON.stringify(form).length <= MAX_ANSWERS,
      "Your answers are too long to be saved. Shorten them",
    ),
  attempt_key: z.uuid().optional().catch(undefined),
});
type Draft = z.output<typeof DraftSchema>;
type Deps = Pick<Services, "db" | "queue" | "clock" | "env">;

/**
 * Stores the answers with their file, and emails a link to them. The earlier draft of the browser
 * ends. Above the limit of emails to an address nothing is stored or sent.
 * @param form_key of the form: the same form again stores nothing
 */
export async function saveDraft(
  { db, queue, clock, env: { siteUrl } }: Deps,
  { email, answers, attempt_key }: Draft,
  form_key: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const saved_at = clock();
    const expires_at = daysBefore(saved_at, -DRAFT_DAYS);
    if (!(await countConfirmation(tx, "draft", email))) return;
    const terms = { purpose: "cv", until: expires_at } as const;
    const upload_id = (await keepUpload(tx, answers.cv, terms)) ?? null;
    const token = createToken();
    const key = attempt_key ?? form_key;
    const id = await insertDraft(tx, {
      email,
      upload_id,
      form_key,
      attempt_key: key,
      saved_at,
      expires_at,
      token_hash: toTokenHash(token),
      // A file that is gone stays named, so that its sender notices.
      answers: JSON.stringify({ ...answers, cv_expires_at: expires_at.toISOString() }),
    });
    if (id === undefined) return;
    await deleteEarlier(tx, { id, attempt_key: key, upload_id });
    const site = await getSite(tx);
    await enqueueEmail(
      queue,
      tx,
      await renderDraftEmail({ email, token, expires_at, site, siteUrl }),
    );
  });
}

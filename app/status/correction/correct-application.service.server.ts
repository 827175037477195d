import { toAnswerChanges } from "#app/apply/answer-changes.ts";
import { toApplicationColumns, toRequestColumns } from "#app/apply/application-columns.server.ts";
import { APPLICATION_FIELDS } from "#app/apply/application-fields.ts";
import { updateApplication } from "#app/apply/applications.repository.server.ts";
import { findLastCorrection, hasCorrection } from "#app/apply/corrections.repository.server.ts";
import { findCv, toReadable } from "#app/apply/stored-answers.ts";
import { insertMessageFiles } from "#app/requests/records/messages.repository.server.ts";
import {
  type ChangedRequest,
  lockRequest,
  updateAnswers,
  updateFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { insertOwnEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { Correction } from "#contract/applications/application.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { claimUpload, retireUpload } from "#services/uploads/uploads.repository.server.ts";
import { openDataLink, sendDataLink } from "../data/data-links.service.server.ts";
import { describe } from "../request-way.service.server.ts";
import { getByStatusToken } from "../status.service.server.ts";
import { canWithdraw } from "../status-words.ts";
import { enqueueCorrectionEmails } from "./correction-emails.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** Corrections by one link: each is an email to the agency. */
const PER_LINK = { hits: 10, seconds: 3_600 };
const CV_LABEL = APPLICATION_FIELDS.cv.label;
const DECIDED = "We've decided on this application, so it can't be corrected. Send us a message";
const CHANGED =
  "You corrected this application meanwhile, perhaps in another tab. Open the page again to see it as it is now, then make your changes";

const PURPOSE = "correction";

/**
 * Emails a link by which a person corrects their application: it has everything that they sent, and
 * the page of the application may have been forwarded.
 * @throws PublicError 404 for a link that opens nothing, 409 once it is decided, 429
 */
export async function sendCorrectionLink(deps: Deps, statusToken: string): Promise<void> {
  const request = await getByStatusToken(deps.db, statusToken);
  if (request.form !== "apply") throw notFound("This link is not available");
  if (!canWithdraw(await describe(deps.db, request))) throw new PublicError(409, DECIDED);
  await sendDataLink(deps, statusToken, PURPOSE);
}

/** The application of such a link; undefined for one that is unknown or expired. */
export async function openCorrection(db: Queryable, token: string, now: Date) {
  const link = await openDataLink(db, token, { purpose: PURPOSE, now });
  return link?.owner?.request;
}

/**
 * Stores an application anew, with an entry of its timeline that has each answer before and after,
 * and tells agency and sender. The earlier CV stays, as a file of that entry.
 * @param delivery `key` of the form: the same form again stores nothing; `seen` is the correction
 * that the form was opened at
 * @returns false when nothing differs
 * @throws PublicError 404 for a link that opens nothing, 409 once it is decided or when it was
 * corrected since the form was opened, 422 for a vacancy that has closed and a CV that is gone
 */
export async function correctApplication(
  deps: Deps,
  token: string,
  correction: Correction,
  delivery: { key: string; seen: number },
): Promise<boolean> {
  const opened = await openCorrection(deps.db, token, deps.clock());
  if (!opened) throw notFound("This link is not available. Get a new one on the status page");
  await countHit(deps.db, "correction link", toTokenHash(token), PER_LINK);
  const { reference } = opened;
  return deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, reference);
    if (request?.form !== "apply") throw notFound("This link is not available");
    if (await hasCorrection(tx, delivery.key)) return true;
    if (!canWithdraw(await describe(tx, request))) throw new PublicError(409, DECIDED);
    if ((await findLastCorrection(tx, request.id)) !== delivery.seen) {
      throw new PublicError(409, CHANGED);
    }
    const { changes, earlierCv } = await store(tx, request, correction);
    if (changes.length === 0) return false;
    await updateFields(tx, { id: request.id, expected: request.version }, {});
    const event_id = await insertOwnEvent(tx, {
      request_id: request.id,
      kind: "correction",
      change: { field: "answers", changes },
      note_key: delivery.key,
      at: deps.clock(),
    });
    await insertMessageFiles(tx, event_id, earlierCv ? [earlierCv.id] : []);
    const { name } = toRequestColumns(correction);
    await enqueueCorrectionEmails(deps, tx, { request: { ...request, name }, changes });
    return true;
  });
}

/** @returns what differs now, and the CV that was replaced */
async function store(tx: Transaction, { id, reference }: ChangedRequest, correction: Correction) {
  const before = await getStored(tx, reference);
  await updateApplication(tx, id, await toApplicationColumns(tx, correction, before.application));
  await updateAnswers(tx, id, toRequestColumns(correction));
  const earlierCv = correction.cv === "" ? undefined : findCv(before);
  if (earlierCv) await retireUpload(tx, earlierCv.id);
  if (correction.cv !== "") {
    await claimUpload(tx, correction.cv, { purpose: "cv", request_id: id, field: "cv" });
  }
  const after = await getStored(tx, reference);
  const changes = toAnswerChanges(before.readable, after.readable);
  // Two files of one name and size differ as well.
  if (earlierCv && changes.every(({ label }) => label !== CV_LABEL)) {
    changes.push({ label: CV_LABEL, from: before.readable.cv, to: after.readable.cv });
  }
  return { changes, earlierCv };
}

async function getStored(tx: Transaction, reference: string) {
  const [stored] = await listRequestsByReference(tx, reference);
  if (!stored?.application) throw new Error("A locked application is gone");
  const { application } = stored;
  return { files: stored.files, application, readable: toReadable(stored, application) };
}

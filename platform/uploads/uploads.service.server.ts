import { randomBytes } from "node:crypto";
import { UploadPurposeSchema, type UploadReceipt } from "#contract/upload.ts";
import { FILE_OF_OTHER_TYPE, UPLOAD_TYPES } from "#contract/upload-terms.ts";
import type { Database } from "#database/client.server.ts";
import { PublicError, unprocessable } from "../errors.ts";
import { toFieldErrors } from "../field-errors.ts";
import { createPlaces } from "../places.server.ts";
import { countClientCall, type RateLimit } from "../rate-limit.repository.server.ts";
import { findDocumentType } from "./document-type.server.ts";
import { toFileName } from "./file-name.ts";
import { FILE_FIELD, type SentFile } from "./read-upload.server.ts";
import { insertUpload, sumUnclaimedBytes } from "./uploads.repository.server.ts";

/** Somebody who tries several files stays far below; who fills the database does not. */
const HOURLY: RateLimit = { hits: 30, seconds: 3_600 };
const DAILY: RateLimit = { hits: 60, seconds: 86_400 };
/** Bytes of all files together that still wait for their form. */
export const MAX_UNCLAIMED_BYTES = 2 * 1_024 ** 3;

/** Requests whose file is in memory: each holds it twice for a moment, so at most 120 MB. */
export const uploadPlaces = createPlaces({
  all: 6,
  each: 2,
  words: "Many files are being sent right now. Try again in a moment.",
});

/** @throws PublicError 429 when the client has sent many files */
export async function countUpload(db: Database, client: string): Promise<void> {
  await countClientCall(db, "upload", client, HOURLY);
  await countClientCall(db, "upload-day", client, DAILY);
}

/** @throws PublicError 503 while too many files wait for their form */
export async function requireUploadRoom(
  db: Database,
  maxUnclaimed = MAX_UNCLAIMED_BYTES,
): Promise<void> {
  if ((await sumUnclaimedBytes(db)) < maxUnclaimed) return;
  throw new PublicError(503, "We cannot take files right now. Try again later.", {
    retryAfter: 3_600,
  });
}

/**
 * Stores a file until its form claims it.
 * @throws PublicError 422 for a purpose or a type that is not accepted
 */
export async function storeUpload(
  db: Database,
  { name: given, bytes, purpose: said }: SentFile,
): Promise<UploadReceipt> {
  const purpose = UploadPurposeSchema.safeParse(said);
  if (!purpose.success) throw unprocessable(toFieldErrors(purpose.error, "purpose"));
  const type = findDocumentType(bytes);
  if (!type) throw unprocessable({ [FILE_FIELD]: [FILE_OF_OTHER_TYPE] });
  const upload = randomBytes(32).toString("base64url");
  const name = toFileName(given, UPLOAD_TYPES[type].extension);
  const row = { purpose: purpose.data, name, type, size: bytes.length, bytes };
  const { expires_at } = await insertUpload(db, upload, row);
  return { upload, name, size: row.size, type, expires_at: expires_at.toISOString() };
}

import { createHmac, randomBytes } from "node:crypto";
import { UploadPurposeSchema, type UploadReceipt } from "#contract/values/upload.ts";
import {
  FILE_OF_OTHER_TYPE,
  MAX_UPLOAD_BYTES,
  UPLOAD_HOURS,
  UPLOAD_TYPES,
} from "#contract/values/upload-terms.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { toClientKeys } from "#platform/admission/client-address.server.ts";
import { createConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { findDocumentType } from "#platform/uploads/document-type.server.ts";
import { toFileName } from "#platform/uploads/file-name.ts";
import { FILE_FIELD, type SentFile } from "#platform/uploads/read-upload.server.ts";
import { getSecret } from "../secrets.repository.server.ts";
import {
  evictOldestUnclaimed,
  insertUpload,
  lockUploads,
  measureUnclaimed,
} from "./uploads.repository.server.ts";

/** Bytes of all unclaimed files together. */
export const MAX_UNCLAIMED_BYTES = 2 * 1_024 ** 3;
/** Unclaimed files of one client: an IPv4 address, or a subscriber's IPv6 /56. */
const QUOTA = { files: 20, bytes: 5 * MAX_UPLOAD_BYTES };

/** Files that are parsed and stored at a time: each is copied twice for a moment. */
export const uploadLimit = createConcurrencyLimit({
  running: 2,
  waiting: 16,
  timeoutMs: 5_000,
  message: "We're receiving a lot of files right now. Try again in a moment.",
});

/** @throws PublicError 429 when the client's unclaimed files fill its quota */
async function requireQuota(db: Queryable, client: string, size: number): Promise<void> {
  const { files, bytes } = await measureUnclaimed(db, client);
  if (files < QUOTA.files && bytes + size <= QUOTA.bytes) return;
  throw new PublicError(
    429,
    "You have sent many files without a form. Send the form, or try again in two hours.",
    { retryAfter: UPLOAD_HOURS * 3_600 },
  );
}

async function toClientHash(db: Queryable, address: string): Promise<string> {
  const { client, subscriber } = toClientKeys(address);
  const key = await getSecret(db, "upload-clients");
  return createHmac("sha256", key)
    .update(subscriber ?? client)
    .digest("base64url");
}

/**
 * Stores a file until its form claims it. When the storage is full, the oldest unclaimed file is
 * evicted: a client that fills the storage loses its own files first, and no other is refused.
 * @param address of the client
 * @throws PublicError 422 for a purpose or a type that is not accepted, 429 over the client's quota
 */
export async function storeUpload(
  db: Database,
  { name: given, bytes, purpose: givenPurpose }: SentFile,
  address: string,
  maxUnclaimed = MAX_UNCLAIMED_BYTES,
): Promise<UploadReceipt> {
  const purpose = UploadPurposeSchema.safeParse(givenPurpose);
  if (!purpose.success) throw unprocessable(toFieldErrors(purpose.error, "purpose"));
  const type = findDocumentType(bytes);
  if (!type) throw unprocessable({ [FILE_FIELD]: [FILE_OF_OTHER_TYPE] });
  const upload = randomBytes(32).toString("base64url");
  const name = toFileName(given, UPLOAD_TYPES[type].extension);
  const client = await toClientHash(db, address);
  const row = { purpose: purpose.data, name, type, size: bytes.length, bytes, client };
  const { expires_at } = await db.transaction(async (tx) => {
    await lockUploads(tx);
    await requireQuota(tx, client, row.size);
    const waiting = await measureUnclaimed(tx);
    const excess = waiting.bytes + row.size - maxUnclaimed;
    if (excess > 0) await evictOldestUnclaimed(tx, excess);
    return insertUpload(tx, upload, row);
  });
  return { upload, name, size: row.size, type, expires_at: expires_at.toISOString() };
}

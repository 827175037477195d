import { randomBytes } from "node:crypto";
import { createRoute } from "@hono/zod-openapi";
import { answerSchema } from "#contract/answer.ts";
import { UploadPurposeSchema, UploadReceiptSchema } from "#contract/upload.ts";
import { FILE_OF_OTHER_TYPE, UPLOAD_TYPES } from "#contract/upload-terms.ts";
import type { Database } from "#database/client.server.ts";
import { createApiRouter, PROBLEM_RESPONSES } from "../api-router.server.ts";
import { readClientAddress, toClientKeys } from "../client-address.server.ts";
import type { Env } from "../env.server.ts";
import { PublicError, unprocessable } from "../errors.ts";
import { toFieldErrors } from "../field-errors.ts";
import { createPlaces } from "../places.server.ts";
import { countClientCall, type RateLimit } from "../rate-limit.repository.server.ts";
import { findDocumentType } from "./document-type.server.ts";
import { toFileName } from "./file-name.ts";
import { FILE_FIELD, readUpload, type SentFile } from "./read-upload.server.ts";
import { insertUpload, sumUnclaimedBytes } from "./uploads.repository.server.ts";

/** Somebody who tries several files stays far below; who fills the database does not. */
const HOURLY: RateLimit = { hits: 30, seconds: 3_600 };
const DAILY: RateLimit = { hits: 60, seconds: 86_400 };
/** Each holds its file twice for a moment: at most 120 MB. */
const PLACES = {
  all: 6,
  each: 2,
  words: "Many files are being sent right now. Try again in a moment.",
};
/** Bytes of all files together that still wait for their form. */
export const MAX_UNCLAIMED_BYTES = 2 * 1_024 ** 3;

const postUpload = createRoute({
  method: "post",
  path: "/uploads",
  summary: "Send a file ahead of the form that it belongs to",
  description:
    "PDF or DOCX, judged by its bytes, 10 MB at most. The answer's `upload` goes into the form's field; a file that no form claims is forgotten after 7 days. Files are never served.",
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: [FILE_FIELD, "purpose"],
          properties: {
            [FILE_FIELD]: { type: "string", format: "binary" },
            purpose: { type: "string", enum: [...UploadPurposeSchema.options] },
          },
        },
      },
    },
  },
  responses: {
    201: {
      description: "Stored until a form claims it",
      content: { "application/json": { schema: answerSchema(UploadReceiptSchema) } },
    },
    400: PROBLEM_RESPONSES[400],
    403: PROBLEM_RESPONSES[403],
    413: PROBLEM_RESPONSES[413],
    415: PROBLEM_RESPONSES[415],
    422: PROBLEM_RESPONSES[422],
    429: PROBLEM_RESPONSES[429],
    503: PROBLEM_RESPONSES[503],
  },
});

type Ground = { db: Database; env: Pick<Env, "trustProxy"> };

export function createUploadsApi({ db, env }: Ground, maxUnclaimed = MAX_UNCLAIMED_BYTES) {
  const places = createPlaces(PLACES);
  return createApiRouter().openapi(postUpload, async (c) => {
    const client = readClientAddress(c, env.trustProxy);
    await countClientCall(db, "upload", client, HOURLY);
    await countClientCall(db, "upload-day", client, DAILY);
    const data = await places.hold(toClientKeys(client).client, async () => {
      // Before a byte is read: what will not be kept need not be sent.
      if ((await sumUnclaimedBytes(db)) >= maxUnclaimed) {
        throw new PublicError(503, "We cannot take files right now. Try again later.", {
          retryAfter: 3_600,
        });
      }
      return storeUpload(db, await readUpload(c.req.raw));
    });
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}

async function storeUpload(db: Database, { name: given, bytes, purpose: said }: SentFile) {
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

import { createRoute } from "@hono/zod-openapi";
import { UploadPurposeSchema, UploadReceiptSchema } from "#contract/values/upload.ts";
import type { Database } from "#database/client.server.ts";
import { readClientAddress } from "#platform/admission/client-address.server.ts";
import {
  ADMISSION_RESPONSES,
  createApiRouter,
  dataResponse,
  endpointLimits,
  PROBLEM_RESPONSES,
} from "#platform/http/api-router.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { FILE_FIELD, readUpload } from "#platform/uploads/read-upload.server.ts";
import { UPLOAD_LIMITS } from "#platform/uploads/upload-limits.server.ts";
import { MAX_UNCLAIMED_BYTES, storeUpload, uploadLimit } from "./uploads.service.server.ts";

const postUpload = createRoute({
  ...endpointLimits(UPLOAD_LIMITS),
  method: "post",
  path: "/uploads",
  operationId: "uploadFile",
  summary: "Upload a file before sending its form",
  description:
    "PDF or DOCX, detected by its bytes, up to 10 MB. The response's `upload` goes into the form's field; a file that no form claims is deleted after 2 hours. Files are never served.",
  requestBody: {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          required: [FILE_FIELD, "purpose"],
          properties: {
            [FILE_FIELD]: { type: "string", format: "binary", description: "PDF or DOCX" },
            purpose: {
              type: "string",
              enum: [...UploadPurposeSchema.options],
              description: "The form's field that the file is for",
            },
          },
        },
      },
    },
  },
  responses: {
    201: dataResponse("Stored until a form uses it", UploadReceiptSchema),
    ...ADMISSION_RESPONSES,
    415: PROBLEM_RESPONSES[415],
    422: PROBLEM_RESPONSES[422],
  },
});

type Deps = { db: Database; env: Pick<Env, "trustProxy"> };

export function createUploadsApi({ db, env }: Deps, maxUnclaimed = MAX_UNCLAIMED_BYTES) {
  return createApiRouter().openapi(postUpload, async (c) => {
    const client = readClientAddress(c, env.trustProxy);
    const data = await uploadLimit.run(async () =>
      storeUpload(db, await readUpload(c.req.raw), client, maxUnclaimed),
    );
    return c.json({ data }, 201, { "Cache-Control": "no-store" });
  });
}

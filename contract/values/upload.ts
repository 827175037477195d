import { z } from "zod";
import {
  CHOOSE_FILE_AGAIN,
  isUploadToken,
  toTokenFault,
  UPLOAD_PENDING,
  UPLOAD_PURPOSES,
} from "./upload-terms.ts";

/** The fields of `POST /api/uploads` beside the file. */
export const UploadPurposeSchema = z.enum(UPLOAD_PURPOSES, {
  error: `Send purpose as one of ${UPLOAD_PURPOSES.join(", ")}`,
});

/** Response of `POST /api/uploads` with status 201. */
export const UploadReceiptSchema = z
  .object({
    upload: z.string().describe("Unguessable; send it in the form's file field"),
    name: z.string().describe("The sanitised file name"),
    size: z.number().int().describe("Bytes"),
    type: z.string().describe("Media type, detected from the content"),
    expires_at: z.iso.datetime().describe("When the file expires unless a form uses it"),
  })
  .meta({ id: "Upload" });
export type UploadReceipt = z.infer<typeof UploadReceiptSchema>;

/**
 * A form's field that holds the token of an upload.
 * @param missing the error for an empty one; without it the file is optional and an empty one holds
 */
export function uploadTokenSchema(missing?: string) {
  return z
    .string({ error: missing ?? CHOOSE_FILE_AGAIN })
    .refine((token) => token !== "" || missing === undefined, { error: missing, abort: true })
    .refine((token) => token !== UPLOAD_PENDING, {
      error: "Wait until the file is uploaded, then continue",
      abort: true,
    })
    .refine((token) => token === "" || isUploadToken(token), {
      error: ({ input }) => toTokenFault(String(input)),
    });
}

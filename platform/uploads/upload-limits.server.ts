import type { AdmissionLimits } from "../admission/admission.server.ts";
import { MAX_FILE_FORM_BYTES } from "./read-form-with-file.server.ts";
import { MAX_UPLOAD_BODY_BYTES } from "./read-upload.server.ts";

/** For the endpoint that takes a file. */
export const UPLOAD_LIMITS: AdmissionLimits = {
  maxBodyBytes: MAX_UPLOAD_BODY_BYTES,
  // Enough for the largest file at 700 kbit/s.
  bodyTimeoutMs: 120_000,
  // A visitor who tries several files stays far below; a client that fills the database does not.
  rates: [
    { hits: 30, seconds: 3_600 },
    { hits: 60, seconds: 86_400 },
  ],
};

/** For a form with a file that is posted to a page. */
export const FILE_FORM_LIMITS: AdmissionLimits = {
  ...UPLOAD_LIMITS,
  maxBodyBytes: MAX_FILE_FORM_BYTES,
};

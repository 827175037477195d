// No zod here: a page with a form starts without it.

/** Purpose of an uploaded file; a form claims only files of its own. `reply` and `contract` are for staff. */
export const UPLOAD_PURPOSES = ["cv", "brief", "message", "reply", "contract"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** The largest file: 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1_024 * 1_024;
/** Files of one message. */
export const MAX_MESSAGE_FILES = 5;
/** Longest name of a file, in characters. */
export const MAX_FILE_NAME = 120;
/** Hours for which a file waits for the form that it belongs to. */
export const UPLOAD_HOURS = 2;

/** Kinds of file that are taken, by their media type. */
export const UPLOAD_TYPES = {
  "application/pdf": { extension: "pdf", label: "PDF" },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": {
    extension: "docx",
    label: "DOCX",
  },
} as const;
export type UploadType = keyof typeof UPLOAD_TYPES;

/** For a file chooser; the server judges by the bytes. */
export const UPLOAD_ACCEPT = [".pdf", ".docx", ...Object.keys(UPLOAD_TYPES)].join(",");

export const FILE_TOO_LARGE = "The file must be 10 MB or smaller";
export const FILE_OF_OTHER_TYPE = "The file must be a PDF or a Word document (DOCX)";
export const FILE_EMPTY = "The file is empty. Choose another one";
export const FILE_NOT_SENT = "The file wasn't sent. Choose it again or remove it";
/** The file was never there, has expired or belongs to another request. */
export const CHOOSE_FILE_AGAIN = "Choose the file again";

/** Placeholder for the token while the file is being uploaded. */
export const UPLOAD_PENDING = "pending";
const FAULTS: readonly string[] = [
  FILE_TOO_LARGE,
  FILE_OF_OTHER_TYPE,
  FILE_EMPTY,
  FILE_NOT_SENT,
  CHOOSE_FILE_AGAIN,
];

/**
 * The error for a text that is no upload token. For a rejected file, the form stores
 * the reason instead of the token, so that the file does not seem to be attached.
 */
export function toTokenFault(text: string): string {
  return FAULTS.includes(text) ? text : CHOOSE_FILE_AGAIN;
}
const UPLOAD_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of an upload's token: 256 random bits in base64url. */
export function isUploadToken(text: string): boolean {
  return UPLOAD_TOKEN.test(text);
}

import { isUploadToken, toTokenFault } from "#contract/values/upload-terms.ts";
import { toFileFields } from "./file-fields.ts";

/** An uploaded file, as a form saves it. */
export type SavedFile = { upload: string; name: string; size: number; expires_at: string };

/** State of a file field while no upload is in progress. */
export type FileState =
  | { kind: "empty" }
  | { kind: "saved"; file: SavedFile }
  /** The file was rejected, or has expired. */
  | { kind: "refused"; file: { name: string; size: number }; fault: string };

type Texts = Readonly<Record<string, string | undefined>>;

/** The file of a field; undefined when there is none or it has expired. */
export function readSavedFile(
  texts: Texts,
  field: string,
  now = Date.now(),
): SavedFile | undefined {
  const names = toFileFields(field);
  const upload = texts[names.upload] ?? "";
  const expires_at = texts[names.expires_at] ?? "";
  if (!isUploadToken(upload) || !(Date.parse(expires_at) > now)) return undefined;
  return {
    upload,
    name: texts[names.name] ?? "",
    size: Number(texts[names.size]) || 0,
    expires_at,
  };
}

/**
 * Initial state of a file field. A chosen file that was not uploaded (rejected, interrupted by
 * leaving the page, expired) is named, so that the visitor notices.
 */
export function readFileState(texts: Texts, field: string, now = Date.now()): FileState {
  const file = readSavedFile(texts, field, now);
  if (file) return { kind: "saved", file };
  const names = toFileFields(field);
  const name = texts[names.name] ?? "";
  if (name === "") return { kind: "empty" };
  const size = Number(texts[names.size]) || 0;
  return { kind: "refused", file: { name, size }, fault: toTokenFault(texts[names.upload] ?? "") };
}

/** "120 KB", "1.4 MB". */
export function toSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** "cv.pdf, 120 KB". */
export function toFileText({ name, size }: { name: string; size: number }): string {
  return `${name}, ${toSizeText(size)}`;
}

import { isUploadToken, toTokenFault } from "#contract/upload-terms.ts";

/** A file that the server has, as a form keeps it. */
export type KeptFile = { upload: string; name: string; size: number; expires_at: string };

/** What a field says of its file while nothing is under way. */
export type FileState =
  | { kind: "empty" }
  | { kind: "kept"; file: KeptFile }
  /** The file itself will not do, or is no longer there. */
  | { kind: "refused"; file: { name: string; size: number }; fault: string };

type Texts = Readonly<Record<string, string | undefined>>;

/** Names of the controls in which a form holds the file of the field `name`. */
export function toFileFields(name: string) {
  return {
    upload: name,
    name: `${name}_name`,
    size: `${name}_size`,
    expires_at: `${name}_expires_at`,
  } as const;
}

/** The file of a field; undefined when there is none or it has expired. */
export function readKeptFile(texts: Texts, field: string, now = Date.now()): KeptFile | undefined {
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
 * What a field begins with. A file that was chosen and is not there (refused, still on its way when
 * the page was left, expired) is named, so that it is not missed too late.
 */
export function readFileState(texts: Texts, field: string, now = Date.now()): FileState {
  const file = readKeptFile(texts, field, now);
  if (file) return { kind: "kept", file };
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

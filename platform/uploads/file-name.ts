import { MAX_FILE_NAME } from "#contract/upload-terms.ts";

/** Invisible characters that reverse or hide the text around them. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]/gu;
const FORBIDDEN_IN_PATHS = /["*:<>?|]/g;

/**
 * A visitor's name for a file as one that is safe to show and to save under: no folder, nothing
 * invisible, no leading dot or dash, and the extension that its bytes call for.
 */
export function toFileName(given: string, extension: string): string {
  const bare = given
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .split(/[/\\]/)
    .at(-1)
    ?.replace(FORBIDDEN_IN_PATHS, "_")
    .replace(/^[\s.-]+/, "");
  const ending = `.${extension}`;
  const isNamedSo = bare?.toLowerCase().endsWith(ending) === true;
  const stem = (isNamedSo ? bare?.slice(0, -ending.length) : bare)?.trim() || "file";
  const maxLength = MAX_FILE_NAME - ending.length;
  return `${cut(stem, maxLength).trimEnd()}${ending}`;
}

/** At most `length` UTF-16 units, without half a character at the end. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

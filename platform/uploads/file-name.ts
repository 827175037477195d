import { MAX_FILE_NAME } from "#contract/values/upload-terms.ts";

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

/**
 * Names for files in one folder: `cv.pdf`, `cv-2.pdf`. Some systems do not tell capital letters
 * apart.
 */
export function toDistinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ""] = /^(.+)(\.[^./]+)$/.exec(name) ?? [];
    let distinct = name;
    for (let number = 2; taken.has(distinct.toLowerCase()); number += 1) {
      distinct = `${stem}-${number}${ending}`;
    }
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

/** A visitor's name for a file that is not stored, as one that is safe to show. */
export function toShownName(given: string): string {
  const [, ending = "file"] = /\.(\w{1,5})$/.exec(given.trim()) ?? [];
  return toFileName(given, ending.toLowerCase());
}

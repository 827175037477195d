const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text of one line: no control characters, no forced direction, single spaces. */
export function toLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(DIRECTION_OVERRIDES, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/**
 * Text of several lines. Browsers send every line break as CR LF, which would
 * count as two characters.
 */
export function toText(text: string): string {
  return text
    .normalize("NFC")
    .replace(DIRECTION_OVERRIDES, "")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

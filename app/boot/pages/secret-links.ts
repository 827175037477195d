/**
 * Segments of paths that are followed by a secret, which deploy/nginx.conf lists too: `/proposals/{id}`, `/api/booking/{token}/move`,
 * `/desk/welcome/{token}`, `/calendar/{token}.ics`, `/availability/{token}`,
 * `/interviews/{token}`, `/status/{token}`, `/saved-searches/{token}`, `/apply/resume/{token}`, `/shortlist/{token}`.
 */
export const SECRET_SEGMENTS = [
  "proposals",
  "booking",
  "welcome",
  "calendar",
  "availability",
  "interviews",
  "status",
  "saved-searches",
  "resume",
  "shortlist",
];
/** Segments there that are no secret. */
const PUBLIC = "(?:slots|holds)(?![^/?#\\s\"'])";

/** A word in a path, however its letters are escaped: routes match `/propos%61ls/…`. */
function toPattern(word: string): string {
  const letters = [...word].map((letter) => {
    const codes = [letter, letter.toUpperCase()].map((one) => one.charCodeAt(0).toString(16));
    return `(?:${letter}|%${codes.join("|%")})`;
  });
  return letters.join("");
}

// One in front, not several: a long row of slashes would be tried from each of them.
const SLASH = "(?:[/\\\\]|%2f|%5c)";
const PATH = new RegExp(
  `(${SLASH}(?:${SECRET_SEGMENTS.map(toPattern).join("|")})${SLASH}+)(?!${PUBLIC})[^\\s"'<>?#&/\\\\]+`,
  "gi",
);
/** Access tokens: one that was sent in a URL by mistake is still a secret. */
const ACCESS_TOKEN = /ogds_[0-9A-Za-z]{46}/g;
const QUERY = /([?&](?:hold|reader|code)=)[^\s"'<>&#\\]+/gi;

/**
 * Masks the secrets of links in a text. All log output passes through it: whatever contains a
 * path, an error of a library for example, loses the part that opens something.
 */
export function maskSecretLinks(text: string): string {
  return text
    .replace(PATH, "$1[secret]")
    .replace(QUERY, "$1[secret]")
    .replace(ACCESS_TOKEN, "[secret]");
}

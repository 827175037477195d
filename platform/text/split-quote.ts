/** "On 12 Nov 2026, at 10:00, OGDS wrote:", in the languages of mail programs. */
const WROTE =
  /^(?:On|Am|Le|El|Il|Em|Op|Den|På|Dnia|W dniu|Dne|A)\s.{4,250}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał|napsal|írta)\b.{0,120}:$/iu;
/** Any language: a date, an address and a colon. */
const DATED_ADDRESS =
  /\d.*<[^<>\s]+@[^<>\s]+>.{0,40}:$|^[^<>]{0,100}<[^<>\s]+@[^<>\s]+>.*\d.{0,40}:$/u;
const MAX_ATTRIBUTION = 300;
const MAX_ATTRIBUTION_LINES = 3;

const ORIGINAL =
  /^-{4,}\s*(?:original message|original-nachricht|ursprüngliche nachricht|message d'origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht)\s*-{4,}$/i;
const FORWARDED =
  /^(?:-{4,}\s*)?(?:begin forwarded message|forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|message transféré|début du message transféré|début du message réexpédié|mensaje reenviado|messaggio inoltrato)\s*:?\s*(?:-{4,})?$/i;
/** The lines above the quote in Outlook and in mail programs of phones. */
const FROM = /^\*?(?:from|von|de|da|van|från|od|expéditeur)\s?:\*?\s/i;
const OTHER_HEADER =
  /^\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp)\s?:\*?\s/i;
const HEADER_LINES = 5;
const RULE = /^[_-]{10,}$/;

const SIGNATURE = /^-- ?$/;
const MAX_SIGNATURE_LINES = 12;
/** What phones and programs write below a text by themselves. */
const PROGRAM =
  /^(?:sent (?:from|via|with) |get outlook for |envoyé (?:de|depuis|avec) |von meinem .{1,40}gesendet|gesendet (?:von|mit) |enviado (?:desde|do|de) |inviato da |verzonden (?:vanaf|met) |skickat från |sendt fra |wysłane z ).{0,80}$/i;

const isQuoted = (line: string) => line.startsWith(">");
const isBlank = (line: string) => line.trim() === "";
const hasText = (lines: readonly string[]) => lines.some((line) => !isBlank(line));

/**
 * The text of an email or an entry, and apart from it what only repeats earlier emails, below an
 * answer or above it, and the signature. A quote with answers in between is part of the text, and so
 * is what was forwarded.
 */
export function splitQuote(email: string): Parts {
  return withoutSignature(splitRepeated(email));
}

type Parts = { text: string; quoted: string };

function splitRepeated(email: string): Parts {
  const lines = email.split("\n");
  const forwarded = lines.findIndex((line) => FORWARDED.test(line.trim()));
  const headers = lines.findIndex((_line, index) => isHeaderBlock(lines, index));
  const start = headers === -1 ? findUnmarkedQuote(lines) : toStart(lines, headers);
  if (forwarded !== -1 && (start === -1 || forwarded <= start)) return { text: email, quoted: "" };
  if (start !== -1 && hasText(lines.slice(0, start))) {
    // Answers between the marked lines above are part of the text.
    return toParts(lines.slice(0, start), lines.slice(start));
  }
  return splitLast(lines) ?? splitFirst(lines) ?? { text: email, quoted: "" };
}

/** A signature below the text goes to what is quoted. */
function withoutSignature(parts: Parts): Parts {
  const lines = parts.text.split("\n");
  const delimiter = findSignature(lines);
  if (delimiter === lines.length || !hasText(lines.slice(0, delimiter))) return parts;
  const signature = lines.slice(delimiter).join("\n").trim();
  return {
    text: lines.slice(0, delimiter).join("\n").trim(),
    quoted: [signature, parts.quoted].filter(Boolean).join("\n\n"),
  };
}

/** Where the signature begins; the number of lines without one. */
function findSignature(lines: readonly string[]): number {
  const delimiter = lines.findLastIndex((line) => SIGNATURE.test(line));
  const isShort = lines.length - delimiter <= MAX_SIGNATURE_LINES;
  if (delimiter !== -1 && isShort) return delimiter;
  const last = lines.findLastIndex((line) => !isBlank(line));
  return PROGRAM.test(lines[last]?.trim() ?? "") ? last : lines.length;
}

const toParts = (text: readonly string[], quoted: readonly string[]) => ({
  text: text.join("\n").trim(),
  quoted: quoted.join("\n").trim(),
});

function isHeaderBlock(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? "";
  if (ORIGINAL.test(line)) return true;
  if (!FROM.test(line)) return false;
  const next = lines.slice(index + 1, index + HEADER_LINES);
  return next.filter((other) => OTHER_HEADER.test(other.trim())).length >= 2;
}

/** With the rule above the headers. */
function toStart(lines: readonly string[], headers: number): number {
  let start = headers;
  while (start > 0 && isBlank(lines[start - 1] ?? "")) start -= 1;
  return start > 0 && RULE.test(lines[start - 1]?.trim() ?? "") ? start - 1 : headers;
}

/** The first line of an attribution that ends in this line; -1 without one. */
function findAttribution(lines: readonly string[], last: number): number {
  if (!/:\s*$/.test(lines[last] ?? "")) return -1;
  for (let count = 1; count <= MAX_ATTRIBUTION_LINES; count += 1) {
    const first = last - count + 1;
    if (first < 0 || isBlank(lines[first] ?? "")) return -1;
    const text = lines
      .slice(first, last + 1)
      .map((line) => line.trim())
      .join(" ");
    if (text.length > MAX_ATTRIBUTION) return -1;
    if (WROTE.test(text) || DATED_ADDRESS.test(text)) return first;
  }
  return -1;
}

/** Where a quote begins that has an attribution and no marks at its lines. */
function findUnmarkedQuote(lines: readonly string[]): number {
  for (let last = 0; last < lines.length; last += 1) {
    const first = findAttribution(lines, last);
    if (first === -1) continue;
    const next = lines.slice(last + 1).find((line) => !isBlank(line));
    if (next !== undefined && !isQuoted(next)) return first;
  }
  return -1;
}

/** With the attribution above line `start`. */
function withAttribution(lines: readonly string[], start: number): number {
  let last = start - 1;
  while (last >= 0 && isBlank(lines[last] ?? "")) last -= 1;
  const first = last < 0 ? -1 : findAttribution(lines, last);
  return first === -1 ? start : first;
}

/** A quote at the end, above the signature. */
function splitLast(lines: readonly string[]) {
  const delimiter = findSignature(lines);
  const body = lines.slice(0, delimiter);
  const end = body.findLastIndex((line) => !isBlank(line)) + 1;
  let start = end;
  while (start > 0 && (isQuoted(body[start - 1] ?? "") || isBlank(body[start - 1] ?? "")))
    start -= 1;
  const first = body.findIndex((line, index) => index >= start && isQuoted(line));
  if (first === -1) return undefined;
  const cut = withAttribution(body, first);
  const text = body.slice(0, cut);
  const quoted = [...body.slice(cut, end), ...lines.slice(delimiter)];
  return hasText(text) ? toParts(text, quoted) : undefined;
}

/** A quote above an answer without another one. */
function splitFirst(lines: readonly string[]) {
  const first = lines.findIndex(isQuoted);
  if (first === -1 || hasText(lines.slice(0, withAttribution(lines, first)))) return undefined;
  const length = lines.slice(first).findIndex((line) => !isQuoted(line) && !isBlank(line));
  if (length === -1) return undefined;
  const answer = lines.slice(first + length);
  return answer.some(isQuoted) ? undefined : toParts(answer, lines.slice(0, first + length));
}

import { diffArrays } from "diff";

/** A line of a comparison of two texts. */
export type DiffLine = { kind: "same" | "added" | "removed"; text: string };

/** Lines added and removed beyond which two texts are compared as a whole. */
const MAX_EDITS = 2_000;

/** The lines of two texts, each as same, removed or added. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  const changes = diffArrays(a, b, { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: a },
    { removed: false, added: true, value: b },
  ];
  return changes.flatMap(({ added, removed, value }) =>
    value.map((text): DiffLine => ({ kind: added ? "added" : removed ? "removed" : "same", text })),
  );
}

/** A part of a comparison: lines near a change, or how many equal ones are left out. */
export type DiffPart = {
  /** Number of its first line in the comparison. */
  at: number;
  lines: (DiffLine & { at: number })[];
  skipped: number;
};

/** Leaves out equal lines that are further than `context` lines from a change. */
export function toDiffParts(lines: readonly DiffLine[], context = 3): DiffPart[] {
  const isNear = new Uint8Array(lines.length);
  for (const [index, { kind }] of lines.entries()) {
    if (kind !== "same") isNear.fill(1, Math.max(0, index - context), index + context + 1);
  }
  const parts: DiffPart[] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (!isNear[at]) {
      if (last && last.lines.length === 0) last.skipped += 1;
      else parts.push({ at, lines: [], skipped: 1 });
    } else if (last && last.lines.length > 0) last.lines.push({ ...line, at });
    else parts.push({ at, lines: [{ ...line, at }], skipped: 0 });
  }
  return parts;
}

/** The comparison of two texts as a page shows it: its beginning, when it is long. */
export type TextDiff = {
  parts: DiffPart[];
  /** Changed lines that are not in it. */
  unlisted: number;
};

const MAX_LINES = 500;
const MAX_LINE_LENGTH = 1_000;

/** What differs between two texts, in a size that a page can show. */
export function toTextDiff(before: string, after: string): TextDiff {
  const parts: DiffPart[] = [];
  let left = MAX_LINES;
  let unlisted = 0;
  for (const part of toDiffParts(diffLines(before, after))) {
    const lines = part.lines.slice(0, left);
    left -= lines.length;
    unlisted += part.lines.slice(lines.length).filter(({ kind }) => kind !== "same").length;
    if (lines.length > 0 || (part.skipped > 0 && left > 0)) {
      parts.push({
        ...part,
        lines: lines.map(({ text, ...line }) => ({ ...line, text: clip(text) })),
      });
    }
  }
  return { parts, unlisted };
}

const clip = (text: string) =>
  text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)} …` : text;

/** A line of a comparison of two texts. */
export type DiffLine = { kind: "same" | "added" | "removed"; text: string };

/** Lines on each side beyond which the middle of two texts is compared as a whole. */
const MAX_COMPARED = 2_000;

/**
 * The lines of two texts, each as same, removed or added, by the longest common subsequence of
 * what lies between their common beginning and end.
 */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const rest = Math.min(a.length, b.length) - start;
  while (end < rest && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [
    ...toLines("same", a.slice(0, start)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...toLines("same", a.slice(a.length - end)),
  ];
}

const toLines = (kind: DiffLine["kind"], texts: readonly string[]): DiffLine[] =>
  texts.map((text) => ({ kind, text }));

function diffMiddle(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length > MAX_COMPARED || b.length > MAX_COMPARED) {
    return [...toLines("removed", a), ...toLines("added", b)];
  }
  const lengths = toLengths(a, b);
  const width = b.length + 1;
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    const below = i < a.length ? (lengths[(i + 1) * width + j] ?? 0) : -1;
    const right = j < b.length ? (lengths[i * width + j + 1] ?? 0) : -1;
    if (isSame) lines.push({ kind: "same", text: a[i] ?? "" });
    else if (below >= right) lines.push({ kind: "removed", text: a[i] ?? "" });
    else lines.push({ kind: "added", text: b[j] ?? "" });
    if (isSame || below >= right) i += 1;
    if (isSame || below < right) j += 1;
  }
  return lines;
}

/** Lengths of the longest common subsequences of the ends that begin at each pair of lines. */
function toLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
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

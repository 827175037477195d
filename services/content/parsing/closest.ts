/** Edits (insert, remove, replace, swap of neighbours) that turn one word into the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The candidate that `word` most probably misspells. */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  const input = word.toLowerCase();
  let closest: string | undefined;
  // For a short code every other one is near: only the case can be wrong.
  let fewest = Math.floor(input.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - input.length) >= fewest) continue;
    const edits = distance(input, candidate.toLowerCase());
    if (edits < fewest) {
      fewest = edits;
      closest = candidate;
    }
  }
  return closest;
}

/** ` (did you mean react?)`, or nothing where no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const closest = findClosest(word, candidates);
  return closest === undefined ? "" : ` (did you mean ${closest}?)`;
}

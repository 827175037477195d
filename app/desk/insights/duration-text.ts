/** The middle of some numbers; undefined without any. */
export function toMedian(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Hours in few letters: `25 min`, `3.5 h`, `2.1 days`; a dash without a value. */
export function toDurationText(hours: number | null | undefined): string {
  if (hours === null || hours === undefined) return "–";
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  if (hours < 48) return `${toShortNumber(hours)} h`;
  return `${toShortNumber(hours / 24)} days`;
}

const toShortNumber = (value: number) => String(Math.round(value * 10) / 10);

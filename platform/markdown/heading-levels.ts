const DEEPEST = 4;

/** Headings that skip a level, which breaks the outline that screen readers navigate by. */
export function findHeadingJumps(
  headings: readonly { level: number; line: number }[],
): { line: number; message: string }[] {
  return headings.flatMap(({ level, line }, index) => {
    if (level > DEEPEST) return [{ line, message: "this heading is too deep: #### is the last" }];
    const before = headings[index - 1]?.level ?? 1;
    if (level <= before + 1) return [];
    const [requested, written] = ["#".repeat(before + 1), "#".repeat(level)];
    return [{ line, message: `the heading jumps to ${written}: use ${requested}` }];
  });
}

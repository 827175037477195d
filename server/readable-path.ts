/** Not in a path: line breaks of Unicode, at which patterns of routes end as at any other. */
const BREAKS = "\u2028\u2029";

/** Whether the path of `url` decodes to text without control characters and line breaks. */
export function isReadablePath(url: string): boolean {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    for (const character of path) {
      if (character < " " || character === "\u007f" || BREAKS.includes(character)) {
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether the path of `url` decodes to text without control characters. */
export function isReadablePath(url: string): boolean {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    for (const character of path) {
      if (character < " " || character === "\u007f") return false;
    }
    return true;
  } catch {
    return false;
  }
}

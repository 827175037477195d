import type { Path } from "../yaml/positioned-yaml.ts";

/** Both parts have their line numbers of the file, by empty lines in place of the other part. */
export function splitFrontMatter(
  source: string,
): { frontMatter: string; body: string } | undefined {
  const lines = source.replace(/^\ufeff/, "").split(/\r?\n/);
  const isRule = (line: string | undefined) => line?.trimEnd() === "---";
  const end = lines.findIndex((line, index) => index > 0 && isRule(line));
  if (!isRule(lines[0]) || end < 0) return undefined;
  return {
    frontMatter: ["", ...lines.slice(1, end), ""].join("\n"),
    body: [...lines.slice(0, end + 1).map(() => ""), ...lines.slice(end + 1)].join("\n"),
  };
}

export function countLines(bytes: Uint8Array): number {
  return bytes.reduce((lines, byte) => (byte === 0x0a ? lines + 1 : lines), 1);
}

/** Offset of the first byte that is no UTF-8, by halving. */
export function findBrokenByte(bytes: Uint8Array): number {
  const decodes = (end: number) => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * Characters that a database cannot store, a page cannot show or that reverse the writing
 * direction.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const isUnstorable = (text: string) => UNSTORABLE.test(text) || !text.isWellFormed();

type Unstorable = { path: Path; message: string };

export function findUnstorable(root: unknown): Unstorable[] {
  const found: Unstorable[] = [];
  // One path for all values: most files have nothing to find.
  const path: PropertyKey[] = [];
  function search(value: unknown): void {
    if (typeof value === "string") {
      if (!isUnstorable(value)) return;
      found.push({
        path: [...path],
        message: "contains an invisible control character: remove it",
      });
      return;
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(key);
      search(item);
      path.pop();
    }
  }
  search(root);
  return found;
}

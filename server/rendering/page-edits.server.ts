/** Replaces `length` bytes of a page, from the position `at`. */
export type PageEdit = { at: number; length: number; by?: Buffer };

/** The page with all edits, which do not overlap. */
export function applyEdits(page: Buffer, edits: readonly PageEdit[]): Buffer<ArrayBuffer> {
  const growth = edits.reduce((sum, { length, by }) => sum + (by?.length ?? 0) - length, 0);
  // Not of the shared pool: a cached page would retain what is beside it there.
  const edited = Buffer.allocUnsafeSlow(page.length + growth);
  let read = 0;
  let written = 0;
  for (const { at, length, by } of edits.toSorted((a, b) => a.at - b.at)) {
    written += page.copy(edited, written, read, at);
    if (by) written += by.copy(edited, written);
    read = at + length;
  }
  page.copy(edited, written, read);
  return edited;
}

/** The positions at which `text` begins. */
export function* findAll(page: Buffer, text: string): Generator<number> {
  const bytes = Buffer.from(text);
  for (let at = page.indexOf(bytes); at >= 0; at = page.indexOf(bytes, at + bytes.length)) yield at;
}

/** Whether an attribute that begins at this position, with its space, is of such an element. */
export function isInTag(page: Buffer, at: number, name: string): boolean {
  const start = page.lastIndexOf("<", at);
  const tag = page.toString("latin1", start + 1, at + 1);
  return start >= 0 && tag.startsWith(`${name} `) && !tag.includes(">");
}

// The reader of a pipe may close it early, like `head`; the database is still closed properly.
let hasReader = true;
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  hasReader = false;
  if (error.code !== "EPIPE") process.stderr.write(`${error.message}\n`);
});

/** Writes to stdout; false when the reader has to catch up. */
export function writeOut(text: string): boolean {
  return !hasReader || process.stdout.write(text);
}

export function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}

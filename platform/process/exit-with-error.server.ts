/** An expected error (`StartError`) is one line; anything else is a bug and shows its stack. */
export function exitWithError(error: unknown): never {
  const expected = error instanceof Error && error.name === "StartError";
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}

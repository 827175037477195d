/** Writes to the console of the browser what went wrong and was answered in some other way. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the browser's log
  console.warn(what, error);
}

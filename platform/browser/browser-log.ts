/** Logs a handled failure to the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the browser's log
  console.warn(what, error);
}

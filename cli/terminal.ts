import type { Env } from "#platform/process/env.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";

/** The environment of a command; a test passes its own. */
export type Terminal = {
  readEnv: () => Env;
  /** Folder that relative paths start from. */
  callerDir: string;
  /** Writes a line to stdout. */
  print: (text: string) => void;
  /** Writes a line to stderr. */
  printError: (text: string) => void;
  /** Writes a line that is neither output nor an error, to stderr too. */
  printNote: (text: string) => void;
  /** Who runs the command; absent in tests. */
  user?: string | undefined;
  /** For long tasks; absent without a terminal. */
  progress?: Progress;
  /** Asks for confirmation; absent without an interactive terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Resolves when the person ends a command that goes on; absent where no command does. */
  waitForStop?: () => Promise<unknown>;
};

/** Exit codes, as in the usage texts. */
export const DONE = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;

import type { Env } from "#platform/env.server.ts";
import type { Progress } from "#platform/progress.server.ts";

/** What a command knows of whoever runs it; a test passes its own. */
export type Terminal = {
  readEnv: () => Env;
  /** Folder that relative paths start from. */
  callerDir: string;
  /** A line of what was asked for. */
  say: (text: string) => void;
  /** A line of what went wrong. */
  complain: (text: string) => void;
  /** For work that takes long; absent where nobody watches. */
  progress?: Progress;
  /** Asks whoever sits there; absent where nobody does. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** Exit codes, as the usages name them. */
export const DONE = 0;
export const FAILED = 1;
export const WRONG_USAGE = 2;

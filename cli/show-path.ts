import { isAbsolute, relative } from "node:path";
import type { Terminal } from "./terminal.ts";

/** The path relative to the caller's folder. */
export function showPath(path: string, { callerDir }: Pick<Terminal, "callerDir">): string {
  const short = relative(callerDir, path);
  if (short === "") return ".";
  return short.startsWith("..") || isAbsolute(short) ? path : short;
}

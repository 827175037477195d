import { styleText } from "node:util";

/** Shows progress on a terminal. */
export type Progress = {
  /** Replaces the line that is shown, like `Importing members (3 of 11)`. */
  report: (text: string) => void;
  /** Ends the line with a tick; without a text the line is removed. */
  done: (text?: string) => void;
};

type Terminal = Pick<NodeJS.WriteStream, "isTTY" | "columns" | "write">;

const SILENT: Progress = { report: () => {}, done: () => {} };
const CLEAR_LINE = "\r\u001b[K";

/**
 * Progress on a terminal. Where `stream` is a pipe or a file nothing is written, so that programs
 * can parse the output.
 */
export function createProgress(stream: Terminal = process.stderr): Progress {
  if (!stream.isTTY) return SILENT;
  // Of a line that wraps only its last row could be replaced.
  const write = (text: string) => stream.write(CLEAR_LINE + text.slice(0, stream.columns - 1));
  return {
    report: (text) => write(`${text} …`),
    done: (text = "") => {
      write("");
      if (text) stream.write(`${styleText("green", "✔")} ${text}\n`);
    },
  };
}

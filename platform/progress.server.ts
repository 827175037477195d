import yoctoSpinner from "yocto-spinner";

/** Shows progress on a terminal. */
export type Progress = {
  /** Replaces the line that is shown, like `Importing members (3 of 11)`. */
  report: (text: string) => void;
  /** Ends the line with a tick; without a text the line is removed. */
  done: (text?: string) => void;
};

const SILENT: Progress = { report: () => {}, done: () => {} };

/**
 * Progress on a terminal. Where `stream` is a pipe or a file nothing is written, so that programs
 * can parse the output.
 */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return SILENT;
  const spinner = yoctoSpinner({ stream });
  return {
    report: (text) => {
      spinner.text = text;
      if (!spinner.isSpinning) spinner.start();
    },
    done: (text) => {
      if (text === undefined) spinner.stop();
      else spinner.success(text);
    },
  };
}

import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createWorkerClient } from "#platform/worker/worker-client.server.ts";
import { type TextDiff, toTextDiff } from "./merge/line-diff.ts";
import type { Versions } from "./merge/merge-lines.ts";
import { type MergedText, mergeTexts } from "./merge/merge-texts.server.ts";
import type { ContentProblem } from "./parsing/content-problem.ts";

/** A change of a file; of an image the worker reads the bytes, which the database has by its hash. */
export type JobChange = { hash: string; bytes: Uint8Array | undefined } | null;

/** Input of the worker, see `app/boot/content/content-worker.server.ts`. */
export type ContentJob =
  | { kind: "diff"; before: string; after: string }
  | { kind: "merge"; path: string; versions: Versions<string> }
  | { kind: "check"; url: string; changes: ReadonlyMap<string, JobChange> };

/** Characters from which on a text is read in the worker: about 50 ms of one core. */
export const MAX_INLINE_LENGTH = 50_000;

const run = createWorkerClient<ContentJob, unknown>(
  join(projectRoot, "app/boot/content/content-worker.server.ts"),
);

/** What differs between two texts. Other requests do not wait for the comparison of long ones. */
export async function compareInBackground(before: string, after: string): Promise<TextDiff> {
  if (before.length + after.length <= MAX_INLINE_LENGTH) return toTextDiff(before, after);
  return (await run({ kind: "diff", before, after })) as TextDiff;
}

/** Like `mergeTexts`; other requests do not wait for the merge of long texts. */
export async function mergeInBackground(
  path: string,
  versions: Versions<string>,
): Promise<MergedText> {
  const length = Object.values(versions).reduce((sum, text) => sum + text.length, 0);
  if (length <= MAX_INLINE_LENGTH) return mergeTexts(path, versions);
  return (await run({ kind: "merge", path, versions })) as MergedText;
}

/** The problems that the content of the database at `url` would have with changes of files. */
export async function checkInWorker(
  url: string,
  changes: ReadonlyMap<string, JobChange>,
): Promise<ContentProblem[]> {
  return (await run({ kind: "check", url, changes })) as ContentProblem[];
}

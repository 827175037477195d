import { dirname } from "node:path/posix";
import type { Progress } from "#platform/process/progress.server.ts";
import { isTextFile } from "./folder/content-hash.server.ts";
import { LOCK_FILE } from "./folder/lock-file.server.ts";
import { openSourceFolder } from "./folder/source-folder.server.ts";
import type { ContentKind, ReadContent } from "./kinds/content-kind.server.ts";
import { suggestion } from "./parsing/closest.ts";
import type { ContentFolder } from "./parsing/content-folder.ts";
import { type ContentProblem, countOf, countProblems } from "./parsing/content-problem.ts";
import { type ContentChanges, ContentSource } from "./parsing/content-source.server.ts";

/** The result of checking content. */
export type CheckedContent = {
  problems: ContentProblem[];
  /** Undefined when a file has an error. */
  content: { kind: ContentKind; read: ReadContent }[] | undefined;
};

/** Files beside the content that are ignored. */
const BESIDE_CONTENT = /^(?:README|LICENSE|CHANGELOG)(?:\.\w+)?$/;

export function hasErrors(problems: readonly ContentProblem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

/**
 * Reads content and reports all its problems.
 * @param changes what differs from the site; without it everything is read
 */
export async function checkContent(
  folder: ContentFolder,
  kinds: readonly ContentKind[],
  { changes, progress }: { changes?: ContentChanges; progress?: Progress | undefined } = {},
): Promise<CheckedContent> {
  const source = new ContentSource(folder, changes);
  const content: { kind: ContentKind; read: ReadContent }[] = [];
  for (const [index, kind] of kinds.entries()) {
    progress?.report(`Checking ${kind.name} (${index + 1} of ${kinds.length})`);
    content.push({ kind, read: await kind.read(source) });
  }
  progress?.done();
  reportUnread(source, kinds);
  const { problems } = source;
  return { problems, content: hasErrors(problems) ? undefined : content };
}

function reportUnread(source: ContentSource, kinds: readonly ContentKind[]): void {
  const places = kinds.flatMap((kind) => kind.places);
  // An image may be named by a file with an error, those of the brand by `site.yaml`.
  const withErrors = new Set(source.files.filter((file) => source.hasError(file)).map(dirname));
  const misspelt = new Map<string, string>();
  for (const file of source.unreadFiles) {
    if (BESIDE_CONTENT.test(file) || file === LOCK_FILE || source.hasProblem(file)) continue;
    if (!isTextFile(file) && [dirname(file), "."].some((folder) => withErrors.has(folder)))
      continue;
    const [place = "", ...inside] = file.split("/");
    const hint = places.includes(place) ? "" : suggestion(place, places);
    if (hint !== "" && inside.length > 0) misspelt.set(place, hint);
    else {
      const message = file.endsWith(".yml")
        ? "this file is not read: change its extension to yaml"
        : `this file is not read${hint}`;
      source.report({ severity: "warning", file, message });
    }
  }
  for (const [file, hint] of misspelt) {
    source.report({ severity: "error", file, message: `this folder is not read${hint}` });
  }
}

/**
 * Reads a folder as a whole and reports all its problems.
 * @throws FolderError when the folder cannot be used at all
 */
export async function checkFolder(
  path: string,
  kinds: readonly ContentKind[],
  progress?: Progress,
): Promise<CheckedContent> {
  return checkContent(await openSourceFolder(path), kinds, { progress });
}

/** `No problems: 61 members, 40 technologies, 15 tags` or `3 problems in 2 files`. */
export function summarize({ problems, content }: CheckedContent): string {
  const summary = summarizeProblems(problems);
  if (!content) return summary;
  const counts = content
    .toReversed()
    .flatMap(({ kind, read }) =>
      kind.singular && read.count > 0 ? [countOf(read.count, kind.singular, kind.name)] : [],
    );
  return `${summary}: ${counts.join(", ")}`;
}

/** `No problems, 1 warning` or `3 problems in 2 files`. */
export function summarizeProblems(problems: readonly ContentProblem[]): string {
  const errors = problems.filter((problem) => problem.severity === "error");
  const warnings = countProblems(problems) - countProblems(errors);
  const also = warnings > 0 ? `, ${countOf(warnings, "warning")}` : "";
  const files = new Set(errors.flatMap(({ file, more }) => (more ? [] : [file]))).size;
  return errors.length === 0
    ? `No problems${also}`
    : `${countOf(countProblems(errors), "problem")} in ${countOf(files, "file")}${also}`;
}

import type { Progress } from "#platform/progress.server.ts";
import type { ContentKind, ReadContent } from "./content-kind.server.ts";
import { type ContentProblem, countOf } from "./content-problem.ts";
import { ContentSource } from "./content-source.server.ts";

/** The result of checking a content folder. */
export type CheckedContent = {
  folder: string;
  problems: ContentProblem[];
  /** Undefined when the folder has an error. */
  content: { kind: ContentKind; read: ReadContent }[] | undefined;
};

/** Files beside the content that are ignored. */
const BESIDE_CONTENT = /^(?:README|LICENSE|CHANGELOG)(?:\.\w+)?$/;

export function hasErrors(problems: readonly ContentProblem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

/**
 * Reads a whole folder and reports all its problems.
 * @throws FolderError when the folder cannot be used at all
 */
export async function checkContent(
  folder: string,
  kinds: readonly ContentKind[],
  progress?: Progress,
): Promise<CheckedContent> {
  const source = await ContentSource.open(folder);
  const content: { kind: ContentKind; read: ReadContent }[] = [];
  for (const [index, kind] of kinds.entries()) {
    progress?.report(`Checking ${kind.name} (${index + 1} of ${kinds.length})`);
    content.push({ kind, read: await kind.read(source) });
  }
  progress?.done();
  for (const file of source.unreadFiles) {
    if (BESIDE_CONTENT.test(file)) continue;
    source.report({ severity: "warning", file, message: "this file is not read" });
  }
  const { problems } = source;
  return { folder, problems, content: hasErrors(problems) ? undefined : content };
}

/** `No problems: 61 members, 40 technologies, 15 tags` or `3 problems in 2 files`. */
export function summarize({ problems, content }: CheckedContent): string {
  const errors = problems.filter((problem) => problem.severity === "error");
  const warnings = problems.length - errors.length;
  const also = warnings > 0 ? `, ${countOf(warnings, "warning")}` : "";
  if (!content) {
    const files = new Set(errors.map((problem) => problem.file)).size;
    return `${countOf(errors.length, "problem")} in ${countOf(files, "file")}${also}`;
  }
  const counts = content
    .toReversed()
    .flatMap(({ kind, read }) =>
      kind.singular && read.count > 0 ? [countOf(read.count, kind.singular, kind.name)] : [],
    );
  return `No problems${also}: ${counts.join(", ")}`;
}

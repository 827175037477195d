import type { Queryable } from "#database/client.server.ts";
import { splitContent } from "#platform/markdown/split-markdown.ts";
import { isTextFile } from "../folder/content-hash.server.ts";
import { compareTexts, showValue } from "../merge/file-differences.ts";
import { mergeLines, type Versions } from "../merge/merge-lines.ts";
import { type MergedField, mergeValues } from "../merge/merge-values.ts";
import { findTextOf } from "../revisions/revision-texts.repository.server.ts";
import { readRevision } from "../revisions/revisions.repository.server.ts";
import { parseYaml } from "../yaml/yaml-source.ts";
import type { Conflict } from "./publish-content.server.ts";

const MAX_LINES = 20;

/**
 * What the site and a folder have in a file that both changed, a line for each field that differs:
 * `sales_rate: 95 → 99 there, 101 here`. Empty for an image, and where one side has no file.
 */
export async function describeConflict(db: Queryable, conflict: Conflict): Promise<string[]> {
  const { path, site, planned } = conflict;
  if (!site || !planned?.change || !isTextFile(path)) return [];
  const own = String(await planned.change.read());
  const other = String(await readRevision(db, site.revision_id));
  const base = planned.base === undefined ? undefined : await findTextOf(db, path, planned.base);
  const lines =
    base === undefined
      ? compareTexts(path, other, own).map((line) => `${line} (there → here)`)
      : describe(path, { base, own, other });
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${more} more`] : lines;
}

function describe(path: string, { base, own, other }: Versions<string>): string[] {
  const read = (text: string) => {
    const { yaml, body } = splitContent(path, text);
    return { value: parseYaml(yaml).value ?? {}, body };
  };
  const [before, here, there] = [read(base), read(own), read(other)];
  const versions = { base: before.value, own: here.value, other: there.value };
  const { parts } = mergeLines({ base: before.body, own: here.body, other: there.body });
  return [
    ...mergeValues(versions).fields.map(toLine),
    ...parts.map(
      ({ line, isBoth }) => `text: line ${line} was changed there${isBoth ? ", and here" : ""}`,
    ),
  ];
}

function toLine({ path, isBoth, base, own, other }: MergedField): string {
  const change = `${path}: ${toShown(base)} → ${toShown(other)} there`;
  return isBoth ? `${change}, ${toShown(own)} here` : change;
}

const toShown = (value: unknown) => (value === undefined ? "nothing" : showValue(value));

import type { Queryable } from "#database/client.server.ts";
import { mergeInBackground } from "#services/content/content-jobs.server.ts";
import type { MergedText } from "#services/content/merge/merge-texts.server.ts";
import {
  findRevisionText,
  findTextOf,
} from "#services/content/revisions/revision-texts.repository.server.ts";
import type { EditedFile, FileEdit } from "../editing/edited-file.server.ts";

/**
 * A draft on top of what was published since it began; undefined where nothing was, or where it is
 * unknown what it began with.
 */
export async function mergeSite(db: Queryable, file: EditedFile): Promise<MergedText | undefined> {
  const { path, state, site, base_hash, text } = file;
  if (!file.isBehind || state !== "draft" || !site) return undefined;
  const base = base_hash === null ? "" : await findTextOf(db, path, base_hash);
  if (base === undefined) return undefined;
  return mergeInBackground(path, { base, own: text, other: site.text });
}

/**
 * A text on top of what a colleague stored since it was shown, which is `other`. It stays as it is
 * where the colleague removed the file or discarded the draft, or where it is unknown what was shown.
 * @param file as it is now
 */
export async function mergeConflict(
  db: Queryable,
  file: EditedFile,
  { path, text, revision }: FileEdit,
): Promise<MergedText & { other: string }> {
  const other = (await mergeSite(db, file))?.text ?? file.text;
  const base = revision === 0 ? "" : await findRevisionText(db, path, revision);
  const isGone = file.state === "removed" || file.state === "new" || file.revision < revision;
  if (isGone || base === undefined || text === "") return { text, changed: [], other };
  return { ...(await mergeInBackground(path, { base, own: text, other })), other };
}

import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import {
  findOpenRevision,
  findShownRevision,
  lockFile,
} from "#services/content/revisions/drafts.repository.server.ts";
import {
  findLatestRevision,
  type Revision,
} from "#services/content/revisions/revisions.repository.server.ts";
import { findPlace } from "./content-places.ts";

/** What the site shows of a file, or what staff wrote last. */
export type FileVersion = { revision: number; text: string; author: string; at: Date };

/** A text file of the content as staff edit it: its draft, or else what the site shows. */
export type EditedFile = FileVersion & {
  path: string;
  kind: string;
  /** `removed` and `new` have no text; `new` was never on the site. */
  state: "site" | "draft" | "scheduled" | "removed" | "new";
  note: string | null;
  /** When a scheduled change is published. */
  publishAt: Date | null;
  /** Whether the scheduled change removes the file. */
  isRemoval: boolean;
  /** Undefined when the site has no such file. */
  site: (FileVersion & { hash: string }) | undefined;
  /** The hash of the site's file when the draft began; null for none. */
  base_hash: string | null;
  /** Whether the site was changed since the draft began. */
  isBehind: boolean;
};

const CHANGES: Record<EditedFile["state"], string> = {
  site: "published this file",
  draft: "changed this draft",
  scheduled: "scheduled this draft",
  removed: "removed this file",
  new: "removed this file",
};

/** The file was saved, published or removed since it was shown. */
export class FileChangedError extends PublicError {
  /** As it is now. */
  readonly file: EditedFile;

  /** @param shown the revision that was shown */
  constructor(file: EditedFile, shown: number) {
    const { revision, author, state } = file;
    super(409, revision < shown ? "The draft was discarded" : `${author} ${CHANGES[state]}`);
    this.file = file;
  }
}

function toVersion({ id, text, author, created_at, published_at }: Revision): FileVersion {
  return { revision: id, text: text ?? "", author, at: published_at ?? created_at };
}

function toState(open: Revision | undefined, latest: Revision | undefined): EditedFile["state"] {
  if (open) return open.published_at ? "scheduled" : "draft";
  if (!latest) return "new";
  return latest.hash === null ? "removed" : "site";
}

/**
 * A file by its path, whether there is one or not.
 * @throws PublicError 404 for a path that is none of a text of the content
 */
export async function readEditedFile(db: Queryable, path: string): Promise<EditedFile> {
  const place = findPlace(path);
  if (!place) throw notFound(`There is no content at ${path.slice(0, 200)}.`);
  const open = await findOpenRevision(db, path);
  const shown = await findShownRevision(db, path);
  const latest = shown ?? (await findLatestRevision(db, path));
  const site = shown?.hash ? { ...toVersion(shown), hash: shown.hash } : undefined;
  const newest = open ?? latest;
  const isRemoval = open?.hash === null;
  return {
    path,
    kind: place.kind,
    state: toState(open, latest),
    site,
    isRemoval,
    ...(newest
      ? { ...toVersion(newest), at: open?.created_at ?? toVersion(newest).at }
      : { text: "", author: "", at: new Date(0) }),
    ...(isRemoval ? { text: site?.text ?? "" } : {}),
    revision: Math.max(open?.id ?? 0, latest?.id ?? 0),
    note: newest?.note ?? null,
    publishAt: open?.published_at ?? null,
    base_hash: open?.base_hash ?? null,
    isBehind: open !== undefined && open.base_hash !== (site?.hash ?? null),
  };
}

/** A change of a file: its text, made on a revision that was shown (0: there was none). */
export type FileEdit = { path: string; text: string; revision: number };

/**
 * The file that a change was made on, locked until the transaction ends. One that has the text of
 * the change already is as good as the one that it was made on, unless the site was changed since.
 * @throws FileChangedError when it is not at the revision that was shown
 */
export async function lockEditedFile(
  tx: Transaction,
  { path, revision, text }: Pick<FileEdit, "path" | "revision"> & { text?: string },
): Promise<EditedFile> {
  await lockFile(tx, path);
  const file = await readEditedFile(tx, path);
  const isSame = file.text === text && !file.isBehind;
  if (file.revision !== revision && !isSame) throw new FileChangedError(file, revision);
  return file;
}

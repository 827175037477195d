import type { Database, Transaction } from "#database/client.server.ts";
import type { ContentProblem } from "../parsing/content-problem.ts";
import type { ContentSource } from "../parsing/content-source.server.ts";
import type { Changes } from "./content-changes.ts";

/** A file of an export; `path` lies inside the folder. */
export type ContentFile = { path: string; content: string | Buffer };

/** Valid content of a kind. */
export type ReadContent = {
  count: number;
  /**
   * Writes the files with a change to the tables that pages read. A kind without revisions returns
   * what it changed.
   * @param report a warning about a file that could not be imported
   */
  import(tx: Transaction, report: (problem: ContentProblem) => void): Promise<Changes | undefined>;
};

/** A kind of content: its files in a folder and how they are imported. */
export type ContentKind = {
  /** Plural noun for reports, by which other kinds refer to it. */
  name: string;
  /** Singular noun for counts; absent for a single record. */
  singular?: string;
  /** Whether other kinds refer to its records: after a change all files are checked. */
  isReferenced?: boolean;
  /** Whether an import only creates its records: they have no revisions and are not exported. */
  isCreatedOnly?: boolean;
  /** Its folders, and its files outside of them: a name like one of these is a mistake. */
  places: readonly string[];
  /** Whether a file belongs to this kind; `files` are the others of the folder. */
  owns(file: string, files: ReadonlySet<string>): boolean;
  /** Reports problems to the source; the result is imported only when there are none. */
  read(source: ContentSource): Promise<ReadContent>;
  /** The files of records that were published before files had revisions. */
  export?(db: Database | Transaction): AsyncIterable<ContentFile>;
};

export function findKind(
  kinds: readonly ContentKind[],
  file: string,
  files: ReadonlySet<string>,
): ContentKind | undefined {
  return kinds.find((kind) => kind.owns(file, files));
}

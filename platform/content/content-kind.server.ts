import type { Database, Transaction } from "#database/client.server.ts";
import type { Changes } from "./content-changes.server.ts";
import type { ContentSource } from "./content-source.server.ts";

/** A file of an export; `path` lies inside the folder. */
export type ContentFile = { path: string; content: string | Buffer };

/** What a kind has read and found good. */
export type ReadContent = {
  count: number;
  /** Brings the database to what was read; says what that changed. */
  import(tx: Transaction): Promise<Changes>;
};

/** A kind of content: where it stands in a folder, how it enters the database and comes back. */
export type ContentKind = {
  /** Plural noun of reports, which is also what other kinds refer to. */
  name: string;
  /** One of it, for counts; absent for what exists once. */
  singular?: string;
  /** Whether an export owns a file, so that it may replace or remove it. */
  owns(file: string, files: readonly string[]): boolean;
  /** Reports what is wrong to the source; what it returns is imported only when nothing is. */
  read(source: ContentSource): Promise<ReadContent>;
  export(db: Database | Transaction): AsyncIterable<ContentFile>;
};

import type { Database, Transaction } from "#database/client.server.ts";
import type { Changes } from "./content-changes.server.ts";
import type { ContentSource } from "./content-source.server.ts";

/** A file of an export; `path` lies inside the folder. */
export type ContentFile = { path: string; content: string | Buffer };

/** Valid content of a kind. */
export type ReadContent = {
  count: number;
  /** Writes the content to the database; returns the changes. */
  import(tx: Transaction): Promise<Changes>;
};

/** A kind of content: its files in a folder, how it is imported and exported. */
export type ContentKind = {
  /** Plural noun for reports, by which other kinds refer to it. */
  name: string;
  /** Singular noun for counts; absent for a single record. */
  singular?: string;
  /** Whether an export owns a file, so that it may replace or remove it. */
  owns(file: string, files: readonly string[]): boolean;
  /** Reports problems to the source; the result is imported only when there are none. */
  read(source: ContentSource): Promise<ReadContent>;
  export(db: Database | Transaction): AsyncIterable<ContentFile>;
};

import type { Database, Queryable } from "#database/client.server.ts";
import type { Person } from "./person.server.ts";

/** How many of something there are, and since when. */
export type Amount = { count: number; oldest: Date | undefined };

/** What is kept longer than promised, at any moment. */
export type Expiry = {
  /** When it is looked for: what is promised to be gone within hours cannot wait for the night. */
  every: "hour" | "night";
  find(db: Queryable, now: Date): Promise<Amount>;
  /** Erases a few in a transaction of their own and says how many; 0 when none is left. */
  eraseSome(db: Database, now: Date): Promise<number>;
};

/** One thing that is kept of a person, as it is handed out. */
export type PersonalCopy = {
  /** As programs read it. */
  data: object;
  /** As people read it: names and values in words. */
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** What belongs to it and is no text; read one after the other, as each may be large. */
  files: readonly { name: string; read(): Promise<Buffer | undefined> }[];
};

/** What is kept of one person. */
export type PersonalPart = {
  count(db: Queryable, person: Person): Promise<number>;
  /** A few at a time, so that it need not fit into memory. */
  copy(db: Queryable, person: Person): AsyncIterable<PersonalCopy>;
  /** Erases a few and says how many; 0 when none is left. */
  eraseSome(db: Queryable, person: Person): Promise<number>;
  /** What whoever erases has to know or to do beside it. */
  listNotices?(db: Queryable, person: Person, now: Date): Promise<string[]>;
};

/**
 * What one part of the house keeps of people. Retention, erasing and handing out read nothing but
 * these, so that a promise stands once.
 */
export type PersonalRecord = {
  /** In the plural: "requests". */
  name: string;
  /** Tables that it speaks for, with their schema where that is not `public`. */
  tables: readonly string[];
  /** For how long, counted from what: "24 months after sending". */
  kept: string;
  /** Without one it goes with another record, or its owner takes it away. */
  expiry?: Expiry;
  /** Without one nothing in it tells whose it is, or it goes with another record. */
  ofPerson?: PersonalPart;
  /** Lies beside the database, in this machine's data folder: every process looks after its own. */
  isLocal?: true;
};

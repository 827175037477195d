import type { Database, Queryable } from "#database/client.server.ts";
import type { Person } from "./person.server.ts";

/** A count, and the time of the oldest. */
export type Amount = { count: number; oldest: Date | undefined };

/** Data that is past its retention period. */
export type Expiry = {
  /** How often it is erased: retention of hours cannot wait for the night. */
  every: "hour" | "night";
  find(db: Queryable, now: Date): Promise<Amount>;
  /** Erases a batch in its own transaction and returns how many; 0 when none is left. */
  eraseSome(db: Database, now: Date): Promise<number>;
};

/** One item of a person's data, for a data export. */
export type PersonalCopy = {
  /** Machine-readable. */
  data: object;
  /** Human-readable: names and values. */
  title: string;
  details: readonly (readonly [name: string, value: string])[];
  /** Its files; read one after the other, as each may be large. */
  files: readonly { name: string; read(): Promise<Buffer | undefined> }[];
};

/** The data of one person in one record. */
export type PersonalPart = {
  count(db: Queryable, person: Person): Promise<number>;
  /** In batches, so that it need not fit into memory. */
  copy(db: Queryable, person: Person): AsyncIterable<PersonalCopy>;
  /** Erases a batch and returns how many; 0 when none is left. */
  eraseSome(db: Queryable, person: Person): Promise<number>;
  /** What the operator has to know or to do when erasing. */
  listNotices?(db: Queryable, person: Person, now: Date): Promise<string[]>;
};

/**
 * Personal data of one feature. Retention, erasure and data export use only these records, so that
 * a retention period is defined once.
 */
export type PersonalRecord = {
  /** In the plural: "requests". */
  name: string;
  /** Tables that it covers, with their schema where that is not `public`. */
  tables: readonly string[];
  /** Retention period and its start: "24 months after sending". */
  retention: string;
  /** Without one it is erased with another record, or by its owner. */
  expiry?: Expiry;
  /** Without one it does not identify a person, or is erased with another record. */
  ofPerson?: PersonalPart;
  /** Stored in this machine's data folder and not in the database: each process erases its own. */
  isLocal?: true;
};

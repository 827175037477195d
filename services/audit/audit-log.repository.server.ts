import { and, desc, eq, getTableColumns, gte, isNull, like, lt, sql } from "drizzle-orm";
import type { AuditAction } from "#contract/desk/audit-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { accessTokens, auditLog, staff } from "#database/tables/staff.ts";

/**
 * What a staff member did; `staff_id` is null for the command line, and for a client who corrected
 * their address.
 */
export type AuditEntry = {
  staff_id: number | null;
  /** Of the access token of a program, which acted for that person. */
  token_id?: number | null;
  /** Noun and verb, like `request.state`. */
  action: AuditAction;
  /** A reference or an id, like `OG-7K3M9Q` or `staff 3`; never a name or an address. */
  subject: string;
  /** Names of the fields that changed, without their values; a second record, like `staff 3`, or the new state, like `state won`. */
  fields: readonly string[];
};

/** Adds an entry in the transaction of the change that it is about. */
export const writeAudit = (tx: Transaction, entry: AuditEntry): Promise<void> =>
  writeAudits(tx, [entry]);

/** The same for changes of many. */
export async function writeAudits(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  await tx.insert(auditLog).values(entries.map((one) => ({ ...one, fields: [...one.fields] })));
}

/** Which entries: every field narrows the log, and what is absent or empty leaves nothing out. */
export type AuditFilter = {
  /** Id of a staff member, or `command-line`. */
  by?: string;
  action?: AuditAction;
  /** The first part of an action, like `request`. */
  kind?: string;
  /** With a lower id. */
  before?: number | undefined;
  subject?: string;
  /** ISO dates of the first and the last day, in UTC. */
  from?: string;
  to?: string;
};

/** An entry with the name of who did it, empty for the command line, and that of their token. */
export type AuditRow = Omit<AuditEntry, "action"> & {
  /** Also one of an earlier release. */
  action: string;
  id: number;
  at: Date;
  name: string | null;
  token: string | null;
};

function toCondition({ by, action, kind, before, subject, from, to }: AuditFilter) {
  const { staff_id, at } = auditLog;
  const isCommandLine = by === "command-line";
  return and(
    isCommandLine ? isNull(staff_id) : undefined,
    by && !isCommandLine ? eq(staff_id, Number(by)) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    kind ? like(auditLog.action, `${kind.replaceAll(/[\\%_]/g, "\\$&")}.%`) : undefined,
    before === undefined ? undefined : lt(auditLog.id, before),
    subject ? eq(auditLog.subject, subject) : undefined,
    from ? gte(at, new Date(`${from}T00:00:00Z`)) : undefined,
    to ? sql`${at} < ${to}::date + 1` : undefined,
  );
}

/** Entries, the newest first. */
export async function listAudit(
  db: Queryable,
  filter: AuditFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditRow[]> {
  const rows = await db
    .select({ ...getTableColumns(auditLog), name: staff.name, token: accessTokens.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staff_id))
    .leftJoin(accessTokens, eq(accessTokens.id, auditLog.token_id))
    .where(toCondition(filter))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows;
}

/** How many entries, up to `max`. */
export async function countAudit(db: Queryable, filter: AuditFilter, max: number): Promise<number> {
  const some = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(toCondition(filter))
    .limit(max)
    .as("some");
  return db.$count(some);
}

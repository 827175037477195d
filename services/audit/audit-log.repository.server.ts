import { and, desc, eq, getTableColumns, gte, isNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { auditLog, staff } from "#database/tables/staff.ts";

/** What a staff member did; `staff_id` is null for the command line. */
export type AuditEntry = {
  staff_id: number | null;
  /** Noun and verb, like `request.state`. */
  action: `${string}.${string}`;
  /** A reference or an id, like `OG-7K3M9Q` or `staff 3`; never a name or an address. */
  subject: string;
  /** Names of the fields that changed, without their values. */
  fields: readonly string[];
};

/** Adds an entry in the transaction of the change that it is about. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, fields: [...entry.fields] });
}

/** Which entries a page of the audit log shows. */
export type AuditFilter = {
  /** Id of a staff member, or `command-line`. */
  by?: number | "command-line" | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  /** ISO dates of the first and the last day, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
  /** Entries older than the one with this id. */
  before?: number | undefined;
};

/** An entry with the name of who did it; empty for the command line. */
export type AuditRow = AuditEntry & { id: number; at: Date; name: string | null };

/** Entries, the newest first. */
export async function listAudit(
  db: Queryable,
  { by, action, subject, from, to, before }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const rows = await db
    .select({ ...getTableColumns(auditLog), name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staff_id))
    .where(
      and(
        by === "command-line" ? isNull(auditLog.staff_id) : undefined,
        typeof by === "number" ? eq(auditLog.staff_id, by) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        subject ? eq(auditLog.subject, subject) : undefined,
        from ? gte(auditLog.at, new Date(`${from}T00:00:00Z`)) : undefined,
        to ? sql`${auditLog.at} < ${to}::date + 1` : undefined,
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, action: row.action as AuditEntry["action"] }));
}

/** Every action in the log. */
export async function listAuditActions(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .orderBy(auditLog.action);
  return rows.map((row) => row.action);
}

import type { Transaction } from "#database/client.server.ts";
import { auditLog } from "#database/tables/staff.ts";

/** What somebody of the staff did; `staff_id` is null for the command line. */
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

import type { Database } from "#database/client.server.ts";
import { listAudit, writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

const ACTION = "application.cv";
/** Time in which a person who opens files of an application again is not recorded again. */
const SAME_VISIT_MS = 3_600_000;

/** Records who has opened a file of an application: its CV, or one of its conversation. */
export async function recordOpenedFile(
  db: Database,
  { id: staff_id }: Pick<CurrentStaff, "id">,
  subject: string,
  now: Date,
): Promise<void> {
  const filter = { by: String(staff_id), action: ACTION, subject } as const;
  const [last] = await listAudit(db, filter, { limit: 1 });
  if (last && now.getTime() - last.at.getTime() < SAME_VISIT_MS) return;
  await db.transaction((tx) => writeAudit(tx, { staff_id, action: ACTION, subject, fields: [] }));
}

import type { Database } from "#database/client.server.ts";
import { countAudit, listAudit } from "#services/audit/audit-log.repository.server.ts";
import { MAX_COUNTED } from "../lists/list-limits.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import type { AuditQuery } from "./audit-filters.ts";

/** One page of the audit log. */
export async function readAuditList(db: Database, query: AuditQuery) {
  return readListPage(await countAudit(db, query, MAX_COUNTED + 1), query.page, (part) =>
    listAudit(db, query, part),
  );
}

import type { Database, Queryable } from "#database/client.server.ts";
import {
  type AuditRow,
  countAudit,
  listAudit,
} from "#services/audit/audit-log.repository.server.ts";
import { MAX_COUNTED } from "../lists/list-limits.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import type { AuditQuery } from "./audit-filters.ts";
import { readAuditNames } from "./audit-names.repository.server.ts";
import { type AuditPart, toAuditParts } from "./audit-sentence.ts";

/** An entry in words. */
export type AuditLine = Pick<AuditRow, "id" | "at" | "action" | "subject" | "fields"> & {
  who: string;
  parts: AuditPart[];
};

/** One page of the audit log. */
export async function readAuditList(db: Database, query: AuditQuery) {
  return readListPage(await countAudit(db, query, MAX_COUNTED + 1), query.page, async (part) =>
    toLines(db, await listAudit(db, query, part)),
  );
}

/** Entries in words, in their order. */
export async function toLines(db: Queryable, rows: readonly AuditRow[]): Promise<AuditLine[]> {
  const names = await readAuditNames(db, rows);
  return rows.map(({ id, at, action, subject, fields, ...by }) => ({
    id,
    at,
    action,
    subject,
    fields,
    who: toWho({ action, ...by }),
    parts: toAuditParts({ action, subject, fields }, names),
  }));
}

function toWho({
  staff_id,
  name,
  action,
  token,
}: Pick<AuditRow, "staff_id" | "name" | "action" | "token">): string {
  if (staff_id === null) {
    if (action === "request.address") return "The client";
    return action === "webhook.disable" ? "The software" : "Command line";
  }
  const person = name || `Account ${staff_id}`;
  return token === null ? person : `${person}, by the token “${token}”,`;
}

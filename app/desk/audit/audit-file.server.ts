import { toRowShape } from "#platform/text/row-file.server.ts";
import { listAudit } from "#services/audit/audit-log.repository.server.ts";
import { listStaff } from "#services/staff/staff.repository.server.ts";
import { type ListFile, toWriteFile, walkRows } from "../lists/list-file.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { toAuditFilters } from "./audit-filters.ts";
import { type AuditLine, toLines } from "./audit-list.service.server.ts";

const SHAPE = toRowShape<AuditLine>({
  at: ({ at }) => at,
  who: ({ who }) => who,
  what: ({ parts }) => parts.map(({ text }) => text).join(""),
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  fields: ({ fields }) => fields,
});

export const AUDIT_FILE: ListFile = {
  entry: { action: "audit.export", subject: "audit log" },
  async open({ db }, { params }) {
    const filter = readListQuery(toAuditFilters(await listStaff(db)), params);
    return toWriteFile(
      SHAPE,
      walkRows({
        read: (before: number | undefined, part) => listAudit(db, { ...filter, before }, part),
        toCursor: ({ id }) => id,
        show: (rows) => toLines(db, rows),
      }),
    );
  },
};

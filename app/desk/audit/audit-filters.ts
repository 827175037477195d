import { AUDIT_KINDS } from "#contract/desk/audit-terms.ts";
import type { ListFilters, ListQuery } from "../lists/list-query.ts";

/** Everybody who has an account. */
type Accounts = readonly { id: number; name: string; email: string }[];

export function toAuditFilters(staff: Accounts) {
  return {
    by: {
      label: "Person",
      options: [
        ["", "Anybody"],
        ["command-line", "Command line"],
        ...staff.map(({ id, name, email }) => [String(id), name || email] as const),
      ],
    },
    kind: { label: "Kind", options: [["", "Any kind"], ...Object.entries(AUDIT_KINDS)] },
    subject: { label: "Subject", input: "line" },
    from: { label: "From", input: "date" },
    to: { label: "To", input: "date" },
  } satisfies ListFilters;
}

export type AuditFilters = ReturnType<typeof toAuditFilters>;
export type AuditQuery = ListQuery<AuditFilters>;

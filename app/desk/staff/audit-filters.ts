import type { ListFilters, ListQuery } from "../lists/list-query.ts";

type AuditChoices = {
  /** Everybody who has an account. */
  staff: readonly { id: number; name: string; email: string }[];
  /** Every action in the log. */
  actions: readonly string[];
};

export function toAuditFilters({ staff, actions }: AuditChoices) {
  return {
    by: {
      label: "Person",
      options: [
        ["", "Anybody"],
        ["command-line", "Command line"],
        ...staff.map(({ id, name, email }) => [String(id), name || email] as const),
      ],
    },
    action: {
      label: "Action",
      options: [["", "Any action"], ...actions.map((action) => [action, action] as const)],
    },
    subject: { label: "Subject", input: "line" },
    from: { label: "From", input: "date" },
    to: { label: "To", input: "date" },
  } satisfies ListFilters;
}

export type AuditFilters = ReturnType<typeof toAuditFilters>;
export type AuditQuery = ListQuery<AuditFilters>;

import type { AuditRow } from "#services/audit/audit-log.repository.server.ts";
import type { DeskList } from "../lists/list-page.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { AuditFilters } from "./audit-filters.ts";

/** Who did what and when; names of fields, never their values. */
export const AUDIT: Omit<DeskList<AuditRow, AuditFilters>, "filters"> = {
  title: "Audit log",
  caption: "Audit log, newest first",
  toKey: ({ id }) => id,
  isStacked: true,
  columns: [
    {
      label: "When",
      cell: ({ at }) => <TimeText at={at} />,
      className: "whitespace-nowrap text-ink-soft",
    },
    { label: "Who", cell: toWho, className: "break-words" },
    { label: "Action", cell: ({ action }) => action, className: "whitespace-nowrap" },
    { label: "Subject", cell: ({ subject }) => subject, className: "wrap-anywhere" },
    {
      label: "Fields",
      cell: ({ fields }) => fields.join(", "),
      className: "break-words text-ink-soft",
    },
  ],
  empty: { title: "No entries", text: "Changes by staff appear here." },
  noMatch: { title: "No entries", text: "Try other filters." },
};

function toWho({ staff_id, name, action, token }: AuditRow): string {
  if (staff_id === null) return action === "request.address" ? "The client" : "Command line";
  const person = name || `staff ${staff_id}`;
  return token === null ? person : `${person}, by the token “${token}”`;
}

import { Link } from "react-router";
import type { DeskList } from "../lists/list-page.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { AuditFilters } from "./audit-filters.ts";
import type { AuditLine } from "./audit-list.service.server.ts";

/** Who did what and when; names of fields, never their values. */
export const AUDIT: Omit<DeskList<AuditLine, AuditFilters>, "filters"> = {
  title: "Audit log",
  caption: "Audit log, newest first",
  file: "audit",
  toKey: ({ id }) => id,
  isStacked: true,
  columns: [
    {
      label: "When",
      cell: ({ at }) => <TimeText at={at} />,
      width: "w-44",
      className: "whitespace-nowrap text-ink-soft",
    },
    {
      label: "What",
      cell: (line) => <Sentence line={line} />,
      className: "w-full wrap-anywhere xl:w-auto",
    },
    {
      label: "Fields",
      cell: ({ fields }) => toFieldText(fields),
      width: "w-1/3",
      className: "break-words text-ink-soft",
    },
  ],
  empty: { title: "No entries", text: "Changes by staff appear here." },
  noMatch: { title: "No entries", text: "Try other filters." },
};

/** Names of fields as words, without the second record of an entry, which its sentence names. */
const toFieldText = (fields: readonly string[]): string =>
  fields
    .filter((field) => !field.includes(" "))
    .map((field) => field.replaceAll("_", " "))
    .join(", ");

function Sentence({ line: { who, parts } }: { line: AuditLine }) {
  return (
    <>
      <span className="font-medium">{who}</span>{" "}
      {parts.map(({ text, to }) =>
        to ? (
          <Link key={text} to={to} className="link">
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </>
  );
}

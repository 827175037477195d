import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedInterview } from "#app/interviews/interview-lists.repository.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { OwnDraft } from "../drafts/own-drafts.repository.server.ts";
import { toInterviewPath } from "../interviews/interview-line.tsx";
import { toInterviewStateText } from "../interviews/interview-state.ts";
import { ListSearch } from "../lists/list-search.ts";
import { ListTable } from "../lists/list-table.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { INBOX } from "../requests/request-lists.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { Today } from "./today.service.server.ts";
import { TODAY_PARTS, type TodayPartName, toListPath, toPartSearch } from "./today-parts.ts";

/** A part of the page with its heading. */
export function Section({
  title,
  total,
  children,
}: {
  title: string;
  total: number;
  children: ReactNode;
}) {
  return (
    <section className="mt-6">
      <h2 className="border-line border-b px-4 pb-1 font-semibold">
        {title} <span className="figures font-normal text-ink-soft">{total}</span>
      </h2>
      {children}
    </section>
  );
}

/** A part with interviews; nothing where there are none. */
export function Interviews({ title, rows }: { title: string; rows: readonly ListedInterview[] }) {
  const { timezone } = useDesk();
  if (rows.length === 0) return null;
  return (
    <Section title={title} total={rows.length}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.number} ${row.member_id}`} className="desk-row px-4 py-1.5">
            <Link
              to={toInterviewPath(row.number, row.member_id)}
              data-row
              className="card-link font-medium"
            >
              {row.client} and {toFullName(row)}
            </Link>{" "}
            <span className="text-ink-soft">{toInterviewStateText(row, timezone)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What colleagues wrote with the name of this person. */
export function Mentions({ mentions }: Pick<Today, "mentions">) {
  if (mentions.length === 0) return null;
  return (
    <Section title="You were named" total={mentions.length}>
      <ul>
        {mentions.map((note) => (
          <li key={`${note.reference} ${note.at.getTime()}`} className="desk-row px-4 py-1.5">
            <Link to={toRequestPath(note)} data-row className="card-link font-medium">
              {note.name}
            </Link>{" "}
            <span className="text-ink-soft">
              {note.by ?? "A colleague"}, <TimeText at={note.at} />
            </span>
            <p className="truncate">{note.body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const DRAFT_TEXTS: Record<OwnDraft["kind"], string> = { reply: "Reply", note: "Note" };

/** What this person has begun to write. */
export function Drafts({ drafts }: Pick<Today, "drafts">) {
  if (drafts.length === 0) return null;
  return (
    <Section title="Your drafts" total={drafts.length}>
      <ul>
        {drafts.map((draft) => (
          <li key={`${draft.reference} ${draft.kind}`} className="desk-row px-4 py-1.5">
            <Link to={toRequestPath(draft)} data-row className="card-link font-medium">
              {draft.name}
            </Link>{" "}
            <span className="text-ink-soft">
              {DRAFT_TEXTS[draft.kind]}, <TimeText at={draft.saved_at} />
            </span>
            <p className="truncate">{draft.body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type RequestsProps = Pick<Today, "parts" | "scope"> & { name: TodayPartName };

/** A part with requests; nothing where there are none. */
export function Requests({ name, parts, scope }: RequestsProps) {
  const title = TODAY_PARTS[name].title[scope];
  const part = parts[name];
  if (part.total === 0) return null;
  return (
    <Section title={title} total={part.total}>
      <ListSearch value={toPartSearch(name, scope)}>
        {/* Rows are selected in the lists, where the form is that changes them. */}
        <ListTable
          {...INBOX}
          caption={title}
          rows={part.rows}
          hasHead={false}
          selection={undefined}
        />
      </ListSearch>
      {part.total > part.rows.length ? (
        <p className="px-4 py-2">
          <Link to={toListPath(name, scope)} className="link">
            Show all {part.total}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}

import { Link } from "react-router";
import { MEMBER_PROBLEM_LABELS } from "#contract/desk/desk-member-terms.ts";
import { toContentHistoryPath } from "../../content/editing/content-path.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { Panel } from "../../parts/panel.tsx";
import { PersonalDataLink } from "../../personal-data/personal-data-link.tsx";
import { TimeText } from "../../time/time-text.tsx";
import type { MemberAvailability } from "../availability.service.server.ts";
import { AvailabilityPanel } from "../availability-panel.tsx";
import { toMemberPagePath } from "../list/member-path.ts";
import { MemberStateLabel } from "../list/member-state-label.tsx";
import type { PrivateOutcome } from "./change-member.server.ts";
import { MemberMentions } from "./member-mentions.tsx";
import type { MemberChange, MemberPage as Page } from "./member-page.service.server.ts";
import { PrivatePanel } from "./private-panel.tsx";
import { SitePanel } from "./site-panel.tsx";
import type { UnpublishOutcome } from "./unpublish-member.server.ts";

type MemberPageProps = {
  member: Page;
  availability: MemberAvailability | undefined;
  submission: PrivateOutcome | UnpublishOutcome | undefined;
};

/** What is known of a member. */
export function MemberPage({ member, availability, submission }: MemberPageProps) {
  const { slug, name, position, state, has_draft, problems, history } = member;
  const isOfSite = submission?.kind === "unpublished" || submission?.kind === "refused";
  const [own, unpublished] = isOfSite ? [undefined, submission] : [submission, undefined];
  return (
    <>
      <PageHeader
        above={[{ to: "/desk/members", label: "Members" }]}
        here={<span className="break-all">{slug}</span>}
        title={name}
      >
        <p className="break-words text-ink-soft">{position}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <MemberStateLabel state={state} />
          {has_draft ? <span>A change is not published</span> : null}
          <Link to={`${toMemberPagePath(slug)}/edit`} data-shortcut="e" className="desk-button">
            Edit profile
          </Link>
          {state === "published" ? (
            <a href={`/developers/${slug}`} className="link">
              Open profile
            </a>
          ) : null}
        </p>
        {problems.length > 0 ? (
          <ul aria-label="Missing" className="mt-2 flex flex-wrap gap-x-4 text-red">
            {problems.map((problem) => (
              <li key={problem}>{MEMBER_PROBLEM_LABELS[problem]}</li>
            ))}
          </ul>
        ) : null}
      </PageHeader>
      {availability ? <AvailabilityPanel slug={slug} availability={availability} /> : null}
      <PrivatePanel member={member} outcome={own} />
      <PersonalDataLink email={member.private.email} />
      <SitePanel member={member} outcome={unpublished} />
      <MemberMentions mentions={member.mentions} />
      <Panel title="History">
        {history.length > 0 ? (
          <ol className="max-w-240">
            {history.map((change) => (
              <Change key={change.id} change={change} />
            ))}
            <li className="mt-2">
              <Link to={toContentHistoryPath(member.path)} className="link">
                Compare or undo changes
              </Link>
            </li>
          </ol>
        ) : (
          <p className="text-ink-soft">The file was not changed since its first import.</p>
        )}
      </Panel>
    </>
  );
}

const CHANGES: Record<MemberChange["kind"], string> = {
  published: "Published",
  removed: "Removed from the site",
  scheduled: "Scheduled",
  saved: "Saved as a draft",
};

function Change({ change: { kind, author, note, created_at } }: { change: MemberChange }) {
  return (
    <li className="flex justify-between gap-4 py-0.5">
      <span className="min-w-0 break-words">
        {CHANGES[kind]} by {author}
        {note ? <span className="text-ink-soft"> · {note}</span> : null}
      </span>
      <span className="shrink-0 text-ink-soft">
        <TimeText at={created_at} />
      </span>
    </li>
  );
}

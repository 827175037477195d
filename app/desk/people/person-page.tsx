import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { DeskFormState } from "../desk-form-state.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { useIsPermitted } from "../parts/use-desk.ts";
import { useFormVersion } from "../parts/use-form-version.ts";
import { PersonalDataLink } from "../personal-data/personal-data-link.tsx";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { PersonFields } from "./person-fields.tsx";
import { Calls, Placements, Proposals, SaidLast, Sent } from "./person-history.tsx";
import type { PersonPageData } from "./person-page.service.server.ts";
import { toCompanyPage } from "./person-path.ts";
import { Addresses, LikelySame, SeparateForm } from "./same-person.tsx";

type PersonPageProps = PersonPageData & {
  /** What was changed before this page was opened, and whom it was about. */
  done: string | null;
  other: number;
  state: DeskFormState | undefined;
  /** Below what they sent. */
  children: ReactNode;
};

/** One person: what they sent, were sent and said, under all of their addresses. */
export function PersonPage(props: PersonPageProps) {
  const { person, addresses, likely, requests, total, proposals, calls, said, members } = props;
  const mayChange = useIsPermitted("change_requests");
  const version = useFormVersion(person.version, props.state);
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <PageHeader
          above={[{ to: "/desk/people", label: "People" }]}
          here={person.name}
          title={person.name}
        >
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
            {person.company_id ? (
              <Link to={toCompanyPage(person.company_id)} className="link">
                {person.company}
              </Link>
            ) : null}
            {person.phone ? (
              <a href={`tel:${person.phone.replace(/[^\d+]/g, "")}`} className="link figures">
                {person.phone}
              </a>
            ) : null}
            {person.entered_by ? <span className="text-ink-soft">Added by hand</span> : null}
          </p>
        </PageHeader>
        <ChangeNotice state={props.state} done={toDone(props)} />
        <Sent rows={requests} total={total} empty="They have sent nothing yet." />
        <Proposals proposals={proposals} />
        <Calls calls={calls} />
        <Placements placements={props.placements} />
        <SaidLast said={said} />
        {props.children}
      </div>
      <div className="border-line border-t lg:border-t-0 lg:border-l">
        <Addresses person={person} addresses={addresses} mayChange={mayChange} />
        <LikelySame person={person} likely={likely} mayChange={mayChange} />
        {members.length > 0 ? (
          <Panel title="Member">
            <ul>
              {members.map(({ slug }) => (
                <li key={slug}>
                  <Link to={`/desk/members/${slug}`} className="link">
                    {slug}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
        {mayChange ? (
          <Panel title="Correct">
            <Form method="post" noValidate className="space-y-3">
              <input type="hidden" name="version" value={version} />
              <PersonFields stored={person} state={props.state} />
              <button type="submit" name="intent" value="edit" className="desk-button">
                Save
              </button>
            </Form>
          </Panel>
        ) : null}
        <PersonalDataLink email={person.address} />
      </div>
    </div>
  );
}

function toDone({ done, addresses, other }: PersonPageProps): ReactNode {
  if (done === "edit") return "Saved.";
  if (done === "create") return "Added.";
  if (done === "separate") return "They are two people again.";
  const merged = done === "merge" ? addresses.find(({ id }) => id === other) : undefined;
  if (!merged) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="break-all">{merged.address} belongs to this person now.</p>
      <SeparateForm address={merged} label="Undo" />
    </div>
  );
}

import { Link } from "react-router";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { InterviewLine } from "../../interviews/interview-line.tsx";
import { Details } from "../../parts/details.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { Panel } from "../../parts/panel.tsx";
import { MemberAnswer } from "../../requests/member-answer.tsx";
import { Timeline } from "../../thread/timeline.tsx";
import { TimeText } from "../../time/time-text.tsx";
import type { ProposalOutcome } from "../change-proposal.server.ts";
import type { ProposalPage as Page } from "../proposal-page.service.server.ts";
import { toEditPath } from "../proposal-state.ts";
import { ProposalActions } from "./proposal-actions.tsx";
import { ProposalStateLabel } from "./proposal-state-label.tsx";

type ProposalPageProps = { proposal: Page; submission: ProposalOutcome | undefined };

/** A proposal that was sent: what the client sees, and what became of it. */
export function ProposalPage({ proposal, submission }: ProposalPageProps) {
  const { id, client, request, answer, hasDraft, isReopened } = proposal;
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        <PageHeader
          above={[{ to: "/desk/proposals", label: "Proposals" }]}
          here={<span className="figures">{id}</span>}
          title={`Proposal for ${client}`}
        >
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <ProposalStateLabel state={proposal.state} />
            {proposal.version > 1 ? <span>Version {proposal.version}</span> : null}
            {request ? (
              <span>
                For{" "}
                <Link to={`/desk/requests/${request.reference}`} className="link">
                  <span className="figures">{request.reference}</span>
                </Link>
                , {request.name}
              </span>
            ) : null}
          </p>
          {hasDraft ? (
            <p className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
              {isReopened
                ? "Reopened. The client sees the answered version until you send the next one. "
                : "A change was saved and not sent. The client sees what is below. "}
              <Link to={toEditPath(id)} className="link">
                Continue
              </Link>
            </p>
          ) : null}
        </PageHeader>
        {answer ? (
          <Panel title="Answer">
            <p>
              <Link to={`/desk/requests/${answer.reference}`} className="link">
                <span className="figures">{answer.reference}</span>
              </Link>
              <span className="text-ink-soft">
                {" "}
                · <TimeText at={answer.at} />
              </span>
            </p>
            {answer.message ? (
              <p className="mt-1 max-w-reading whitespace-pre-line break-words">{answer.message}</p>
            ) : (
              <p className="mt-1 text-ink-soft">Without a message.</p>
            )}
          </Panel>
        ) : null}
        <Members proposal={proposal} />
      </div>
      <div className="border-line border-t lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l">
        <div className="lg:sticky lg:top-0">
          <ProposalActions proposal={proposal} submission={submission} />
          <Opened proposal={proposal} />
          <Versions versions={proposal.versions} />
        </div>
      </div>
      <div className="min-w-0">
        {proposal.events.length > 0 ? (
          <Panel title="Timeline">
            <Timeline events={proposal.events} />
          </Panel>
        ) : null}
      </div>
    </div>
  );
}

function Members({ proposal: { id, members, state } }: { proposal: Page }) {
  return (
    <Panel title={withNoun(`Developers (${members.length})`)}>
      <ol>
        {members.map((member) => (
          <li key={member.member_id} className="border-line border-t py-2 first:border-t-0">
            <div className="flex flex-wrap justify-between gap-x-4">
              <p className="min-w-0 break-words">
                {member.slug ? (
                  <a className="link font-medium" href={`/developers/${member.slug}`}>
                    {member.name}
                  </a>
                ) : (
                  <span className="font-medium">{member.name}</span>
                )}
                <span className="text-ink-soft"> · {member.position}</span>
                {member.slug ? null : <span className="text-red"> · no longer on the site</span>}
                {state === "answered" ? <MemberAnswer answer={member.answer} /> : null}
              </p>
              <Rate member={member} />
            </div>
            {member.note ? (
              <p className="mt-1 max-w-reading whitespace-pre-line break-words text-ink-soft">
                {member.note}
              </p>
            ) : null}
            {member.comment ? (
              <p className="mt-1 max-w-reading whitespace-pre-line break-words border-line border-l-2 pl-3">
                <span className="sr-only">The client's comment: </span>
                {member.comment}
              </p>
            ) : null}
            {member.interview || (state === "answered" && member.answer === "interview") ? (
              <InterviewLine
                number={id}
                member_id={member.member_id}
                interview={member.interview}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Rate({ member }: { member: Page["members"][number] }) {
  const { sales_rate, own_rate, currency } = member;
  const rate = sales_rate ?? own_rate;
  if (rate === null || !currency) return null;
  return (
    <span className="figures">
      {toMoney(rate, currency)} / h
      {sales_rate !== null && own_rate !== null && sales_rate !== own_rate ? (
        <span className="text-ink-soft"> · site {toMoney(own_rate, currency)}</span>
      ) : null}
    </span>
  );
}

function Opened({ proposal }: { proposal: Page }) {
  const { opened_at, opened_last_at, opened_count, valid_until, client_email } = proposal;
  const toTime = (at: Date | null) => (at ? <TimeText at={at} /> : null);
  return (
    <Panel title="Client">
      <Details
        of={[
          ["Contact", proposal.client_name],
          ["Email", client_email || "Not given"],
          ["Prepared by", proposal.prepared_by],
          ["Sent", toTime(proposal.sent_at)],
          [
            "Opened",
            opened_count === 0 ? "Not yet" : opened_count === 1 ? "Once" : `${opened_count} times`,
          ],
          ["First opened", opened_count > 1 ? toTime(opened_at) : null],
          ["Last opened", toTime(opened_last_at)],
          ["Valid until", valid_until ? toDateText(valid_until) : "No end date"],
        ]}
      />
    </Panel>
  );
}

function Versions({ versions }: Pick<Page, "versions">) {
  if (versions.length < 2) return null;
  return (
    <Panel title="Versions">
      <ul>
        {versions.map(({ number, sent_at, members }) => (
          <li key={number} className="flex justify-between gap-4 py-0.5">
            <span>
              Version {number} ·{" "}
              {members === 1 ? withNoun("1 developer") : withNoun(`${members} developers`)}
            </span>
            <span className="text-ink-soft">{sent_at ? <TimeText at={sent_at} /> : null}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

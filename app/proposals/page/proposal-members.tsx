import { lazy, Suspense } from "react";
import { MemberCard } from "#app/developers/card/member-card.tsx";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { HireLink } from "#app/shortlist/hire-link.tsx";
import { ShortlistButton } from "#app/shortlist/shortlist-button.tsx";
import type { Proposal, ProposalCard, UnavailableMember } from "#contract/clients/proposal.ts";
import { MEMBER_ANSWER_LABELS } from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { toBarActions } from "../proposal-texts.ts";
import { ProposalBadge } from "../shortlist/proposal-badge.tsx";

const loadInterviewLink = async () =>
  (await import("#app/interviews/page/interview-link.tsx")).InterviewLink;
const InterviewLink = lazyPart(loadInterviewLink);
// Rendered by the server and hydrated once it is loaded: the first load has no bytes for it. It
// brings what is shown after the answer, which a page from before a new build cannot load any more.
const MemberAnswerField = lazy(async () => {
  const [{ MemberAnswerField: field }] = await Promise.all([
    import("../answer/member-answer-field.tsx"),
    loadInterviewLink().catch(() => undefined),
  ]);
  return { default: field };
});

/** The members in the agency's order, each with its word on why. */
export function ProposalMembers({ proposal }: { proposal: Proposal }) {
  const { members, unavailable } = proposal;
  return (
    <section aria-labelledby="developers" className="mt-14">
      <h2 id="developers" className="text-title">
        {members.length === 0 ? "No one is available any more" : toDeveloperCount(members.length)}
      </h2>
      <ul className="mt-6 space-y-6 lg:space-y-8">
        {members.map((member) => (
          <li
            key={member.id}
            className="grid lg:grid-cols-[minmax(0,27rem)_minmax(0,34rem)] lg:gap-x-10"
          >
            <MemberCard
              member={member}
              badge={<ProposalBadge proposal={proposal} id={member.id} />}
            />
            <Word proposal={proposal} member={member} />
          </li>
        ))}
      </ul>
      {unavailable.length > 0 ? <Unavailable members={unavailable} /> : null}
    </section>
  );
}

/** The agency's note on a member, and the actions. */
function Word({ proposal, member }: { proposal: Proposal; member: ProposalCard }) {
  const { shortlist } = toBarActions(proposal);
  if (!member.note && shortlist === undefined && member.answer === null) return null;
  return (
    <div className="flex flex-col items-start gap-5 pt-5 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:pt-6">
      {member.note ? (
        <div>
          <p className="text-ink-soft text-sm">Why {member.first_name}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-pretty">{member.note}</p>
        </div>
      ) : null}
      {shortlist === "proposal" ? (
        <Suspense>
          <MemberAnswerField proposal_id={proposal.id} member={member} />
        </Suspense>
      ) : null}
      {member.answer ? (
        <div>
          <p className="text-ink-soft text-sm">Your answer</p>
          <p className="mt-1 font-medium">{MEMBER_ANSWER_LABELS[member.answer]}</p>
        </div>
      ) : null}
      {member.answer === "interview" && proposal.submited_at !== null ? (
        <Suspense>
          <InterviewLink
            proposal_id={proposal.id}
            member={member}
            interview={proposal.interviews.find(({ member_id }) => member_id === member.id)}
          />
        </Suspense>
      ) : null}
      {shortlist === "visitor" ? (
        <>
          <ShortlistButton
            id={member.id}
            name={toFullName(member)}
            variant="secondary"
            size="small"
          />
          <HireLink member={member} variant="secondary" size="small" />
        </>
      ) : null}
    </div>
  );
}

function Unavailable({ members }: { members: readonly UnavailableMember[] }) {
  return (
    <div className="mt-10 max-w-[48rem] border-line border-t pt-6">
      <h3 className="text-lg">No longer available</h3>
      <ul className="mt-3 space-y-2">
        {members.map((member) => (
          <li key={member.id} className="wrap-anywhere">
            {toFullName(member)}
            {member.position ? (
              <>
                , <span className="text-ink-soft">{member.position}</span>
              </>
            ) : null}
            {member.answer
              ? ` (${member.chosen ? "chosen" : MEMBER_ANSWER_LABELS[member.answer].toLowerCase()})`
              : null}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">
        They've left our site since we made this proposal. Ask us for someone similar.
      </p>
    </div>
  );
}

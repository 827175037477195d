import type { Ref } from "react";
import { useTerms } from "#app/site/use-site.ts";
import type { Proposal } from "#contract/clients/proposal.ts";
import { MEMBER_ANSWER_LABELS, MEMBER_ANSWERS } from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { Notice } from "#design/notice.tsx";
import { toDateText } from "#platform/time/date-text.ts";
import { toAnswerSteps } from "../answer/answer-steps.ts";

type ProposalStateProps = {
  proposal: Proposal;
  /** The answer was sent from this page a moment ago. */
  isJustSent: boolean;
  /** Of the status page of that answer; only its sender has it. */
  statusPath: string | undefined;
  /** Why an answer from this page was rejected. */
  problem: string | undefined;
  email: string | undefined;
  ref: Ref<HTMLDivElement>;
};

/** The state of a proposal that accepts no answer any more. */
export function ProposalState({
  proposal,
  isJustSent,
  statusPath,
  problem,
  email,
  ref,
}: ProposalStateProps) {
  const terms = useTerms();
  const { submited_at, is_expired, valid_until, type } = proposal;
  if (submited_at === null && !(is_expired && valid_until)) return null;
  const contact = email ? <Contact email={email} /> : "us";
  return (
    <div ref={ref} tabIndex={-1} className="mb-10 max-w-[48rem] rounded-card outline-offset-2">
      {submited_at === null ? (
        <Notice kind="warning" title={`Valid until ${toDateText(valid_until ?? "")}`}>
          {type === "private"
            ? "This proposal has expired. To renew it, email "
            : "To check who is still available, email "}
          {contact}.
        </Notice>
      ) : (
        <>
          {problem ? (
            <Notice kind="warning" title="Your choice wasn't sent" className="mb-4">
              {problem}. The answer is below.
            </Notice>
          ) : null}
          {isJustSent ? (
            <Notice kind="success" title="We have your answer">
              <Chosen proposal={proposal} />
              <ol className="mt-3 list-decimal space-y-1 pl-5">
                {Object.values(
                  toAnswerSteps(terms, [...proposal.members, ...proposal.unavailable]),
                ).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {statusPath ? (
                <p className="mt-3">
                  <a href={statusPath} className="link">
                    Track your answer
                  </a>
                </p>
              ) : null}
            </Notice>
          ) : (
            <Notice kind="success" title={`Answered on ${toDateText(submited_at.slice(0, 10))}`}>
              <Chosen proposal={proposal} />
              <p className="mt-1">
                To change something, email {contact}. To see what happens next, use the link in our
                email or{" "}
                <a href="/status" className="link">
                  get a new one
                </a>
                .
              </p>
            </Notice>
          )}
        </>
      )}
    </div>
  );
}

function Chosen({ proposal }: { proposal: Proposal }) {
  const { members, unavailable, reference } = proposal;
  const all = [...members, ...unavailable];
  const groups = MEMBER_ANSWERS.flatMap((answer) => {
    const names = all.filter((member) => member.answer === answer).map(toFullName);
    return names.length > 0 ? [{ answer, names: names.join(", ") }] : [];
  });
  return (
    <>
      {groups.map(({ answer, names }) => (
        <p key={answer}>
          {answer === "interview" ? "Chosen" : MEMBER_ANSWER_LABELS[answer]}: {names}.
        </p>
      ))}
      {reference ? (
        <p className="mt-1">
          Reference <span className="figures font-medium">{reference}</span>
        </p>
      ) : null}
    </>
  );
}

function Contact({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  );
}

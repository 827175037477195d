import type { ReactNode } from "react";
import type { ProposalCard } from "#contract/clients/proposal.ts";
import { MEMBER_ANSWER_LABELS, NO_ANSWER_LABEL } from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { groupAnswers } from "./member-answers.ts";
import type { GivenAnswer } from "./use-member-answers.ts";

type AnswerListProps = {
  answers: readonly GivenAnswer[];
  /** Members without an answer; they are only named. */
  others?: readonly ProposalCard[];
  toAction?: (answer: GivenAnswer) => ReactNode;
};

/** Answers on members, one group for each kind, with the comments. */
export function AnswerList({ answers, others = [], toAction }: AnswerListProps) {
  return (
    <dl className="space-y-4">
      {groupAnswers(answers).map(({ answer, entries }) => (
        <div key={answer}>
          <dt className="font-medium">{MEMBER_ANSWER_LABELS[answer]}</dt>
          {entries.map((entry) => (
            <dd key={entry.member.id} className="mt-1 flex items-start justify-between gap-3">
              <div className="wrap-anywhere min-w-0">
                {toFullName(entry.member)}
                {entry.comment.trim() ? (
                  <p className="whitespace-pre-line text-ink-soft text-sm">{entry.comment}</p>
                ) : null}
              </div>
              {toAction?.(entry)}
            </dd>
          ))}
        </div>
      ))}
      {others.length > 0 ? (
        <div className="text-ink-soft">
          <dt className="font-medium">{NO_ANSWER_LABEL}</dt>
          <dd className="wrap-anywhere mt-1">{others.map(toFullName).join(", ")}</dd>
        </div>
      ) : null}
    </dl>
  );
}

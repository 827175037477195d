import { useEffect, useRef } from "react";
import type { ProposalCard } from "#contract/clients/proposal.ts";
import {
  MAX_MEMBER_COMMENT,
  MEMBER_ANSWER_LABELS,
  MEMBER_ANSWERS,
} from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { Choice } from "#design/field/choice.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { saveMemberAnswer, saveMemberComment } from "./member-answers.store.ts";
import { useMemberAnswer } from "./use-member-answers.ts";

type MemberAnswerFieldProps = { proposal_id: string; member: ProposalCard };

/** Interview, maybe or no on one member, with a comment; saved in this browser until it is sent. */
export function MemberAnswerField({ proposal_id, member }: MemberAnswerFieldProps) {
  const { answer, comment } = useMemberAnswer(proposal_id, member.id);
  const entry = { member_id: member.id, proposal_id };
  const id = `answer-${member.id}`;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The server renders the choices, and this code comes later: what was chosen meanwhile counts.
    const chosen = field.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const early = MEMBER_ANSWERS.find((name) => name === chosen);
    if (early) saveMemberAnswer({ member_id: member.id, proposal_id }, early);
  }, [member.id, proposal_id]);
  return (
    <div ref={field} className="noscript:hidden w-full max-w-form">
      <Fieldset id={id} legend={`Your answer on ${toFullName(member)}`}>
        <div className="flex flex-wrap gap-x-6">
          {MEMBER_ANSWERS.map((name, index) => (
            <Choice
              key={name}
              type="radio"
              id={index === 0 ? id : `${id}-${name}`}
              name={id}
              value={name}
              label={MEMBER_ANSWER_LABELS[name]}
              checked={answer === name}
              onChange={() => saveMemberAnswer(entry, name)}
            />
          ))}
        </div>
      </Fieldset>
      {answer === null ? null : (
        <div className="mt-3">
          <TextArea
            name={`comment-${member.id}`}
            label={`Comment on ${member.first_name}`}
            optional
            rows={2}
            maxCharacters={MAX_MEMBER_COMMENT}
            value={comment}
            onChange={(event) => saveMemberComment(entry, event.target.value)}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={`Clear answer on ${toFullName(member)}`}
            onClick={() => {
              saveMemberAnswer(entry, null);
              // The button is gone with the answer.
              document.getElementById(id)?.focus();
            }}
          >
            Clear answer
          </Button>
        </div>
      )}
    </div>
  );
}

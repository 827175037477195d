import type { Proposal, ProposalCard } from "#contract/clients/proposal.ts";
import {
  MAX_MEMBER_COMMENT,
  MEMBER_ANSWER_LABELS,
  MEMBER_ANSWERS,
  NO_ANSWER_LABEL,
} from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { FieldErrorText } from "#design/field/field-texts.tsx";
import { Radios } from "#design/field/radios.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { SubmittedForm } from "#design/forms/page-form.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { ANSWER_FIELDS } from "./answer-fields.ts";

export type PlainAnswerProps = {
  proposal: Proposal;
  state: PageFormState | undefined;
  token: string;
};

type PlainMemberProps = Pick<PlainAnswerProps, "state"> & { member: ProposalCard; index: number };

/** The answer on one member. */
function PlainMember({ member, index, state }: PlainMemberProps) {
  const [answer, comment] = [`members[${index}][answer]`, `members[${index}][comment]`] as const;
  return (
    <div>
      <input type="hidden" name={`members[${index}][member_id]`} value={member.id} />
      <Radios
        name={answer}
        label={toFullName(member)}
        hint={member.position}
        inline
        options={[
          ...MEMBER_ANSWERS.map((value) => ({ value, label: MEMBER_ANSWER_LABELS[value] })),
          { value: "", label: NO_ANSWER_LABEL },
        ]}
        defaultValue={state?.input[answer] ?? ""}
        error={state?.errors[`members.${index}.answer`]}
      />
      <div className="mt-3">
        <TextArea
          name={comment}
          label={`Comment on ${toFullName(member)}`}
          optional
          rows={2}
          maxCharacters={MAX_MEMBER_COMMENT}
          defaultValue={state?.input[comment]}
          error={state?.errors[`members.${index}.comment`]}
        />
      </div>
    </div>
  );
}

/** Answers on each member and posts that. */
export function PlainAnswerForm({ proposal, state, token }: PlainAnswerProps) {
  return (
    <section aria-labelledby="plain-answer" className="mt-14 max-w-form border-line border-t pt-8">
      <h2 id="plain-answer" className="mb-6 text-title">
        Your answer
      </h2>
      <SubmittedForm noun="answer" state={state} token={token} action="Send answer">
        <input type="hidden" name="version" value={proposal.version} />
        <div id="members" tabIndex={-1} className="space-y-10">
          <p>You can answer once. To change it later, email us.</p>
          <FieldErrorText id="members" error={state?.errors.members} />
          {proposal.members.map((member, index) => (
            <PlainMember key={member.id} member={member} index={index} state={state} />
          ))}
        </div>
        <FormFields
          fields={ANSWER_FIELDS}
          input={state?.input ?? {}}
          errors={state?.errors ?? {}}
        />
      </SubmittedForm>
    </section>
  );
}

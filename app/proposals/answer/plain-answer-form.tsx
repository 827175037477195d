import { MAX_LENGTH } from "#contract/limits.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Proposal } from "#contract/proposal.ts";
import { Choice } from "#design/field/choice.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { PostedForm } from "#design/forms/page-form.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";

export type PlainAnswerProps = {
  proposal: Proposal;
  state: PageFormState | undefined;
  token: string;
};

/** Selects the members to meet and posts them. */
export function PlainAnswerForm({ proposal, state, token }: PlainAnswerProps) {
  return (
    <section aria-labelledby="plain-answer" className="mt-14 max-w-form border-line border-t pt-8">
      <h2 id="plain-answer" className="mb-6 text-title">
        Your answer
      </h2>
      <PostedForm noun="answer" state={state} token={token} action="Send answer">
        <input type="hidden" name="version" value={proposal.version} />
        <Fieldset
          id="members"
          legend="Who would you like to meet?"
          hint="You can answer once. To change it later, email us."
          error={state?.errors.members}
        >
          {proposal.members.map((member, index) => {
            const name = `members[${index}][member_id]`;
            return (
              <Choice
                key={member.id}
                type="checkbox"
                id={index === 0 ? "members" : `members-${index}`}
                name={name}
                value={member.id}
                label={toFullName(member)}
                hint={member.position}
                defaultChecked={name in (state?.typed ?? {})}
              />
            );
          })}
        </Fieldset>
        <TextArea
          name="message"
          label="Message"
          hint="For example when you would like to meet, or what to ask them."
          optional
          rows={4}
          maxCharacters={MAX_LENGTH.message}
          defaultValue={state?.typed.message}
          error={state?.errors.message}
        />
      </PostedForm>
    </section>
  );
}

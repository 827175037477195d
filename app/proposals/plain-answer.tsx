import { MAX_LENGTH } from "#contract/limits.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Proposal } from "#contract/proposal.ts";
import { Choice } from "#design/field/choice.tsx";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { FormProblem, PostedForm } from "#platform/forms/page-form.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";

type PlainAnswerProps = {
  proposal: Proposal;
  state: PageFormState | undefined;
  token: string;
};

/** The answer to a proposal where no script runs: tick the members and send. */
export function PlainAnswer({ proposal, state, token }: PlainAnswerProps) {
  if (proposal.members.length === 0) return null;
  return (
    // Its fields have the names and ids of the panel, which only exists with script.
    <noscript>
      <section
        aria-labelledby="plain-answer"
        className="mt-14 max-w-form border-line border-t pt-8"
      >
        <h2 id="plain-answer" className="mb-6 text-title">
          Your answer
        </h2>
        <PostedForm noun="answer" state={state} token={token} action="Send answer">
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
    </noscript>
  );
}

/** Why the answer was not sent, at the top of the page. */
export function PlainAnswerProblem({ state }: { state: PageFormState }) {
  return (
    <div className="noscript:block page-column hidden pt-8">
      <FormProblem noun="answer" state={state} />
      <ErrorSummary errors={state.errors} />
    </div>
  );
}

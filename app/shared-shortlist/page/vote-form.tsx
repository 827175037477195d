import { MemberCard } from "#app/developers/card/member-card.tsx";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { READER_FIELD } from "../vote-fields.ts";
import { VoteFields } from "./vote-fields.tsx";

type VoteFormProps = {
  members: readonly Member[];
  input: SubmissionState["input"];
  errors: SubmissionState["errors"];
  /** Whether these votes were sent before. */
  isChange: boolean;
  /** The reader was removed: there are cards only. */
  isClosed: boolean;
};

/** The cards of a shared shortlist, each with a vote, under one name. */
export function VoteForm({ members, input: entered, errors, isChange, isClosed }: VoteFormProps) {
  return (
    <form method="post" encType="multipart/form-data" noValidate>
      {entered[READER_FIELD] ? (
        <input type="hidden" name={READER_FIELD} value={entered[READER_FIELD]} />
      ) : null}
      <ul className="mt-10 space-y-8 lg:space-y-10">
        {members.map((member) => (
          <li key={member.id} className="grid lg:grid-cols-2 lg:gap-x-10">
            <MemberCard member={member} level={2} />
            {isClosed ? null : <VoteFields member={member} input={entered} errors={errors} />}
          </li>
        ))}
      </ul>
      {isClosed ? null : (
        <section
          aria-labelledby="votes-title"
          className="mt-12 max-w-form space-y-6 border-line border-t pt-8"
        >
          <h2 id="votes-title" className="text-title">
            {isChange ? "Change your votes" : "Send your votes"}
          </h2>
          <TextField
            name="name"
            label="Your name"
            hint="Only the person who shared this list can see your name, votes and comments."
            autoComplete="name"
            defaultValue={entered.name}
            error={errors.name}
          />
          <Button type="submit">{isChange ? "Save changes" : "Send votes"}</Button>
        </section>
      )}
    </form>
  );
}

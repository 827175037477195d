import { MAX_VOTE_COMMENT, VOTE_LABELS, VOTES } from "#contract/clients/shared-shortlist-terms.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { Radios } from "#design/field/radios.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toCommentField, toVoteField } from "../vote-fields.ts";

type VoteFieldsProps = {
  member: MemberCard;
  input: SubmissionState["input"];
  errors: SubmissionState["errors"];
};

const OPTIONS = [
  ...VOTES.map((value) => ({ value: value as string, label: VOTE_LABELS[value] })),
  { value: "", label: "No vote" },
];

/** Yes, maybe or no on one member, with a comment. */
export function VoteFields({ member, input, errors }: VoteFieldsProps) {
  const vote = toVoteField(member.id);
  const comment = toCommentField(member.id);
  return (
    <div className="space-y-4 pt-5 lg:col-start-2 lg:row-span-5 lg:row-start-1 lg:pt-6">
      <Radios
        inline
        name={vote}
        label={`Your vote on ${toFullName(member)}`}
        options={OPTIONS}
        defaultValue={input[vote] ?? ""}
        error={errors[vote]}
      />
      <TextArea
        name={comment}
        label={`Comment on ${member.first_name}`}
        optional
        rows={2}
        maxCharacters={MAX_VOTE_COMMENT}
        defaultValue={input[comment] ?? ""}
        error={errors[comment]}
      />
    </div>
  );
}

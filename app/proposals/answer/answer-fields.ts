import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import type { Fields, SentField } from "#platform/forms/fields.ts";

/** What a client may add to the answers on the members. */
export const ANSWER_FIELDS = {
  message: {
    control: "textarea",
    label: "Message",
    hint: "For example, when you'd like to meet, or what you want to ask them.",
    optional: true,
    rows: 4,
    maxCharacters: MAX_LENGTH.message,
  },
} as const satisfies Fields;

type Given = { member: { id: number }; answer: MemberAnswerName; comment: string };

/** The answer as fields of a body. */
export function toAnswerFields(answers: readonly Given[], message: string): SentField[] {
  return [
    ...answers.flatMap(({ member, answer, comment }, index): SentField[] => [
      [`members[${index}][member_id]`, String(member.id)],
      [`members[${index}][answer]`, answer],
      [`members[${index}][comment]`, comment],
    ]),
    ["message", message],
  ];
}

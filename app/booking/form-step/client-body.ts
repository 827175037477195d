import type { SentField } from "#platform/forms/fields.ts";
import type { CallAnswer } from "./call-answer.ts";

/** Answers that every form of a client has besides its texts. */
export type ClientAnswers = CallAnswer & {
  /** Ids of the developers that it names. */
  members: number[];
  marketing_consent: boolean;
};

/** These answers in the body of a form, without the call. */
export function toClientBody(form: ClientAnswers): SentField[] {
  return [
    ...form.members.map((id, index): SentField => [`members[${index}][member_id]`, String(id)]),
    ["marketing_consent", String(form.marketing_consent)],
  ];
}

import type { AnswerChange } from "#contract/clients/request-event-terms.ts";
import {
  type ReadableApplication,
  toApplicationSections,
  toRetentionText,
} from "./application-texts.ts";

type Corrected = ReadableApplication & { keep_profile: boolean };

/** What differs between two versions of an application, in words and in the order of the form. */
export function toAnswerChanges(before: Corrected, after: Corrected): AnswerChange[] {
  const [from, to] = [listAnswers(before), listAnswers(after)];
  return to.flatMap(({ label, text }, index) => {
    const earlier = from[index]?.text ?? "";
    return text === earlier ? [] : [{ label, from: earlier, to: text }];
  });
}

function listAnswers(application: Corrected): { label: string; text: string }[] {
  const answers = toApplicationSections(application).flatMap((section) => section.answers);
  return [
    ...answers.map(({ label, lines }) => ({ label, text: lines.join("\n") })),
    { label: "Stored for", text: toRetentionText(application.keep_profile) },
  ];
}

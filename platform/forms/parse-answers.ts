import { type AnswersOf, type Fields, mapFields, toText } from "./fields.ts";

/** The answers of these fields in what a browser has saved; the initial ones for what is wrong. */
export function parseAnswers<All extends Fields>(fields: All, saved: object): AnswersOf<All> {
  return mapFields(fields, (field, name) => {
    const answer: unknown = Reflect.get(saved, name);
    return field.format?.parse(answer) ?? toText(answer, field.initial);
  });
}

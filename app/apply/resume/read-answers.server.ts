import type { InputValues } from "#platform/forms/use-step-form.ts";
import { NO_LANGUAGE, NO_TECHNOLOGY } from "../application-fields.ts";
import { type ApplyForm, EMPTY_APPLICATION, parseApplyForm } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { readInputForm } from "../form/read-page-form.ts";
import { DRAFT_FIELDS } from "./draft-terms.ts";

/** Answers in JSON, as a browser sent them or as they are stored; undefined for anything else. */
export function parseAnswers(text: string): ApplyForm | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const form = parseApplyForm(value);
  if (!form) return undefined;
  const filled = Math.trunc(form.lastFilledStep);
  const last = applyForm.steps.steps.length - 1;
  return { ...form, lastFilledStep: Math.min(Math.max(filled || 0, 0), last) };
}

/** The answers that were posted: by the page that saves them, or by the form on one page. */
export function readAnswers(input: InputValues): ApplyForm | undefined {
  const text = input[DRAFT_FIELDS.answers];
  if (text !== undefined) return parseAnswers(text);
  if (input.first_name === undefined) return undefined;
  const form = readInputForm(input);
  const { technologies, languages, links } = form;
  return {
    ...form,
    technologies: withoutEmpty(technologies, NO_TECHNOLOGY),
    languages: withoutEmpty(languages, NO_LANGUAGE),
    links: links.some(Boolean) ? links.filter(Boolean) : EMPTY_APPLICATION.links,
  };
}

/** The form on one page has spare rows. */
function withoutEmpty<Row extends object>(rows: readonly Row[], empty: Row): Row[] {
  const filled = rows.filter((row) => JSON.stringify(row) !== JSON.stringify(empty));
  return filled.length > 0 ? filled : [empty];
}

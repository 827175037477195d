import {
  MAX_LANGUAGES,
  MAX_LINKS,
  MAX_TECHNOLOGY_ROWS,
} from "#contract/applications/application-terms.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { readControls } from "#platform/forms/read-controls.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { APPLICATION_FIELDS, NO_LANGUAGE, NO_TECHNOLOGY } from "../application-fields.ts";
import { type ApplyForm, EMPTY_APPLICATION } from "./apply.store.ts";

/** Empty rows on the page, also the number added by "Add more rows". */
const SPARE = { technologies: 5, languages: 3 };

/** The application that the page without JavaScript has posted. */
export function readInputForm(input: InputValues): ApplyForm {
  return {
    ...EMPTY_APPLICATION,
    ...readControls(APPLICATION_FIELDS, input),
    keep_profile: input.keep_profile === "true",
  };
}

/**
 * The application as the page without JavaScript shows it, with empty rows to fill.
 * @param first answers before anything was posted
 */
export function readPageForm(input: InputValues | undefined, first: Partial<ApplyForm>): ApplyForm {
  const form: ApplyForm = input ? readInputForm(input) : { ...EMPTY_APPLICATION, ...first };
  const more = input?.[PAGE_FORM_FIELDS.intent] === "rows";
  return {
    ...form,
    technologies: withSpare(form.technologies, NO_TECHNOLOGY, {
      count: SPARE.technologies,
      max: MAX_TECHNOLOGY_ROWS,
      more,
    }),
    languages: withSpare(form.languages, NO_LANGUAGE, {
      count: SPARE.languages,
      max: MAX_LANGUAGES,
      more,
    }),
    links: withSpare(form.links, "", { count: MAX_LINKS, max: MAX_LINKS, more }),
  };
}

function withSpare<Row>(
  rows: readonly Row[],
  empty: Row,
  { count, max, more }: { count: number; max: number; more: boolean },
): Row[] {
  const size = Math.min(max, more ? rows.length + count : Math.max(rows.length, count));
  return [...rows, ...Array<Row>(Math.max(0, size - rows.length)).fill(empty)];
}

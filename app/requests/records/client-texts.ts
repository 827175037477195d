import { type AnswerRow, toAnswerRows } from "#platform/forms/fields.ts";
import {
  CONTACT_FIELDS,
  type ContactName,
  PROJECT_FIELDS,
  type ProjectName,
} from "../client-fields.ts";

type Project = Record<ProjectName, string | null>;
type Detail = [name: string, value: string];

const toDetail = ({ short, value }: AnswerRow): Detail => [short, value];
const isShown = ({ value, optional }: AnswerRow) => value !== "" || !optional;

/** The contacts of a request in words, for emails, the desk and the command line. */
export function toContactDetails(
  contacts: Record<ContactName, string | null>,
  none: string,
): Detail[] {
  return toAnswerRows(CONTACT_FIELDS, contacts).map(({ short, value }) => [short, value || none]);
}

/** The project of a request in words, without texts of several lines. */
export function toProjectDetails(project: Project): Detail[] {
  const rows = toAnswerRows(PROJECT_FIELDS, project);
  return rows.filter((row) => row.control !== "textarea" && isShown(row)).map(toDetail);
}

/** Selected options of the project, without text that the sender typed. */
export function toProjectTerms(project: Project): Detail[] {
  const rows = toAnswerRows(PROJECT_FIELDS, project);
  return rows.filter(({ isOption }) => isOption).map(toDetail);
}

/** Texts of several lines in a request, without those that are empty. */
export function toProjectTexts(project: Project): Detail[] {
  const rows = toAnswerRows(PROJECT_FIELDS, project);
  return rows.filter(({ control, value }) => control === "textarea" && value).map(toDetail);
}

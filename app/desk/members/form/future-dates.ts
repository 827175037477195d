import type { FieldErrors } from "#contract/problem.ts";
import type { MemberForm } from "./member-form.ts";

/**
 * Checks and references of the future, which the check of a content folder only warns of.
 * @param today by the agency's clocks
 */
export function findFutureDates(
  { vetting, client_references }: MemberForm,
  today: string,
): FieldErrors {
  const errors: FieldErrors = {};
  const check = (name: string, date: string) => {
    if (date > today) errors[name] = ["The date must be today or earlier"];
  };
  for (const [index, { on }] of vetting.entries()) check(`vetting[${index}][on]`, on);
  for (const [index, { on, consent_on }] of client_references.entries()) {
    check(`client_references[${index}][on]`, on);
    check(`client_references[${index}][consent_on]`, consent_on);
  }
  return errors;
}

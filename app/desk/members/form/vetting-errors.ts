import type { FieldErrors } from "#contract/problem.ts";
import type { MemberForm } from "./member-form.ts";

/**
 * Records of the future, which the check of a content folder only warns of.
 * @param today by the agency's clocks
 */
export function findVettingErrors({ vetting }: MemberForm, today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { on }] of vetting.entries()) {
    if (on > today) errors[`vetting[${index}][on]`] = ["The date must be today or earlier"];
  }
  return errors;
}

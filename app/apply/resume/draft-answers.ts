import { type ApplyForm, EMPTY_APPLICATION } from "../form/apply.store.ts";

/** What a person would notice: not the progress, nor until when a file is stored. */
function toComparable({ lastFilledStep, cv_expires_at, ...form }: ApplyForm): string {
  return JSON.stringify(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export const isSame = (one: ApplyForm, other: ApplyForm): boolean =>
  toComparable(one) === toComparable(other);

/** Whether nothing was entered, besides a time zone that the browser knows. */
export const isEmpty = (form: ApplyForm): boolean =>
  isSame({ ...form, timezone: "" }, EMPTY_APPLICATION);

import type { DraftFile } from "#contract/desk/request-draft-terms.ts";
import { toFileFields } from "#platform/uploads/file-fields.ts";

/** The hidden controls of the attached file, which its field has just changed. */
export function readDraftFile(field: HTMLElement): DraftFile {
  const names = Object.values(toFileFields("attachment"));
  return Object.fromEntries(
    names.map((name) => [
      name,
      field.querySelector<HTMLInputElement>(`input[type=hidden][name="${name}"]`)?.value ?? "",
    ]),
  );
}

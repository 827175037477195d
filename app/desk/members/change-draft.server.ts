import { data } from "react-router";
import { DraftEditSchema } from "#contract/member-draft.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import type { ContentProblem } from "#services/content/content-problem.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { FileChangedError, type NewestFile } from "../content/editing/edited-file.server.ts";
import { toRouteError } from "../route-error.server.ts";
import { publishMember } from "./publish-member.service.server.ts";
import { saveMemberDraft } from "./save-draft.service.server.ts";

/** What became of a form of a drafted member; `problems` are those of its file. */
export type DraftOutcome =
  | { kind: "done"; intent: "save-draft"; revision: number }
  | { kind: "done"; intent: "publish-member"; problems: ContentProblem[] }
  | { kind: "invalid"; errors: FieldErrors; problems: ContentProblem[] }
  | { kind: "conflict"; message: string; file: NewestFile };

/** Saves or publishes a drafted member as a posted form asks. */
export async function changePostedDraft(
  deps: Services,
  staff: CurrentStaff,
  reference: string,
  intent: "save-draft" | "publish-member",
  form: FormData,
) {
  const edit = DraftEditSchema.safeParse(Object.fromEntries(form));
  if (!edit.success) return toInvalid(toFieldErrors(edit.error));
  try {
    if (intent === "save-draft") {
      const revision = await saveMemberDraft(deps, staff, reference, edit.data);
      return data<DraftOutcome>({ kind: "done", intent, revision });
    }
    const { isPublished, problems } = await publishMember(deps, staff, reference, edit.data);
    return isPublished
      ? data<DraftOutcome>({ kind: "done", intent, problems })
      : toInvalid({}, problems);
  } catch (error) {
    if (error instanceof FileChangedError) {
      const { message, file } = error;
      return data<DraftOutcome>({ kind: "conflict", message, file }, { status: 409 });
    }
    if (error instanceof PublicError && error.errors) return toInvalid(error.errors);
    throw toRouteError(error);
  }
}

function toInvalid(errors: FieldErrors, problems: ContentProblem[] = []) {
  return data<DraftOutcome>({ kind: "invalid", errors, problems }, { status: 422 });
}

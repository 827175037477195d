import { data } from "react-router";
import { BulkSchema } from "#contract/desk/bulk.ts";
import { MAX_BULK } from "#contract/desk/bulk-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { changeViews } from "../lists/change-views.server.ts";
import { FORMS_OF, listAllRows, type RequestList } from "../requests/inbox.service.server.ts";
import type { RequestQuery } from "../requests/request-filters.ts";
import { type BulkResult, changeRows, undoRows } from "./bulk.service.server.ts";

/** What became of a change of many. */
export type BulkOutcome =
  | ({ kind: "done"; isUndo: boolean } & BulkResult)
  | { kind: "invalid"; errors: FieldErrors };

const INTENTS: readonly unknown[] = ["bulk", "undo-bulk"];

/** Changes the ticked rows of a list, or everything that its URL asks for, or its saved views. */
export async function changeList(
  services: Pick<Services, "db" | "clock" | "queue" | "env">,
  staff: CurrentStaff,
  request: Request,
  { list, query }: { list: RequestList; query: RequestQuery },
) {
  const form = await request.formData();
  if (!INTENTS.includes(form.get("intent"))) {
    return changeViews(services.db, staff.id, list, form);
  }
  const rows = form.get("all")
    ? (await listAllRows(services, query, { list, staff_id: staff.id, limit: MAX_BULK })).map(
        ({ id, version }) => `${id}:${version}`,
      )
    : form.getAll("row");
  const parsed = BulkSchema.safeParse({ ...Object.fromEntries(form), rows });
  const toInvalid = (errors: FieldErrors) =>
    data<BulkOutcome>({ kind: "invalid", errors }, { status: 422 });
  if (!parsed.success) return toInvalid(toFieldErrors(parsed.error));
  const change = parsed.data;
  try {
    const isUndo = change.intent === "undo-bulk";
    const result = isUndo
      ? await undoRows(services, staff, FORMS_OF[list], change)
      : await changeRows(services, staff, FORMS_OF[list], change);
    return data<BulkOutcome>({ kind: "done", isUndo, ...result });
  } catch (error) {
    if (error instanceof PublicError && error.errors) return toInvalid(error.errors);
    throw error;
  }
}

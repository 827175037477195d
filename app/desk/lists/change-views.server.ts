import { data } from "react-router";
import { z } from "zod";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toLine } from "#contract/values/text.ts";
import type { Database } from "#database/client.server.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import {
  listSavedViews,
  removeView,
  saveView,
  type ViewList,
} from "./saved-views.repository.server.ts";

const MAX_VIEWS = 30;

const ViewChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save-view"),
    name: z
      .string()
      .overwrite(toLine)
      .min(1, "Enter a name for this view")
      .max(40, "A name must be 40 characters or less"),
    query: z.string().max(1_000),
  }),
  z.object({ intent: z.literal("remove-view"), id: z.coerce.number().int().min(1) }),
]);

const DONE = { kind: "done", errors: {} } as const;

function toInvalid(errors: FieldErrors) {
  return data({ kind: "invalid", errors } as const, { status: 422 });
}

/** Saves or removes a view, as a form of the list asks. */
export async function changeViews(db: Database, staff_id: number, list: ViewList, form: FormData) {
  const parsed = ViewChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return toInvalid(toFieldErrors(parsed.error));
  const change = parsed.data;
  if (change.intent === "remove-view") {
    await removeView(db, staff_id, change.id);
    return DONE;
  }
  const views = await listSavedViews(db, staff_id, list);
  if (views.length >= MAX_VIEWS && !views.some(({ name }) => name === change.name)) {
    const name = [`You have ${MAX_VIEWS} views. Remove one first`];
    return toInvalid({ name });
  }
  await saveView(db, { staff_id, list, name: change.name, query: change.query });
  return DONE;
}

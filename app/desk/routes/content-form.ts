import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { ContentCheckSchema } from "#contract/desk/desk-content.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import {
  readContentForm,
  writeSubmittedForm,
} from "../content/form/content-form.service.server.ts";
import { requireFilePath } from "../content/require-file.server.ts";
import { toRouteError } from "../route-error.server.ts";
import type { Route } from "./+types/content-form.ts";

export const handle: PageHandle = { private: "secret", form: "signed-in" };

/** For people who open this URL. */
export const loader = () => redirect("/desk/content");

/** The text that a posted form of a content file writes, or the form of a posted text. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = ContentCheckSchema.safeParse(Object.fromEntries(form));
  if (!submission.success) {
    const body = { errors: toFieldErrors(submission.error) };
    return Response.json(body, { status: 422 });
  }
  const { path, text } = submission.data;
  requireFilePath(context.get(staffContext), path);
  const { db } = context.get(servicesContext);
  if (!form.has("complete")) return Response.json({ form: await readContentForm(db, path, text) });
  try {
    return Response.json({ text: await writeSubmittedForm(db, path, form) });
  } catch (error) {
    throw toRouteError(error);
  }
}

import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { ContentCheckSchema } from "#contract/desk/desk-content.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { requireFilePath } from "../content/require-file.server.ts";
import { toPreviewedChanges } from "../preview/preview-file.service.server.ts";
import type { Route } from "./+types/check-content.ts";

export const handle: PageHandle = { private: "secret", form: "signed-in" };

/** For people who open the URL of a check: what was typed is not in it. */
export const loader = () => redirect("/desk/content");

/** The problems that the site would have with the posted text of a content file. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = ContentCheckSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!submission.success) {
    const body = { errors: toFieldErrors(submission.error) };
    return Response.json(body, { status: 422 });
  }
  const { path, text } = submission.data;
  requireFilePath(context.get(staffContext), path);
  const { db, check } = context.get(servicesContext);
  const problems = await check(await toPreviewedChanges(db, path, text), request.signal);
  return Response.json({ problems });
}

import { redirect } from "react-router";
import { z } from "zod";
import type { PageHandle } from "#contract/content/page.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { requireFilePath } from "../content/require-file.server.ts";
import { previewContext } from "../preview/preview-context.server.ts";
import { toPreviewedChanges } from "../preview/preview-file.service.server.ts";
import { listPreviewPages } from "../preview/preview-pages.ts";
import { toFramedPage } from "../preview/to-framed-page.server.ts";
import { toRouteError } from "../route-error.server.ts";
import type { Route } from "./+types/preview.ts";

export const handle: PageHandle = { private: "secret", form: "signed-in" };

const PreviewSchema = z.object({
  path: z.string().min(1).max(200),
  text: z.string(),
  /** One of the pages that show the file; without it the first of them. */
  page: z.string().optional(),
});

/** For people who open the URL of a preview: what was typed is not in it. */
export const loader = () => redirect("/desk");

/**
 * A page of the site as it would be with the posted text of a content file, which is stored
 * nowhere. A text with errors results in 422 with `problems`, a form with errors in `errors`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = PreviewSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!submission.success) return toProblem({ errors: toFieldErrors(submission.error) });
  const { path, text } = submission.data;
  requireFilePath(context.get(staffContext), path);
  const pages = listPreviewPages(path).map(({ to }) => to);
  const { page = pages[0] } = submission.data;
  if (page === undefined || !pages.includes(page)) {
    return toProblem({ errors: { page: ["No page of the site at this path shows the file"] } });
  }
  const { db } = context.get(servicesContext);
  const changes = await toPreviewedChanges(db, path, text);
  const preview = await context
    .get(previewContext)(changes, page, request.signal)
    .catch((error) => {
      throw toRouteError(error);
    });
  if (preview.outcome === "invalid") return toProblem({ problems: preview.problems });
  return toFramedPage(preview.shown);
}

function toProblem(body: object) {
  return Response.json(body, { status: 422 });
}

import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { PublicError } from "#platform/errors.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { saveImage } from "../content/images/save-image.service.server.ts";
import { requireFilePath } from "../content/require-file.server.ts";
import { toRouteError } from "../route-error.server.ts";
import type { Route } from "./+types/content-image.ts";

export const handle: PageHandle = { private: "secret", form: "file" };

/** For people who open this URL. */
export const loader = () => redirect("/desk/content");

/** Stores a posted image for a content file; returns its name beside that file. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const form = await request.formData();
  const path = requireFilePath(staff, String(form.get("path") ?? ""));
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return toErrors(["Choose an image"]);
  const image = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
  try {
    const name = await saveImage(context.get(servicesContext), staff, path, image);
    return Response.json({ name });
  } catch (error) {
    if (error instanceof PublicError && error.errors?.file) return toErrors(error.errors.file);
    throw toRouteError(error);
  }
}

function toErrors(file: readonly string[]) {
  return Response.json({ errors: { file } }, { status: 422 });
}

import { data, redirect } from "react-router";
import { findRequestForm } from "#app/requests/records/requests.repository.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { mayChangeRequest } from "#contract/desk/request-access.ts";
import { DraftSaveSchema } from "#contract/desk/request-draft.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { saveRequestDraft } from "../drafts/save-draft.service.server.ts";
import type { Route } from "./+types/draft.ts";

export const handle: PageHandle = { private: "secret", form: "signed-in" };

/** For people who open this URL. */
export const loader = () => redirect("/desk/requests");

/** Stores what a person has written so far about a request. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const about = await findRequestForm(services.db, parseReference(params.reference));
  if (!about || !mayChangeRequest(staff.role, about.form)) {
    throw data("There is no such request.", { status: 404 });
  }
  const save = DraftSaveSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!save.success) throw data("This is no draft.", { status: 422 });
  const key = { request_id: about.id, staff_id: staff.id };
  return Response.json(await saveRequestDraft(services, key, save.data));
}

import { redirect } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import {
  deleteSeen,
  listOthers,
  saveSeen,
} from "../content/presence/content-editors.repository.server.ts";
import { requireFilePath } from "../content/require-file.server.ts";
import type { Route } from "./+types/content-presence.ts";

export const handle: PageHandle = { private: "secret", form: "signed-in" };

/** For people who open this URL. */
export const loader = () => redirect("/desk/content");

/** Stores that a content file is open, or not any more, and returns who else has it open. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = await request.formData();
  const path = requireFilePath(staff, String(form.get("path") ?? ""));
  const seen = { path, staff_id: staff.id, now: clock() };
  if (form.has("leaving")) await deleteSeen(db, seen);
  else await saveSeen(db, seen);
  return Response.json({ others: await listOthers(db, seen) });
}

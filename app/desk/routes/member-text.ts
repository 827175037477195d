import { redirect } from "react-router";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { parseMemberForm, writePosted } from "../members/form/post-member.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/member-text.ts";

export const handle: PageHandle = { private: "secret", form: "signed-in" };

export const middleware = [requirePermission("members")];

/** For people who open the URL: what was typed is not in it. */
export const loader = () => redirect("/desk/members");

/** The file of a member as the posted form would save it; nothing is stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { form } = parseMemberForm(await request.formData());
  const { text } = await writePosted(context.get(servicesContext), params.slug, form);
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

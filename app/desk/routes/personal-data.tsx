import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { usePosted } from "../parts/use-posted.ts";
import { erasePostedPerson } from "../personal-data/erase-posted-person.server.ts";
import { findStoredPerson } from "../personal-data/person-data.service.server.ts";
import { PersonPage } from "../personal-data/person-page.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/personal-data.ts";

export const middleware = [requirePermission("personal_data")];

const readEmail = (url: URL) => url.searchParams.get("email") ?? "";

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return {
    ...(await findStoredPerson(services, readEmail(url))),
    isRecent: isRecentSignIn(context.get(staffContext), services.clock()),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = { email: readEmail(url), typed: await readDeskForm(request) };
  return erasePostedPerson(context.get(servicesContext), context.get(staffContext), posted);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Personal data");
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const posted = usePosted(actionData);
  return <PersonPage key={loaderData.typed} {...loaderData} posted={posted} />;
}

import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { eraseSubmittedPerson } from "../personal-data/erase-submitted-person.server.ts";
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
  const submission = { email: readEmail(url), input: await readDeskForm(request) };
  return eraseSubmittedPerson(context.get(servicesContext), context.get(staffContext), submission);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Personal data");
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  return <PersonPage key={loaderData.input} {...loaderData} submission={submission} />;
}

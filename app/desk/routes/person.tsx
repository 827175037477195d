import { data, redirect } from "react-router";
import { PersonChangeSchema } from "#contract/desk/person.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toPersonRecord } from "../files/file-record.ts";
import { readInternalFiles } from "../files/internal-files.service.server.ts";
import { InternalFilesPanel } from "../files/internal-files-panel.tsx";
import { parseId } from "../parse-id.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { changePerson } from "../people/person-changes.service.server.ts";
import { readPersonPage } from "../people/person-page.service.server.ts";
import { PersonPage } from "../people/person-page.tsx";
import { toPersonPage } from "../people/person-path.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/person.ts";

const UNKNOWN = "There is no such person.";

export const middleware = [requirePermission("requests")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = parseId(params.id, UNKNOWN);
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const page = await readPersonPage(services, staff, id);
  if (!page) throw data(UNKNOWN, { status: 404 });
  if ("merged_into" in page) throw redirect(toPersonPage(page.merged_into ?? id));
  return {
    page,
    files: await readInternalFiles(services.db, staff, { person_id: id }),
    done: url.searchParams.get("done"),
    other: Number(url.searchParams.get("other")),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseId(params.id, UNKNOWN);
  const input = await readDeskForm(request);
  return handleDeskForm(input, PersonChangeSchema, async (change) => {
    await changePerson(context.get(servicesContext), context.get(staffContext), id, change);
    const done = new URLSearchParams({ done: change.intent });
    if (change.intent === "merge") done.set("other", String(change.other));
    return redirect(`${toPersonPage(id)}?${done}`);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.page.person.name ?? "Person");
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { page, files, done, other } = loaderData;
  const state = useSubmission(actionData);
  // Another person is another page: nothing that was typed passes over to it.
  return (
    <PersonPage key={page.person.id} {...page} done={done} other={other} state={state}>
      <InternalFilesPanel record={toPersonRecord(page.person.id)} files={files} />
    </PersonPage>
  );
}

import { data, redirect } from "react-router";
import { CompanyChangeSchema } from "#contract/desk/person.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { parseId } from "../parse-id.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { CompanyPage, toCompanyName } from "../people/company-page.tsx";
import { changeCompany } from "../people/person-changes.service.server.ts";
import { readCompanyPage } from "../people/person-page.service.server.ts";
import { toCompanyPage } from "../people/person-path.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/company.ts";

const UNKNOWN = "There is no such company.";

export const middleware = [requirePermission("requests")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const id = parseId(params.id, UNKNOWN);
  const { page: number } = readListQuery({}, url.searchParams);
  const page = await readCompanyPage(services, context.get(staffContext), id, number);
  if (!page) throw data(UNKNOWN, { status: 404 });
  return { page, done: url.searchParams.get("done") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseId(params.id, UNKNOWN);
  return handleDeskForm(await readDeskForm(request), CompanyChangeSchema, async (change) => {
    await changeCompany(context.get(servicesContext), context.get(staffContext), id, change);
    return redirect(`${toCompanyPage(id)}?done=edit`);
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData ? toCompanyName(loaderData.page.company) : "Company");
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  const state = useSubmission(actionData);
  return <CompanyPage key={page.company.id} {...page} done={done} state={state} />;
}

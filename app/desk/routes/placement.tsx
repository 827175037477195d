import { data, redirect } from "react-router";
import { PlacementChangeSchema } from "#contract/desk/placement.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { toDoneSearch, toDoneText } from "../placements/placement-done.ts";
import { readPlacementPage } from "../placements/placement-page.service.server.ts";
import { PlacementPage } from "../placements/placement-page.tsx";
import { parsePlacementNumber, toPlacementPath } from "../placements/placement-terms.ts";
import { recordPlacementChange } from "../placements/record-placement-change.service.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/placement.ts";

export const middleware = [requirePermission("placements")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = parsePlacementNumber(params.number) ?? 0;
  const page = await readPlacementPage(context.get(servicesContext), context.get(staffContext), id);
  if (!page) throw data(`There is no placement ${params.number}.`, { status: 404 });
  return { page, done: toDoneText(url.searchParams) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parsePlacementNumber(params.number);
  if (id === undefined) throw data(`There is no placement ${params.number}.`, { status: 404 });
  const input = await readDeskForm(request);
  return handleDeskForm(input, PlacementChangeSchema, async (change) => {
    const services = context.get(servicesContext);
    const done = await recordPlacementChange(services, context.get(staffContext), id, change);
    if (!done) return redirect("/desk/placements", 303);
    return redirect(toPlacementPath(id) + toDoneSearch(change.intent, done.follow), 303);
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return toDeskMeta(matches, `Placement ${params.number}`);
}

export default function Placement({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  return <PlacementPage {...loaderData} state={submission} />;
}

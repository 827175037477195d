import { data, redirect } from "react-router";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { PlacementEditSchema } from "#contract/desk/placement.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useFormVersion } from "../parts/use-form-version.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { editPlacement } from "../placements/placement-changes.service.server.ts";
import { toDoneSearch } from "../placements/placement-done.ts";
import { PlacementForm } from "../placements/placement-form.tsx";
import { toPlacementInput } from "../placements/placement-input.service.server.ts";
import { parsePlacementNumber, toPlacementPath } from "../placements/placement-terms.ts";
import { findPlacement } from "../placements/placements.repository.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/edit-placement.ts";

export const middleware = [requirePermission("change_placements")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const placement = await findPlacement(db, parsePlacementNumber(params.number) ?? 0);
  if (!placement) throw data(`There is no placement ${params.number}.`, { status: 404 });
  return { initial: toPlacementInput(placement, toCurrency((await getSite(db)).terms)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parsePlacementNumber(params.number);
  if (id === undefined) throw data(`There is no placement ${params.number}.`, { status: 404 });
  const input = await readDeskForm(request);
  return handleDeskForm(input, PlacementEditSchema, async (edit) => {
    const staff = context.get(staffContext);
    const { follow } = await editPlacement(context.get(servicesContext), staff, id, edit);
    return redirect(toPlacementPath(id) + toDoneSearch("edit", follow), 303);
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return toDeskMeta(matches, `Terms of placement ${params.number}`);
}

export default function EditPlacement({ loaderData, actionData, params }: Route.ComponentProps) {
  const state = useSubmission(actionData);
  const { initial } = loaderData;
  const version = useFormVersion(initial.version ?? "", state);
  return (
    <PlacementForm
      title={`Terms of placement ${params.number}`}
      initial={initial}
      state={state}
      submitLabel="Save the terms"
    >
      <input type="hidden" name="version" value={version} />
    </PlacementForm>
  );
}

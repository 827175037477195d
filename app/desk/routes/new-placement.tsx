import { redirect } from "react-router";
import { NewPlacementSchema } from "#contract/desk/placement.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { startPlacement } from "../placements/placement-changes.service.server.ts";
import { toDoneSearch } from "../placements/placement-done.ts";
import { PlacementForm } from "../placements/placement-form.tsx";
import { readNewPlacement } from "../placements/placement-input.service.server.ts";
import { toPlacementPath } from "../placements/placement-terms.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/new-placement.ts";

export const middleware = [requirePermission("change_placements")];

export function loader({ url, context }: Route.LoaderArgs) {
  return readNewPlacement(context.get(servicesContext).db, url.searchParams);
}

export async function action({ request, context }: Route.ActionArgs) {
  const input = await readDeskForm(request);
  return handleDeskForm(input, NewPlacementSchema, async (placement) => {
    const staff = context.get(staffContext);
    const { id, follow } = await startPlacement(context.get(servicesContext), staff, placement);
    return redirect(toPlacementPath(id) + toDoneSearch("start", follow), 303);
  });
}

const TITLE = "New placement";

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, TITLE);
}

export default function NewPlacement({ loaderData, actionData }: Route.ComponentProps) {
  const state = useSubmission(actionData);
  const { initial, client, members } = loaderData;
  const input = state?.input ?? initial;
  const errors = state?.errors ?? {};
  return (
    <PlacementForm title={TITLE} initial={initial} state={state} submitLabel="Record the placement">
      <DeskInput
        label="Request"
        hint={client?.name ?? ""}
        name="request"
        errors={errors}
        autoComplete="off"
        defaultValue={input.request}
        className="desk-control figures"
      />
      <DeskSelect label="Member" name="member" errors={errors} defaultValue={input.member}>
        <option value="">Select a member</option>
        {members.map((one) => (
          <option key={one.slug} value={one.slug}>
            {toFullName(one)}
          </option>
        ))}
      </DeskSelect>
    </PlacementForm>
  );
}

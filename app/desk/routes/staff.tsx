import { data, redirect } from "react-router";
import { type StaffChange, StaffChangeSchema } from "#contract/desk/staff.ts";
import { toEnteredErrors } from "#platform/forms/entered-fields.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { needsPasskeyOwner } from "#services/staff/oidc/oidc-only.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { hasWorkLeft, listStaffWithWork } from "../handover/hand-over.service.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission, requireRecentSignIn } from "../require-staff.server.ts";
import { changeStaff } from "../staff/change-staff.server.ts";
import { STAFF } from "../staff/staff-list.tsx";
import { StaffPage } from "../staff/staff-page.tsx";
import type { Route } from "./+types/staff.ts";

export const middleware = [requirePermission("staff")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const current = context.get(staffContext);
  const query = readListQuery(STAFF.filters, url.searchParams);
  const staff = await listStaffWithWork(db);
  return {
    query,
    result: await readListPage(staff.length, query.page, async ({ limit, offset }) =>
      staff.slice(offset, offset + limit),
    ),
    /** Whether no owner could enter while the provider is down. */
    needsPasskey: await needsPasskeyOwner(services),
    isRecent: isRecentSignIn(current, clock()),
    done: url.searchParams.get("done"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireRecentSignIn({ request, url, context });
  const { id } = context.get(staffContext);
  const save = async (change: StaffChange) => {
    const services = context.get(servicesContext);
    // The work of a person is not left behind without a word.
    if (
      change.intent === "disable" &&
      (await hasWorkLeft(services.db, change.id, services.clock()))
    ) {
      return redirect(`/desk/staff/${change.id}`, 303);
    }
    const link = await changeStaff(services, id, change);
    if (link) return data({ link });
    return redirect(`/desk/staff?done=${change.intent}`, 303);
  };
  return handleDeskForm(await readDeskForm(request), StaffChangeSchema, save, toEnteredErrors);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, STAFF.title);
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const link = submission && "link" in submission ? submission.link : undefined;
  const state = submission && "errors" in submission ? submission : undefined;
  return <StaffPage {...loaderData} state={state} link={link} />;
}

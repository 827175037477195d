import { data } from "react-router";
import { readToday } from "#app/site/agency-time.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readMemberAvailability } from "../members/availability.service.server.ts";
import { changeSubmittedPrivate } from "../members/page/change-member.server.ts";
import { readMemberPage } from "../members/page/member-page.service.server.ts";
import { MemberPage } from "../members/page/member-page.tsx";
import { unpublishMember } from "../members/page/unpublish-member.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/member.ts";

export const middleware = [requirePermission("members")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const member = await readMemberPage(db, params.slug, await readToday(db, clock()));
  if (!member) throw data(`There is no member ${params.slug}.`, { status: 404 });
  return { member, availability: await readMemberAvailability(db, params.slug) };
}

/** Saves the private data, or takes the profile off the site. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const staff = context.get(staffContext);
  const services = context.get(servicesContext);
  if (form.get("intent") !== "unpublish") {
    return changeSubmittedPrivate(services, staff, params.slug, form);
  }
  const revision = Number(form.get("revision")) || 0;
  return unpublishMember(services, staff, params.slug, revision);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.member.name ?? "Member");
}

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { member, availability } = loaderData;
  return (
    <MemberPage
      key={member.slug}
      member={member}
      availability={availability}
      submission={submission}
    />
  );
}

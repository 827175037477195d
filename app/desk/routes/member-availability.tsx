import { data } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { askMember } from "../members/ask-member.server.ts";
import { readMemberAvailability } from "../members/availability.service.server.ts";
import { AvailabilityPanel } from "../members/availability-panel.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/member-availability.ts";

export const middleware = [requirePermission("members")];

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const availability = await readMemberAvailability(context.get(servicesContext).db, slug);
  if (!availability) throw data(`There is no member ${slug} to ask.`, { status: 404 });
  return { slug, availability };
}

export function action({ params: { slug }, context }: Route.ActionArgs) {
  return askMember(context.get(servicesContext), context.get(staffContext), slug);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Availability");
}

/** The part of the member's page on its own: where its form leads without JavaScript. */
export default function Availability({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { slug, availability } = loaderData;
  return (
    <>
      <PageHeader
        above={[
          { to: "/desk/members", label: "Members" },
          { to: `/desk/members/${slug}`, label: <span className="break-all">{slug}</span> },
        ]}
        here="Availability"
        title="Availability"
      >
        {submission?.kind === "done" ? <p role="status">Asked by email.</p> : null}
      </PageHeader>
      <AvailabilityPanel slug={slug} availability={availability} submission={submission} />
    </>
  );
}

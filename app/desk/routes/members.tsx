import { countDue } from "#app/availability/ask-availability.service.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { askAllMembers } from "../members/ask-member.server.ts";
import { AskAll } from "../members/availability-ask-all.tsx";
import { MemberFilterLinks } from "../members/list/member-filter-links.tsx";
import { MEMBERS } from "../members/list/member-list.tsx";
import { readMemberList } from "../members/list/members-list.service.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/members.ts";

export const middleware = [requirePermission("members")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = readListQuery(MEMBERS.filters, url.searchParams);
  const now = clock();
  const today = await readToday(db, now);
  return awaitAll({ query, result: readMemberList(db, query, today), due: countDue(db, now) });
}

/** Asks all members whose availability is old. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return askAllMembers(context.get(servicesContext), context.get(staffContext), form);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, MEMBERS.title);
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { due, ...page } = loaderData;
  return (
    <ListPage list={MEMBERS} {...page}>
      <AskAll count={due} submission={submission} />
      <MemberFilterLinks query={page.query} counts={page.result.counts} />
    </ListPage>
  );
}

import { Link } from "react-router";
import { countDue } from "#app/availability/ask-availability.service.server.ts";
import { DeskMemberQuerySchema } from "#contract/desk-member.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { ListPages } from "../lists/list-pages.tsx";
import { askAllMembers } from "../members/ask-member.server.ts";
import { AskAll } from "../members/availability-ask-all.tsx";
import { MemberFilters } from "../members/list/member-filters.tsx";
import { MemberTable } from "../members/list/member-table.tsx";
import { readMemberList } from "../members/list/members-list.service.server.ts";
import { readToday } from "../parts/agency-time.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { usePosted } from "../parts/use-posted.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/members.ts";

export const middleware = [requirePermission("members")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = DeskMemberQuerySchema.parse(Object.fromEntries(url.searchParams));
  const now = clock();
  const list = await readMemberList(db, query, await readToday(db, now));
  return { query, list, due: await countDue(db, now) };
}

/** Asks all members whose availability is old. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return askAllMembers(context.get(servicesContext), context.get(staffContext), form);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Members");
}

export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const posted = usePosted(actionData);
  const { query, list, due } = loaderData;
  const isFiltered = query.state !== "all" || query.problem !== undefined || query.text !== "";
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">Members</h1>
        <Link to="/desk/members/new" data-shortcut="c" className="desk-button desk-button-main">
          New member
        </Link>
      </div>
      <AskAll count={due} posted={posted} />
      <MemberFilters query={query} counts={list.counts} />
      {list.rows.length > 0 ? (
        <>
          <MemberTable rows={list.rows} />
          <ListPages {...list} />
        </>
      ) : (
        <EmptyList title={isFiltered ? "No members match" : "No members yet"}>
          {isFiltered
            ? "Try fewer words or another filter."
            : "Create one, accept an application, or import members with the content."}
        </EmptyList>
      )}
    </>
  );
}

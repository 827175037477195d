import { DeskRequestQuerySchema } from "#contract/desk-request.ts";
import { APPLICATION_STATES } from "#contract/request-state-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readToday } from "../parts/agency-time.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { changeViews } from "../requests/change-views.server.ts";
import { readDeskList, toFilter } from "../requests/inbox.service.server.ts";
import { ListFilters } from "../requests/list-filters.tsx";
import { PAGE_SIZE } from "../requests/list-limits.ts";
import { ListPages } from "../requests/list-pages.tsx";
import { RequestTable } from "../requests/request-table.tsx";
import { listSavedViews } from "../requests/saved-views.repository.server.ts";
import { SavedViews } from "../requests/saved-views.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/applications.ts";

export const middleware = [requirePermission("applications")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id } = context.get(staffContext);
  const query = DeskRequestQuerySchema.parse(Object.fromEntries(url.searchParams));
  const today = await readToday(db, clock());
  const filter = toFilter(query, { forms: ["apply"], staff_id: id, today });
  const list = await readDeskList(db, filter, query.page);
  return { query, list, search: url.search, views: await listSavedViews(db, id, "applications") };
}

/** Saves or removes a view. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  return changeViews(db, context.get(staffContext).id, "applications", request);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Applications");
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { query, list, search, views } = loaderData;
  const isUnfiltered = query.state === "open" && !query.text && !query.owner;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">Applications</h1>
        <SavedViews views={views} />
      </div>
      <ListFilters query={query} states={APPLICATION_STATES} />
      {list.rows.length > 0 ? (
        <>
          <RequestTable
            caption="Applications, newest first"
            rows={list.rows}
            search={search}
            hasFollowUp={false}
          />
          <ListPages {...list} size={PAGE_SIZE} />
        </>
      ) : (
        <EmptyList title={isUnfiltered ? "Nothing is open" : "No applications match"}>
          {isUnfiltered
            ? "Applications appear here the moment they are sent."
            : "Try fewer words or another state."}
        </EmptyList>
      )}
    </>
  );
}

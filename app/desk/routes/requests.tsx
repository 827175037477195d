import { useLocation } from "react-router";
import { DeskRequestQuerySchema } from "#contract/desk-request.ts";
import { REQUEST_STATES } from "#contract/request-state-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readToday } from "../parts/agency-time.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { changeViews } from "../requests/change-views.server.ts";
import { CLIENT_FORMS, readDeskList, toFilter } from "../requests/inbox.service.server.ts";
import { ListFilters } from "../requests/list-filters.tsx";
import { PAGE_SIZE } from "../requests/list-limits.ts";
import { ListPages } from "../requests/list-pages.tsx";
import { RequestTable } from "../requests/request-table.tsx";
import { listSavedViews } from "../requests/saved-views.repository.server.ts";
import { SavedViews } from "../requests/saved-views.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/requests.ts";

export const middleware = [requirePermission("requests")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { id } = context.get(staffContext);
  const query = DeskRequestQuerySchema.parse(Object.fromEntries(url.searchParams));
  const today = await readToday(db, clock());
  const filter = toFilter(query, { forms: CLIENT_FORMS, staff_id: id, today });
  const list = await readDeskList(db, filter, query.page);
  return { query, list, views: await listSavedViews(db, id, "requests") };
}

/** Saves or removes a view. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  return changeViews(db, context.get(staffContext).id, "requests", request);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Requests");
}

const FORMS = [
  { value: "hire", label: "Hire" },
  { value: "find", label: "Find" },
  { value: "proposal", label: "Proposal answers" },
];

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { query, list, views } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">Requests</h1>
        <div className="flex flex-wrap items-center gap-2">
          <SavedViews views={views} />
          <a href={`/api/desk/requests.csv${search}`} className="desk-button">
            Download as CSV
          </a>
        </div>
      </div>
      <ListFilters query={query} states={REQUEST_STATES} forms={FORMS} />
      {list.rows.length > 0 ? (
        <>
          <RequestTable caption="Requests of clients, newest first" rows={list.rows} />
          <ListPages {...list} size={PAGE_SIZE} />
        </>
      ) : (
        <EmptyList
          title={query.state === "open" && !query.text ? "Nothing is open" : "No requests match"}
        >
          {query.state === "open" && !query.text
            ? "Requests appear here the moment they are sent."
            : "Try fewer words or another state."}
        </EmptyList>
      )}
    </>
  );
}

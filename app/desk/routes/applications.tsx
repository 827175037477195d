import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { changeViews } from "../lists/change-views.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { readRequestList } from "../requests/inbox.service.server.ts";
import { APPLICATIONS } from "../requests/request-lists.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/applications.ts";

export const middleware = [requirePermission("applications")];

export function loader({ url, context }: Route.LoaderArgs) {
  const { id } = context.get(staffContext);
  const query = readListQuery(APPLICATIONS.filters, url.searchParams);
  const reader = { list: "applications", staff_id: id } as const;
  return readRequestList(context.get(servicesContext), query, reader);
}

/** Saves or removes a view. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  return changeViews(db, context.get(staffContext).id, "applications", request);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, APPLICATIONS.title);
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  return <ListPage list={APPLICATIONS} {...loaderData} />;
}

import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useIsPermitted } from "../parts/use-desk.ts";
import { PEOPLE } from "../people/person-list.tsx";
import { readPersonList } from "../people/person-page.service.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/people.ts";

export const middleware = [requirePermission("requests")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(PEOPLE.filters, url.searchParams);
  const result = await readPersonList(db, context.get(staffContext), query, query.page);
  return { query, result };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, PEOPLE.title);
}

const { create, ...READ_ONLY } = PEOPLE;

export default function People({ loaderData }: Route.ComponentProps) {
  const mayChange = useIsPermitted("change_requests");
  return <ListPage list={mayChange ? PEOPLE : READ_ONLY} {...loaderData} />;
}

import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useIsPermitted } from "../parts/use-desk.ts";
import { readPlacementList } from "../placements/placement-list.service.server.ts";
import { PLACEMENTS, READ_ONLY_PLACEMENTS } from "../placements/placement-list.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/placements.ts";

export const middleware = [requirePermission("placements")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = readListQuery(PLACEMENTS.filters, url.searchParams);
  const result = await readPlacementList(db, query, context.get(staffContext), clock());
  return { query, result };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, PLACEMENTS.title);
}

export default function Placements({ loaderData }: Route.ComponentProps) {
  const mayChange = useIsPermitted("change_placements");
  return <ListPage list={mayChange ? PLACEMENTS : READ_ONLY_PLACEMENTS} {...loaderData} />;
}

import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toContentFilters } from "../content/list/content-filters.ts";
import { listPlaces, readContentList } from "../content/list/content-list.service.server.ts";
import { CONTENT } from "../content/list/content-list.tsx";
import { ReadOnlyNotice } from "../content/page/read-only-notice.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/content.ts";

export const middleware = [requirePermission("content")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { role } = context.get(staffContext);
  const filters = toContentFilters(listPlaces(role));
  const query = readListQuery(filters, url.searchParams);
  const result = await readContentList(db, query, role);
  return { filters, query, result, isReadOnly: env.isContentReadOnly };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, CONTENT.title);
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { filters, isReadOnly, ...page } = loaderData;
  const create = isReadOnly ? undefined : CONTENT.create;
  return (
    <ListPage list={{ ...CONTENT, filters, create }} {...page}>
      {isReadOnly ? <ReadOnlyNotice /> : null}
    </ListPage>
  );
}

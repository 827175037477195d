import { Link } from "react-router";
import { DeskContentQuerySchema } from "#contract/desk-content.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { ContentFilters } from "../content/list/content-filters.tsx";
import { listPlaces, readContentList } from "../content/list/content-list.service.server.ts";
import { ContentTable } from "../content/list/content-table.tsx";
import { ReadOnlyNotice } from "../content/page/read-only-notice.tsx";
import { ListPages } from "../lists/list-pages.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/content.ts";

export const middleware = [requirePermission("content")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { role } = context.get(staffContext);
  const query = DeskContentQuerySchema.parse(Object.fromEntries(url.searchParams));
  return {
    ...{ query, places: listPlaces(role), isReadOnly: env.isContentReadOnly },
    list: await readContentList(db, query, role),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Content");
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { query, places, list, isReadOnly } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">Content</h1>
        {isReadOnly ? null : (
          <Link to="/desk/content/new" data-shortcut="c" className="desk-button desk-button-main">
            New file
          </Link>
        )}
      </div>
      {isReadOnly ? <ReadOnlyNotice /> : null}
      <ContentFilters query={query} places={places} />
      {list.rows.length > 0 ? (
        <>
          <ContentTable rows={list.rows} />
          <ListPages {...list} />
        </>
      ) : (
        <EmptyList title="No content matches">
          Try fewer words, another kind or another state.
        </EmptyList>
      )}
    </>
  );
}

import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { changeList } from "../bulk/change-list.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useIsPermitted } from "../parts/use-desk.ts";
import { readRequestList } from "../requests/inbox.service.server.ts";
import { INBOX } from "../requests/request-lists.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/requests.ts";

export const middleware = [requirePermission("requests")];

export function loader({ url, context }: Route.LoaderArgs) {
  const { id } = context.get(staffContext);
  const query = readListQuery(INBOX.filters, url.searchParams);
  const reader = { list: "requests", staff_id: id } as const;
  return readRequestList(context.get(servicesContext), query, reader);
}

/** Changes what is ticked, or saves or removes a view. */
export function action({ request, url, context }: Route.ActionArgs) {
  const query = readListQuery(INBOX.filters, url.searchParams);
  const staff = context.get(staffContext);
  return changeList(context.get(servicesContext), staff, request, { list: "requests", query });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, INBOX.title);
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { views, ...page } = loaderData;
  if (!useIsPermitted("change_requests")) return <ListPage list={READ_ONLY} {...page} />;
  return (
    <ListPage
      list={INBOX}
      {...page}
      views={views}
      bulk={<BulkBar form="hire" total={page.result.total} />}
    />
  );
}

const { create, ...READ_ONLY } = INBOX;

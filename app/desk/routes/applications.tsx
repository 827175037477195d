import { awaitAll } from "#platform/process/await-all.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { changeList } from "../bulk/change-list.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { listReplyTitles } from "../replies/replies.repository.server.ts";
import { readRequestList } from "../requests/inbox.service.server.ts";
import { APPLICATIONS } from "../requests/request-lists.tsx";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/applications.ts";

export const middleware = [requirePermission("applications")];

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { id } = context.get(staffContext);
  const query = readListQuery(APPLICATIONS.filters, url.searchParams);
  const reader = { list: "applications", staff_id: id } as const;
  return awaitAll({
    list: readRequestList(services, query, reader),
    rejections: listReplyTitles(services.db, "rejection"),
  });
}

/** Changes what is ticked, or saves or removes a view. */
export function action({ request, url, context }: Route.ActionArgs) {
  const query = readListQuery(APPLICATIONS.filters, url.searchParams);
  const staff = context.get(staffContext);
  return changeList(context.get(servicesContext), staff, request, { list: "applications", query });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, APPLICATIONS.title);
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { list, rejections } = loaderData;
  return (
    <ListPage
      list={APPLICATIONS}
      {...list}
      bulk={<BulkBar form="apply" total={list.result.total} rejections={rejections} />}
    />
  );
}

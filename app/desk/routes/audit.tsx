import { Link } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { listStaff } from "#services/staff/staff.repository.server.ts";
import { toAuditFilters } from "../audit/audit-filters.ts";
import { readAuditList } from "../audit/audit-list.service.server.ts";
import { AUDIT } from "../audit/audit-list.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/audit.ts";

export const middleware = [requirePermission("audit")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const filters = toAuditFilters(await listStaff(db));
  const query = readListQuery(filters, url.searchParams);
  return { filters, query, result: await readAuditList(db, query) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, AUDIT.title);
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filters, ...page } = loaderData;
  return (
    <ListPage list={{ ...AUDIT, filters }} {...page}>
      <p className="px-4 pt-1">
        <Link to="/desk/personal-data" className="link">
          Export or erase a person
        </Link>
      </p>
    </ListPage>
  );
}

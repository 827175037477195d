import { AuditQuerySchema } from "#contract/staff.ts";
import { awaitAll } from "#platform/await-all.ts";
import { listAudit, listAuditActions } from "#services/audit/audit-log.repository.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { listStaff } from "#services/staff/staff.repository.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { requirePermission } from "../require-staff.server.ts";
import { AuditPage } from "../staff/audit-page.tsx";
import type { Route } from "./+types/audit.ts";

export const middleware = [requirePermission("audit")];

const PAGE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = AuditQuerySchema.parse(Object.fromEntries(url.searchParams));
  const { entries, staff, actions } = await awaitAll({
    // One more tells whether there is another page.
    entries: listAudit(db, query, PAGE + 1),
    staff: listStaff(db),
    actions: listAuditActions(db),
  });
  return {
    query,
    entries: entries.slice(0, PAGE),
    hasMore: entries.length > PAGE,
    actions,
    staff: staff.map(({ id, name, email }) => ({ id, name: name || email })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Audit log");
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}

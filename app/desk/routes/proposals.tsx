import { servicesContext } from "#services/services.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PROPOSALS } from "../proposals/page/proposal-list.tsx";
import { readProposalList } from "../proposals/proposals-list.service.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/proposals.ts";

export const middleware = [requirePermission("proposals")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const query = readListQuery(PROPOSALS.filters, url.searchParams);
  return { query, result: await readProposalList(db, query, clock()) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, PROPOSALS.title);
}

export default function Proposals({ loaderData }: Route.ComponentProps) {
  return <ListPage list={PROPOSALS} {...loaderData} />;
}

import { Link } from "react-router";
import { toToday } from "#app/developers/search/today.ts";
import { areExchangeRatesOld } from "#app/site/exchange.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toContentPath } from "../content/editing/content-path.ts";
import { toContentFilters } from "../content/list/content-filters.ts";
import { listPlaces, readContentList } from "../content/list/content-list.service.server.ts";
import { CONTENT } from "../content/list/content-list.tsx";
import { ReadOnlyNotice } from "../content/page/read-only-notice.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/content.ts";

export const middleware = [requirePermission("replies")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env, clock } = context.get(servicesContext);
  const { role } = context.get(staffContext);
  const filters = toContentFilters(listPlaces(role));
  const query = readListQuery(filters, url.searchParams);
  const [result, { exchange_rates: rates }] = await Promise.all([
    readContentList(db, query, role),
    getSite(db),
  ]);
  const mayEditSite = isPermitted(role, "content");
  const oldRates =
    mayEditSite && rates && areExchangeRatesOld(rates.date, toToday(clock())) && rates.date;
  return { filters, query, result, isReadOnly: env.isContentReadOnly, oldRates };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, CONTENT.title);
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { filters, isReadOnly, oldRates, ...page } = loaderData;
  const create = isReadOnly ? undefined : CONTENT.create;
  return (
    <ListPage list={{ ...CONTENT, filters, create }} {...page}>
      {isReadOnly ? <ReadOnlyNotice /> : null}
      {oldRates ? (
        <p className="mx-4 my-2 border-amber border-l-4 bg-amber-wash px-3 py-2">
          Rates are compared by exchange rates of {toDateText(oldRates)}. Update them in{" "}
          <Link to={toContentPath("site.yaml")} className="link">
            site.yaml
          </Link>
          .
        </p>
      ) : null}
    </ListPage>
  );
}

import { Link } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toCallFilters } from "../calls/call-filters.ts";
import { listDeskHosts, readCallPage, readCallWeek } from "../calls/call-list.service.server.ts";
import { CALLS } from "../calls/call-list.tsx";
import { WeekView } from "../calls/week-view.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { listOptions, readListQuery, toListSearch } from "../lists/list-query.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useDesk } from "../parts/use-desk.ts";
import { requirePermission } from "../require-staff.server.ts";
import { toDayText } from "../time/desk-time.ts";
import type { Route } from "./+types/calls.ts";

export const middleware = [requirePermission("calls")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const hosts = await listDeskHosts(db);
  const filters = toCallFilters(hosts, staff.email);
  const query = readListQuery(filters, url.searchParams);
  const lookup = { now: clock(), staff, hosts };
  if (query.view === "list") {
    return { filters, query, result: await readCallPage(db, query, lookup), shown: undefined };
  }
  const { calls, ...shown } = await readCallWeek(db, query, lookup);
  const result = { rows: calls, total: calls.length, page: 1, pages: 1 };
  return { filters, query, result, shown };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, CALLS.title);
}

export default function Calls({ loaderData }: Route.ComponentProps) {
  const { filters, query, result, shown } = loaderData;
  const { timezone } = useDesk();
  const { when, ...ofWeek } = filters;
  const { week, ...ofList } = filters;
  const empty = { ...CALLS.empty, title: shown ? "No calls in this week" : CALLS.empty.title };
  const noMatch = { ...CALLS.noMatch, title: empty.title };
  const list = { ...CALLS, filters: shown ? ofWeek : ofList, empty, noMatch };
  return (
    <div className="pb-16">
      <ListPage
        list={list}
        query={query}
        result={result}
        view={shown ? <WeekView {...shown} days={shown.week.days} calls={result.rows} /> : null}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-2">
          <ViewLinks {...loaderData} />
          {shown ? <WeekLinks {...loaderData} week={shown.week} /> : null}
          <p className="text-ink-soft">
            {timezone} ·{" "}
            <Link to="/desk/calls/hosts" className="link">
              Hosts
            </Link>
          </p>
        </div>
      </ListPage>
    </div>
  );
}

type LinksProps = Pick<Route.ComponentProps["loaderData"], "filters" | "query">;

/** Week and list, with the same host and state. */
function ViewLinks({ filters, query }: LinksProps) {
  return (
    <p className="flex">
      {listOptions(filters.view.options).map(([view, label]) => (
        <Link
          key={view}
          to={toListSearch(filters, {
            ...query,
            view: view === "list" ? "list" : "week",
            week: "",
          })}
          aria-current={query.view === view ? "true" : undefined}
          className="desk-score px-3"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}

type WeekLinksProps = LinksProps & {
  week: { days: readonly string[]; previous: string; next: string };
};

/** The week that is shown, with the ones before and after. */
function WeekLinks({ filters, query, week: { days, previous, next } }: WeekLinksProps) {
  const toSearch = (week: string) => toListSearch(filters, { ...query, week });
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return (
    <nav aria-label="Weeks" className="flex flex-wrap items-center gap-2">
      <Link
        to={toSearch(previous)}
        data-shortcut="h"
        className="desk-button"
        aria-label="Previous week"
      >
        ←
      </Link>
      <Link to={toSearch("")} className="desk-button">
        This week
      </Link>
      <Link to={toSearch(next)} data-shortcut="l" className="desk-button" aria-label="Next week">
        →
      </Link>
      <h2 className="figures whitespace-nowrap font-medium">
        {toDayText(first)} – {toDayText(last)} {last.slice(0, 4)}
      </h2>
    </nav>
  );
}

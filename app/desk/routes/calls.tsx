import { Link } from "react-router";
import { DeskCallQuerySchema } from "#contract/desk-call.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { CallDays } from "../calls/call-days.tsx";
import { CallFilters } from "../calls/call-filters.tsx";
import { listDeskHosts, readCallPage, readCallWeek } from "../calls/call-list.service.server.ts";
import { WeekView } from "../calls/week-view.tsx";
import { ListPages } from "../lists/list-pages.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { toDayText } from "../parts/desk-time.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/calls.ts";

export const middleware = [requirePermission("calls")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const query = DeskCallQuerySchema.parse(Object.fromEntries(url.searchParams));
  const hosts = await listDeskHosts(db);
  const lookup = { now: clock(), staff, hosts };
  return {
    query,
    hosts,
    isHost: hosts.some(({ email }) => email.toLowerCase() === staff.email.toLowerCase()),
    ...(query.view === "week"
      ? { shown: await readCallWeek(db, query, lookup), list: undefined }
      : { shown: undefined, list: await readCallPage(db, query, lookup) }),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Calls");
}

export default function Calls({ loaderData }: Route.ComponentProps) {
  const { query, hosts, isHost, shown, list } = loaderData;
  const { timezone } = useDesk();
  return (
    <div className="pb-16">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-base">Calls</h1>
          {shown ? <WeekLinks week={shown.week} query={query} /> : null}
          <p className="text-ink-soft">
            {timezone} ·{" "}
            <Link to="/desk/calls/hosts" className="link">
              Hosts
            </Link>
          </p>
        </div>
        <CallFilters query={query} hosts={hosts} isHost={isHost} />
      </div>
      {shown ? (
        <WeekView days={shown.week.days} calls={shown.calls} hosts={hosts} off={shown.off} />
      ) : null}
      {list && list.rows.length > 0 ? (
        <>
          <CallDays calls={list.rows} hosts={hosts} />
          <ListPages {...list} />
        </>
      ) : null}
      {(shown?.calls ?? list?.rows)?.length === 0 ? (
        <EmptyList title={shown ? "No calls in this week" : "No calls"}>
          {query.host === undefined && query.state === undefined
            ? "Calls appear here the moment a client books one."
            : "Try another host or state."}
        </EmptyList>
      ) : null}
    </div>
  );
}

type WeekLinksProps = {
  week: { days: readonly string[]; previous: string; next: string };
  query: Route.ComponentProps["loaderData"]["query"];
};

/** The week that is shown, with the ones before and after. */
function WeekLinks({ week: { days, previous, next }, query }: WeekLinksProps) {
  const toSearch = (week?: string) => {
    const params = new URLSearchParams();
    if (week) params.set("week", week);
    if (query.host !== undefined) params.set("host", String(query.host));
    if (query.state) params.set("state", query.state);
    return `?${params}`;
  };
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
      <Link to={toSearch()} className="desk-button">
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

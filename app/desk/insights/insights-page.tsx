import type { ReactNode } from "react";
import { LOST_REASONS, STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Panel } from "../parts/panel.tsx";
import { BarChart } from "./bar-chart.tsx";
import { toDurationText } from "./duration-text.ts";
import { AGES, type Outcome } from "./insight-terms.ts";
import type { Insights } from "./insights.service.server.ts";
import { WeekChart } from "./week-chart.tsx";

const AGE_LABELS = ["Up to 2 days", "3–7 days", "8–30 days", "Older"];

/** How the agency works on requests of clients, in small charts. */
export function InsightsPage({ insights }: { insights: Insights }) {
  const { first_reply, weeks, open, outcomes, hired, missed, shortlisted, proposals } = insights;
  const openTotal = open.reduce(
    (sum, one) => sum + AGES.reduce((all, age) => all + one[age], 0),
    0,
  );
  const won = outcomes.find(({ state }) => state === "won")?.count ?? 0;
  const closed = outcomes.reduce((sum, { count }) => sum + count, 0);
  const isHired = hired.steps.some(({ count }) => count > 0);
  return (
    <div className="pb-16">
      <h1 className="px-4 py-3 font-semibold text-base">Insights</h1>
      <dl className="grid grid-cols-2 gap-4 px-4 pb-4 lg:grid-cols-4">
        <Stat name="First reply, 90 days" value={toDurationText(first_reply.hours)}>
          median of {first_reply.replied}
        </Stat>
        <Stat name="Open requests" value={String(openTotal)}>
          now
        </Stat>
        <Stat name="Won, a year" value={closed > 0 ? `${won} of ${closed}` : "–"}>
          closed requests
        </Stat>
        <Stat
          name="Request to hire, a year"
          value={toDurationText(hired.median === undefined ? null : hired.median * 24)}
        >
          median
        </Stat>
      </dl>
      <Panel title="Time to the first reply, by the week of the request">
        {weeks.some(({ replied }) => replied > 0) ? (
          <WeekChart weeks={weeks} />
        ) : (
          <Empty>No replies in twelve weeks.</Empty>
        )}
      </Panel>
      <Panel title="Open requests by state and age">
        {open.length > 0 ? (
          <BarChart
            legend={AGE_LABELS}
            columns={["State", ...AGE_LABELS]}
            rows={open.map((one) => ({
              key: one.state,
              label: STATE_LABELS[one.state],
              segments: AGES.map((age, index) => ({
                value: one[age],
                shade: (3 - index) as 0 | 1 | 2 | 3,
              })),
              cells: AGES.map((age) => String(one[age])),
            }))}
          />
        ) : (
          <Empty>Nothing is open.</Empty>
        )}
      </Panel>
      <Panel title="How requests of the last year ended">
        {outcomes.length > 0 ? (
          <BarChart
            columns={["Outcome", "Requests"]}
            rows={outcomes.map((outcome) => ({
              key: `${outcome.state} ${outcome.reason}`,
              label: toOutcomeText(outcome),
              segments: [{ value: outcome.count, shade: outcome.state === "won" ? 0 : 2 }],
              cells: [String(outcome.count)],
            }))}
          />
        ) : (
          <Empty>No request was won or lost.</Empty>
        )}
      </Panel>
      <Panel title="From request to hire, in the last year">
        {isHired ? (
          <BarChart
            columns={["Time", "Requests"]}
            rows={hired.steps.map(({ label, count }) => ({
              key: label,
              label,
              segments: [{ value: count }],
              cells: [String(count)],
            }))}
          />
        ) : (
          <Empty>No request was won.</Empty>
        )}
      </Panel>
      <Panel title="Searches without results, 90 days">
        {missed.length > 0 ? (
          <BarChart
            columns={["Search", "Times"]}
            rows={missed.map(({ search, label, count }) => ({
              key: search,
              label,
              link: `/developers${search}`,
              segments: [{ value: count }],
              cells: [String(count)],
            }))}
          />
        ) : (
          <Empty>{withNoun("Every search found developers.")}</Empty>
        )}
      </Panel>
      <Panel title="Most shortlisted, 90 days">
        {shortlisted.length > 0 ? (
          <BarChart
            columns={[withNoun("Developer"), "Hire requests"]}
            rows={shortlisted.map(({ slug, name, requests }) => ({
              key: slug,
              label: name,
              link: `/developers/${slug}`,
              segments: [{ value: requests }],
              cells: [String(requests)],
            }))}
          />
        ) : (
          <Empty>No hire requests in 90 days.</Empty>
        )}
      </Panel>
      <Panel title="Proposals, 90 days">
        {proposals && proposals.sent > 0 ? (
          <>
            <BarChart
              columns={["Proposals", "Count"]}
              rows={(["sent", "opened", "answered"] as const).map((key) => ({
                key,
                label: { sent: "Sent", opened: "Opened", answered: "Answered" }[key],
                segments: [{ value: proposals[key] }],
                cells: [String(proposals[key])],
              }))}
            />
            {proposals.days === null ? null : (
              <p className="mt-2 text-ink-soft">
                Answered after {toDurationText(proposals.days * 24)} (median).
              </p>
            )}
          </>
        ) : (
          <Empty>No proposals were sent.</Empty>
        )}
      </Panel>
    </div>
  );
}

function Stat({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <span className="figures block font-semibold text-lg">{value}</span>
        <span className="text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}

const Empty = ({ children }: { children: ReactNode }) => (
  <p className="text-ink-soft">{children}</p>
);

function toOutcomeText({ state, reason }: Outcome): string {
  if (state !== "lost") return STATE_LABELS[state];
  return LOST_REASONS.find(({ name }) => name === reason)?.label ?? STATE_LABELS.lost;
}

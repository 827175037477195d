import { listMissedSearches } from "#app/developers/search/empty-searches.service.server.ts";
import { readTimeZone } from "#app/site/agency-time.server.ts";
import { REQUEST_STATES } from "#contract/clients/request-state-terms.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { Services } from "#services/services.server.ts";
import { toMedian } from "./duration-text.ts";
import {
  countProposals,
  listDaysToHire,
  listMostRequested,
  listOpenStates,
  listOutcomes,
  listReplyWeeks,
  readFirstReply,
} from "./insights.repository.server.ts";

const DAY = 86_400_000;
const WEEKS = 12;
const MAX_MEMBERS = 10;
const MAX_SEARCHES = 10;
/** Days until a hire: each step is up to and including. */
const HIRE_STEPS = [
  { label: "Up to 1 week", to: 7 },
  { label: "1–2 weeks", to: 14 },
  { label: "2–4 weeks", to: 28 },
  { label: "4–8 weeks", to: 56 },
  { label: "Longer", to: Number.POSITIVE_INFINITY },
] as const;

export type Insights = Awaited<ReturnType<typeof readInsights>>;

/** How the agency works on requests of clients. */
export async function readInsights({ db, clock }: Pick<Services, "db" | "clock">) {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const timezone = await readTimeZone(db);
  const open = await listOpenStates(db, now);
  const days = await listDaysToHire(db, ago(365));
  return {
    first_reply: await readFirstReply(db, ago(90)),
    weeks: await listReplyWeeks(db, toDay(ago(7 * (WEEKS - 1)), timezone), timezone),
    open: REQUEST_STATES.flatMap((state) => open.filter((one) => one.state === state)),
    outcomes: await listOutcomes(db, ago(365)),
    hired: { median: toMedian(days), steps: toSteps(days) },
    missed: await listMissedSearches(db, ago(90), MAX_SEARCHES),
    shortlisted: await listMostRequested(db, ago(90), MAX_MEMBERS),
    proposals: await countProposals(db, ago(90)),
  };
}

function toSteps(days: readonly number[]) {
  return HIRE_STEPS.map(({ label, to }, index) => {
    const from = HIRE_STEPS[index - 1]?.to ?? Number.NEGATIVE_INFINITY;
    return { label, count: days.filter((one) => one > from && one <= to).length };
  });
}

import type { Agency, WeekServices } from "./agency.ts";
import { createAgency, spreadDates } from "./agency.ts";
import { createRequests, type WeekRequest } from "./requests.ts";
import { createApplications, createCalls, createProposals } from "./work.ts";

export type Week = { agency: Agency; requests: readonly WeekRequest[] };

/** The agency on Monday morning: 300 requests, 200 applications, 40 proposals and 60 calls. */
export async function createWeek(
  services: WeekServices,
  report: (what: string) => void,
): Promise<Week> {
  const agency = await createAgency(services);
  report("Storing 300 requests");
  const requests = await createRequests(services, agency);
  report("Storing 200 applications");
  await createApplications(services, agency);
  report("Storing 40 proposals and 60 calls");
  const inState = (...states: string[]) => requests.filter(({ state }) => states.includes(state));
  await createProposals(services, agency, inState("proposed"));
  await createCalls(services, agency, [...inState("contacted"), ...inState("interviewing")]);
  await spreadDates(services);
  return { agency, requests };
}

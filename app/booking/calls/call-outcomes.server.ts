import { createLabeledCounter } from "#platform/process/metrics.ts";

/** What became of calls that clients asked for, in this process. */
export const callOutcomes = createLabeledCounter(
  "ogds_calls_total",
  "Calls by forms, by outcome: booked at once, tentative, confirmed or released later, or refused because their source had booked enough.",
  { outcome: ["booked", "tentative", "confirmed", "released", "refused"] },
);

import type { DeskState } from "#contract/clients/request-state-terms.ts";

/** Age of an open request in days: up to 2, a week, a month, and more. */
export const AGES = ["to_2", "to_7", "to_30", "older"] as const;
type Age = (typeof AGES)[number];
export type OpenState = { state: DeskState } & Record<Age, number>;

/** How some requests ended. */
export type Outcome = { state: DeskState; reason: string | null; count: number };

/**
 * Limits and options of the application form. No zod here: its store and controls read this file.
 */

import { getPositions } from "../values/positions.ts";

/** Longest texts, in UTF-16 units as HTML counts them. */
export const MAX_APPLICATION_LENGTH = {
  first_name: 60,
  last_name: 60,
  phone: 25,
  city: 80,
  technology: 60,
  about: 2_000,
  link: 200,
} as const;

export const MIN_ABOUT = 50;
/** Maximum years of work. */
export const MAX_YEARS = 50;
export const MAX_TECHNOLOGY_ROWS = 30;
export const MAX_MAIN_TECHNOLOGIES = 5;
export const MAX_LANGUAGES = 10;
/** Links beside LinkedIn, GitHub and portfolio. */
export const MAX_LINKS = 3;
/** An hour's rate, in whichever currency. */
export const HOURLY_RATE = { min: 5, max: 500 } as const;

/** The label of a general position; undefined for what is none. */
export function findPosition(name: string): string | undefined {
  return getPositions().find((position) => position.name === name)?.label;
}

/** Whether it is a name of a general position, of this agency or another one. */
export const isPositionName = (name: string): boolean => /^[a-z0-9]+(?:_[a-z0-9]+)+$/.test(name);

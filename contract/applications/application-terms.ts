/**
 * Limits and options of the application form. No zod here: its store and controls read this file.
 */

/**
 * The general positions, for applications without a vacancy. Unlike a vacancy's slug each has an
 * underscore.
 */
export const POSITIONS = [
  { name: "front_end", label: "Front-end developer" },
  { name: "back_end", label: "Back-end developer" },
  { name: "full_stack", label: "Full-stack developer" },
  { name: "mobile_apps", label: "Mobile developer" },
  { name: "data_and_ml", label: "Data or machine learning engineer" },
  { name: "dev_ops", label: "DevOps or platform engineer" },
  { name: "quality_assurance", label: "QA engineer" },
  { name: "product_design", label: "Product designer" },
  { name: "something_else", label: "Something else" },
] as const;

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

export const MIN_PHONE = 5;
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
  return POSITIONS.find((position) => position.name === name)?.label;
}

/**
 * Longest texts of form fields, in UTF-16 units as HTML counts them. The schemas and the controls
 * read the same numbers; no zod here, so that a page with a form starts without it.
 */
export const MAX_LENGTH = {
  full_name: 100,
  email: 254,
  company_name: 120,
  project_type: 120,
  message: 2_000,
  /** A letter of some sentences; in a URL of any script within the 8 kB that proxies accept. */
  search: 800,
} as const;

/** How many developers one request may name. */
export const MAX_REQUEST_MEMBERS = 20;

/** Open vacancies on a page, the newest; an agency has a few dozen. */
export const MAX_OPEN_VACANCIES = 500;

/** Paths that redirect to their first page (spec §2), as their routes do. */
export const ENTRY_PATHS: Readonly<Record<string, string>> = {
  "/apply": "/apply/job-selection",
  "/faq": "/faq/client",
  "/find": "/find/contacts",
  "/hire": "/hire/select-developer",
};

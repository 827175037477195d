import type { Permission } from "#contract/desk/staff-terms.ts";

/**
 * Lists that are downloaded, by the last part of their path, with who may: where a role reads a list
 * only, its pages have less than its file.
 */
export const LIST_FILE_PERMISSIONS = {
  requests: "change_requests",
  applications: "applications",
  proposals: "proposals",
  calls: "calls",
  members: "members",
  people: "change_requests",
  placements: "change_placements",
  audit: "audit",
} as const satisfies Record<string, Permission>;

export type ListFileName = keyof typeof LIST_FILE_PERMISSIONS;

/** Formats of a file with the name that each has at the desk. */
export const LIST_FILE_FORMATS = { csv: "CSV", jsonl: "JSON Lines" } as const;

import { isPermitted, type Permission, type StaffRole } from "./staff-terms.ts";

/** What programs may do with an access token. No zod here: components read this file. */

/** The part of the desk that each scope is in: a token never does more than its owner may. */
export const SCOPE_PERMISSIONS = {
  "requests:read": "requests",
  "requests:write": "change_requests",
  "applications:read": "applications",
  "applications:write": "applications",
  "proposals:read": "proposals",
  "proposals:write": "proposals",
  "calls:read": "calls",
  "calls:write": "calls",
  "members:read": "members",
  "members:write": "members",
  "members:private": "members",
  "placements:read": "placements",
  // Each role that edits content edits some kinds: the path of a file decides, as at the desk.
  "content:read": "replies",
  "content:write": "replies",
  "content:publish": "replies",
} as const satisfies Record<string, Permission>;
export type AccessScope = keyof typeof SCOPE_PERMISSIONS;

export const ACCESS_SCOPES = Object.keys(SCOPE_PERMISSIONS) as AccessScope[];

export const SCOPE_LABELS: Record<AccessScope, string> = {
  "requests:read": "Read requests and their conversations",
  "requests:write": "Change requests, add notes and save drafts of replies",
  "applications:read": "Read applications and their conversations",
  "applications:write": "Change applications, add notes and save drafts of replies",
  "proposals:read": "Read proposals",
  "proposals:write": "Create and change drafts of proposals",
  "calls:read": "Read calls",
  "calls:write": "Record how calls went",
  "members:read": "Read profiles, hidden ones too",
  "members:write": "Change availability on the site",
  "members:private": "Read email addresses, phone numbers, own rates and notes of profiles",
  "placements:read": "Read placements; own rates with private data of profiles",
  "content:read": "Read and check content",
  "content:write": "Save drafts of content",
  "content:publish": "Publish drafts of content",
};

/** The scopes that a token of a person with this role can have. */
export const listScopes = (role: StaffRole): AccessScope[] =>
  ACCESS_SCOPES.filter((scope) => isPermitted(role, SCOPE_PERMISSIONS[scope]));

/** Days after which a token expires, as its owner chooses them. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const DEFAULT_TOKEN_DAYS = 90;
/** Tokens of a person that can be used at the same time. */
export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME = 60;

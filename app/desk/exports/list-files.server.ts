import { AUDIT_FILE } from "../audit/audit-file.server.ts";
import { CALLS_FILE } from "../calls/calls-file.server.ts";
import type { ListFile } from "../lists/list-file.server.ts";
import type { ListFileName } from "../lists/list-files.ts";
import { MEMBERS_FILE } from "../members/list/members-file.server.ts";
import { PEOPLE_FILE } from "../people/people-file.server.ts";
import { PLACEMENTS_FILE } from "../placements/placements-file.server.ts";
import { PROPOSALS_FILE } from "../proposals/proposals-file.server.ts";
import { APPLICATIONS_FILE, REQUESTS_FILE } from "../requests/requests-file.server.ts";

/** How each list is downloaded. */
export const LIST_FILES: Record<ListFileName, ListFile> = {
  requests: REQUESTS_FILE,
  applications: APPLICATIONS_FILE,
  proposals: PROPOSALS_FILE,
  calls: CALLS_FILE,
  members: MEMBERS_FILE,
  people: PEOPLE_FILE,
  placements: PLACEMENTS_FILE,
  audit: AUDIT_FILE,
};

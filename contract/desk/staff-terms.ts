/** Roles of staff and what each may do. No zod here: the desk's components read this file. */

export const STAFF_ROLES = ["owner", "partner", "editor", "reader"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ROLE_LABELS: Record<StaffRole, string> = {
  owner: "Owner",
  partner: "Partner",
  editor: "Editor",
  reader: "Reader",
};

/** Who may use each part of the desk; everybody who is signed in has `desk`. */
export const PERMISSION_ROLES = {
  desk: ["owner", "partner", "editor", "reader"],
  /** To read them. */
  requests: ["owner", "partner", "reader"],
  /** Also to export them. */
  change_requests: ["owner", "partner"],
  placements: ["owner", "partner", "reader"],
  change_placements: ["owner", "partner"],
  applications: ["owner", "partner"],
  proposals: ["owner", "partner"],
  calls: ["owner", "partner"],
  members: ["owner", "partner"],
  content: ["owner", "editor"],
  replies: ["owner", "partner", "editor"],
  insights: ["owner", "partner", "reader"],
  staff: ["owner"],
  audit: ["owner"],
  personal_data: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;
export type Permission = keyof typeof PERMISSION_ROLES;

/** What a form of a part of the desk needs, where it is not the same as to read it. */
const CHANGE_PERMISSIONS: Partial<Record<Permission, Permission>> = {
  requests: "change_requests",
  placements: "change_placements",
};
export const toChangePermission = (permission: Permission): Permission =>
  CHANGE_PERMISSIONS[permission] ?? permission;

/** Whether a role has a permission. */
export function isPermitted(role: StaffRole, permission: Permission): boolean {
  return (PERMISSION_ROLES[permission] as readonly StaffRole[]).includes(role);
}

import { isPermitted, type Permission } from "#contract/desk/staff-terms.ts";
import { PublicError } from "#platform/errors.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

/** @throws PublicError 403 where the role does not have the permission */
export function requireRight(staff: CurrentStaff, permission: Permission): CurrentStaff {
  if (isPermitted(staff.role, permission)) return staff;
  throw new PublicError(403, "Your role does not include this part of the desk.");
}

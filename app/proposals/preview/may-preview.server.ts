import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Services } from "#services/services.server.ts";
import { findSignedInStaff } from "#services/staff/signed-in-staff.server.ts";

/** Whether a request comes from a person who may see what was not sent yet. */
export async function mayPreview(
  deps: Pick<Services, "db" | "env" | "clock">,
  headers: Headers,
): Promise<boolean> {
  const staff = await findSignedInStaff(deps, headers);
  return staff !== undefined && isPermitted(staff.role, "proposals");
}

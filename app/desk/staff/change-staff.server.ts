import type { StaffChange } from "#contract/staff.ts";
import type { Services } from "#services/services.server.ts";
import {
  changeRole,
  disableStaff,
  enableStaff,
  inviteStaff,
  resetStaff,
} from "./staff-accounts.service.server.ts";

/** Makes a change that an owner asked for on the page of staff. */
export async function changeStaff(
  services: Pick<Services, "db" | "queue" | "env" | "clock">,
  by: number,
  change: StaffChange,
): Promise<void> {
  switch (change.intent) {
    case "invite":
      await inviteStaff(services, by, change);
      return;
    case "role":
      return changeRole(services, by, change.id, change.role);
    case "disable":
      return disableStaff(services, by, change.id);
    case "enable":
      return enableStaff(services, by, change.id);
    case "reset":
      await resetStaff(services, by, change.id);
      return;
  }
}

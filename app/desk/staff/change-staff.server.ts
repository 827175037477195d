import type { StaffChange } from "#contract/desk/staff.ts";
import type { Services } from "#services/services.server.ts";
import { toWelcomeUrl } from "#services/staff/first-owner.service.server.ts";
import {
  changeRole,
  disableStaff,
  enableStaff,
  inviteStaff,
  resetStaff,
  sendSignInLink,
} from "./staff-accounts.service.server.ts";

/** A link of the person with this id, which is shown once. */
export type IssuedLink = { id: number; url: string };

/**
 * Makes a change that an owner asked for on the page of staff.
 * @returns the link that the owner may pass on and whose it is, where there is one
 */
export async function changeStaff(
  services: Pick<Services, "db" | "queue" | "env" | "clock">,
  by: number,
  change: StaffChange,
): Promise<IssuedLink | undefined> {
  switch (change.intent) {
    case "invite":
      await inviteStaff(services, by, change);
      return undefined;
    case "role":
      await changeRole(services, by, change.id, change.role);
      return undefined;
    case "disable":
      await disableStaff(services, by, change.id);
      return undefined;
    case "enable":
      await enableStaff(services, by, change.id);
      return undefined;
    case "reset":
      await resetStaff(services, by, change.id);
      return undefined;
    case "sign-in-link": {
      const token = await sendSignInLink(services, by, change.id);
      return { id: change.id, url: toWelcomeUrl(services.env.siteUrl, token) };
    }
  }
}

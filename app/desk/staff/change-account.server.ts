import type { AccountChange } from "#contract/staff.ts";
import type { Services } from "#services/services.server.ts";
import {
  changeName,
  changePassword,
  changeTotp,
  endSessions,
  renewRecoveryCodes,
} from "#services/staff/account.service.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

/**
 * Makes a change that somebody asked for on the page of their account.
 * @returns new recovery codes, where these were asked for
 */
export async function changeAccount(
  services: Pick<Services, "db" | "clock">,
  current: CurrentStaff,
  change: AccountChange,
): Promise<string[] | undefined> {
  switch (change.intent) {
    case "name":
      await changeName(services, current, change.name);
      return undefined;
    case "password":
      await changePassword(services, current, change.new_password);
      return undefined;
    case "totp":
      await changeTotp(services, current, change.code);
      return undefined;
    case "codes":
      return renewRecoveryCodes(services, current);
    case "session":
      await endSessions(services, current, change.session);
      return undefined;
    case "sessions":
      await endSessions(services, current);
      return undefined;
  }
}

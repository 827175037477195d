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
import { addPasskey, removePasskey } from "#services/staff/passkeys.service.server.ts";

/**
 * Makes a change that somebody asked for on the page of their account.
 * @param device browser and system in words, the name of a new passkey without one
 * @returns new recovery codes, where these were asked for
 */
export async function changeAccount(
  services: Pick<Services, "db" | "env" | "clock">,
  current: CurrentStaff,
  change: AccountChange,
  device: string,
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
    case "passkey": {
      const { passkey, passkey_name } = change;
      await addPasskey(services, current, { response: passkey, name: passkey_name || device });
      return undefined;
    }
    case "remove-passkey":
      await removePasskey(services, current, change.passkey_id);
      return undefined;
    case "session":
      await endSessions(services, current, change.session);
      return undefined;
    case "sessions":
      await endSessions(services, current);
      return undefined;
  }
}

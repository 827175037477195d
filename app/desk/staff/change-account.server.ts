import type { AccountChange } from "#contract/desk/staff.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  changeDigest,
  changeName,
  changePassword,
  changeSignature,
  changeTotp,
  endSessions,
  renewRecoveryCodes,
} from "#services/staff/account.service.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { addPasskey, removePasskey } from "#services/staff/passkeys.service.server.ts";
import { enqueueSecurityEmail, type SecurityNews } from "./staff-emails.server.ts";

/**
 * Makes a change that was asked for on the page of their account.
 * @param device browser and system in words, the name of a new passkey without one
 * @returns new recovery codes, where these were asked for
 */
export async function changeAccount(
  services: Pick<Services, "db" | "env" | "clock" | "queue" | "secretKey">,
  current: CurrentStaff,
  change: AccountChange,
  device: string,
): Promise<string[] | undefined> {
  const toNotify = (news: SecurityNews) => (tx: Transaction) =>
    enqueueSecurityEmail(services, tx, current, news);
  switch (change.intent) {
    case "name":
      await changeName(services, current, change.name);
      return undefined;
    case "signature":
      await changeSignature(services, current, change.signature);
      return undefined;
    case "digest":
      await changeDigest(services, current, change.digest === "on");
      return undefined;
    case "password":
      await changePassword(services, current, change.new_password, toNotify("password"));
      return undefined;
    case "totp":
      await changeTotp(services, current, change.code, toNotify("totp"));
      return undefined;
    case "codes":
      return renewRecoveryCodes(services, current, toNotify("codes"));
    case "passkey": {
      const { passkey, passkey_name } = change;
      const added = { response: passkey, name: passkey_name || device };
      await addPasskey(services, current, added, toNotify("passkey"));
      return undefined;
    }
    case "remove-passkey":
      await removePasskey(services, current, change.passkey_id, toNotify("remove-passkey"));
      return undefined;
    case "session":
      await endSessions(services, current, change.session);
      return undefined;
    case "sessions":
      await endSessions(services, current);
      return undefined;
  }
}

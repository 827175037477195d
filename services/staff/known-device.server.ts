import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Queryable } from "#database/client.server.ts";
import { readToken, signToken } from "#platform/secrets/signed-token.server.ts";
import { getSecret } from "../secrets.repository.server.ts";

const DeviceSchema = z.object({ staff_id: z.int(), device: z.uuid() });

const getKey = (db: Queryable) => getSecret(db, "staff-device");

/**
 * A signed note for a browser that was used to sign in. It opens nothing: attempts from this
 * browser have a limit of their own, so that others who guess do not lock the person out.
 */
export async function issueDeviceToken(db: Queryable, staff_id: number): Promise<string> {
  return signToken(await getKey(db), { staff_id, device: randomUUID() });
}

/** Id of the browser, when it was used to sign in to this account before. */
export async function findKnownDevice(
  db: Queryable,
  token: string | undefined,
  staff_id: number,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const { data } = DeviceSchema.safeParse(readToken(await getKey(db), token));
  return data?.staff_id === staff_id ? data.device : undefined;
}

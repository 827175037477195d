import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "#platform/process/env.server.ts";
import type { Services } from "../services.server.ts";
import { hasInvitation, replaceLinks } from "./links.repository.server.ts";
import { hasStaff, lockFirstOwner } from "./staff.repository.server.ts";

/** The file with the link for the first owner, readable by the operator only. */
export const toFirstOwnerFile = ({ dataDir }: Pick<Env, "dataDir">) =>
  join(dataDir, "desk-link.txt");

/** URL of the page where an account is set up or its password replaced. */
export const toWelcomeUrl = (siteUrl: string, token: string) => `${siteUrl}/desk/welcome/${token}`;

/**
 * While there are no accounts: makes a link that sets up the first owner, and stores it in the data
 * folder. Of several processes that start at once one makes it.
 * @returns the link; undefined when there is staff, or when another machine has the file
 */
export function offerFirstOwner({
  db,
  env,
  clock,
}: Pick<Services, "db" | "env" | "clock">): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    if (await hasStaff(tx)) {
      await removeFirstOwnerFile(env);
      return undefined;
    }
    const staff_id = await lockFirstOwner(tx);
    const isOffered = await hasInvitation(tx, staff_id, clock());
    const token = isOffered
      ? await readStoredToken(env)
      : await replaceLinks(tx, { staff_id, purpose: "invitation" }, clock());
    if (token === undefined) return undefined;
    const link = toWelcomeUrl(env.siteUrl, token);
    // With a database of its own the site may have stored nothing in its folder yet.
    await mkdir(env.dataDir, { recursive: true });
    // Before the commit: a link that was not stored would block the next one.
    await writeFile(toFirstOwnerFile(env), `${link}\n`, { mode: 0o600 });
    return link;
  });
}

/** Removes the link, once there is an account. */
export function removeFirstOwnerFile(env: Pick<Env, "dataDir">): Promise<void> {
  return rm(toFirstOwnerFile(env), { force: true });
}

/** The site may have another URL than at the start that stored the link. */
async function readStoredToken(env: Pick<Env, "dataDir">): Promise<string | undefined> {
  const text = await readFile(toFirstOwnerFile(env), "utf8").catch(() => undefined);
  return text?.trim().split("/").at(-1);
}

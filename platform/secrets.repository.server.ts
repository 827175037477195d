import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { secrets } from "#database/tables/protection.ts";

/**
 * The key of that name, 32 random bytes, made at the first call. It lives in the database, so that
 * several processes sign alike; without `DATABASE_URL` the database lives in the data folder.
 */
export async function getSecret(db: Queryable, name: string): Promise<Buffer> {
  const kept = await findSecret(db, name);
  if (kept) return kept;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const made = await findSecret(db, name);
  if (!made) throw new Error(`The secret ${name} was neither found nor made`);
  return made;
}

async function findSecret(db: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, name));
  return row?.value;
}

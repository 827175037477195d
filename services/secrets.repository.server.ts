import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { secrets } from "#database/tables/protection.ts";

/**
 * The key of that name, 32 random bytes, generated on first use. It is stored in the database, so
 * that all processes use the same key.
 */
export async function getSecret(db: Queryable, name: string): Promise<Buffer> {
  const stored = await findSecret(db, name);
  if (stored) return stored;
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

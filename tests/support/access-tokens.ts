import { ACCESS_SCOPES, type AccessScope } from "#contract/desk/access-token-terms.ts";
import { createAccessToken } from "#services/access-tokens/access-token-text.server.ts";
import { insertToken } from "#services/access-tokens/access-tokens.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { createStaff, type TestStaff } from "./staff.ts";

type TestTokenOptions = {
  /** All, unless it says otherwise. */
  scopes?: readonly AccessScope[];
  expires_at?: Date;
};

/** A token of a person, with any scopes, also those that their role lacks. */
export async function createTestToken(
  { db }: Pick<Services, "db">,
  { id: staff_id }: Pick<TestStaff, "id">,
  { scopes = ACCESS_SCOPES, expires_at = new Date(Date.now() + 3_600_000) }: TestTokenOptions = {},
): Promise<string> {
  const token = createAccessToken();
  const row = { staff_id, name: "Test", scopes: [...scopes], created_at: new Date(), expires_at };
  await db.transaction((tx) => insertToken(tx, token, row));
  return token;
}

/** The header `Authorization` of a program of an owner. */
export async function createProgram(services: Pick<Services, "db">): Promise<string> {
  return `Bearer ${await createTestToken(services, await createStaff(services.db))}`;
}

import { expect, test } from "vitest";
import { accessTokens } from "#database/tables/staff.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { accessTokensRecord } from "./access-tokens-personal.repository.server.ts";

const services = await createTestServices();
const { db } = services;
const NOW = new Date("2029-03-15T02:00:00Z");

test("a token is erased 24 months after it has expired", async () => {
  const mari = await createStaff(db);
  await createTestToken(services, mari, { expires_at: new Date("2027-03-15T02:00:00Z") });
  await createTestToken(services, mari, { expires_at: new Date("2027-03-15T02:00:01Z") });
  const deps = { db, records: [accessTokensRecord] };
  expect(await eraseOverdue(deps, NOW)).toEqual({ "access tokens": 1 });
  expect(await db.select().from(accessTokens)).toMatchObject([
    { expires_at: new Date("2027-03-15T02:00:01Z") },
  ]);
});

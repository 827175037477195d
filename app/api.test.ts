import { pino } from "pino";
import { expect, test } from "vitest";
import { ProblemSchema } from "#contract/http/problem.ts";
import journal from "#database/migrations/meta/_journal.json" with { type: "json" };
import { readEnv } from "#platform/process/env.server.ts";
import { release } from "#services/release/release.server.ts";
import type { Services } from "#services/services.server.ts";
import manifest from "../package.json" with { type: "json" };
import { createApi } from "./api.ts";

// why: these requests never reach a service; the features' own tests run on a real database.
const api = createApi({ log: pino({ level: "silent" }), env: readEnv({}) } as Services);

test("an unknown call is a 404 in the error shape", async () => {
  const response = await api.request("/api/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: "There is no endpoint /api/nothing." });
});

test("a call with the wrong method is a 405 that names the right one", async () => {
  const response = await api.request("/api/openapi.json", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe("GET");
  const { reference } = ProblemSchema.parse(await response.json());
  expect(response.headers.get("X-Request-Id")).toBe(reference);
});

test("the version, the commit and the newest migration of what runs are public", async () => {
  const response = await api.request("/api/version");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    data: {
      version: manifest.version,
      commit: release.commit,
      migration: journal.entries.at(-1)?.tag,
    },
  });
});

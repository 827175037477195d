import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requests } from "#database/tables/requests.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { runRequestsCommand } from "./requests-command.ts";

const services = await createTestServices();
const { db } = services;
const dataDir = await mkdtemp(join(tmpdir(), "ogds-retention-"));

async function run(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runRequestsCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: services.url, DATA_DIR: dataDir }),
    callerDir: dataDir,
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
    printNote: () => undefined,
    write: async (text) => void out.push(text),
  });
  return { code, out: out.join("\n"), error: errors.join("\n") };
}

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);

async function age(reference: string, submitted_at: string): Promise<void> {
  await db
    .update(requests)
    .set({ submitted_at: new Date(submitted_at) })
    .where(eq(requests.reference, reference));
}

test("retention --dry-run lists what would be erased, by which period and since when; retention erases it", async () => {
  await age(await sendHire(services), "2023-04-05T06:07:00Z");
  await age(await sendHire(services), "2022-01-02T03:04:00Z");
  const recent = await sendHire(services);
  const dry = await run("retention", "--dry-run");
  expect(dry).toMatchObject({ code: 0, error: "" });
  expect(dry.out).toMatch(/^What +Retention +Overdue +Oldest$/m);
  expect(dry.out).toMatch(
    /^requests +24 months after they were sent, or after a placement ended +2 +2022-01-02 05:04 Europe\/Tallinn$/m,
  );
  expect(dry.out).toMatch(/^files without a form +2 hours after they were sent, or .* +0$/m);
  expect(dry.out).toMatch(/^2 would be erased. Nothing was erased: this is a dry run.$/m);
  expect(await db.$count(requests)).toBe(3);

  expect(await run("retention")).toEqual({ code: 0, out: "requests: 2 erased", error: "" });
  const left = await db.select({ reference: requests.reference }).from(requests);
  expect(left).toEqual([{ reference: recent }]);
  expect((await run("retention")).out).toBe("Nothing is past its retention period.");
  expect((await run("retention", "--dry-run")).out).toContain(
    "Nothing is past its retention period.",
  );
});

test("decide records when an application was decided, which show and export include", async () => {
  const reference = await sendApplication(services);
  await age(reference, "2026-03-01T12:00:00Z");
  expect((await run("show", reference)).out).toMatch(/^Decided +not noted$/m);
  const { code, out } = await run("decide", reference.toLowerCase(), "--date", "2026-03-01");
  expect({ code, out }).toEqual({ code: 0, out: `${reference} was decided on 2026-03-01.` });
  expect((await run("show", reference)).out).toMatch(/^Decided +2026-03-01$/m);
  const exported = JSON.parse((await run("export", "--format", "json")).out).at(-1);
  expect(exported.application.decided_at).toBe("2026-03-01T00:00:00.000Z");
  expect((await run("export")).out).toContain(",decided_at,");
  // More than six months ago.
  expect((await run("retention")).out).toBe("applications: 1 erased");
});

test("decide rejects invalid decisions", async () => {
  const applied = await sendApplication(services);
  const hired = await sendHire(services);
  for (const [args, words] of [
    [["OG-ZZZZZZ"], "There is no request OG-ZZZZZZ."],
    [[hired], `${hired} is not an application: only applications can be decided.`],
    [[applied, "--date", "2999-01-01"], "A decision can't be in the future."],
    [[applied, "--date", "2020-01-01"], /was sent on .*, after that decision/],
  ] as const) {
    const { code, error } = await run("decide", ...args);
    expect(code).toBe(1);
    expect(error).toMatch(words);
  }
});

test.each([
  [["decide"], "decide needs a reference.\n"],
  [["erase"], "erase needs an email address."],
  [["erase", "zoe"], "zoe is not an email address like name@example.com."],
  [["person", "a@b.de,c@d.de"], "is not an email address"],
  [["person", "a@b.de", "--yes"], "person does not take --yes."],
  [["retention", "now"], "retention does not take now."],
  [["decide", "OG-7K3M9Q", "--date", "soon"], "--date takes a date like 2026-11-01, not soon."],
])("wrong usage %j is explained and exits with 2", async (args, words) => {
  const { code, error } = await run(...args);
  expect(code).toBe(2);
  expect(error).toContain(words);
});

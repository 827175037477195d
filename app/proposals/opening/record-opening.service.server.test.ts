import { eq } from "drizzle-orm";
import { beforeAll, expect, it, test } from "vitest";
import { createApi } from "#app/api.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li"].map((slug) => ({ slug })),
  ),
);

const open = (id: string, headers: Record<string, string> = {}) =>
  api.request(`/api/proposals/${id}/opened`, {
    method: "POST",
    headers: { "User-Agent": CHROME, ...headers },
  });

async function countOpenings(id: string): Promise<number | undefined> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row?.opened_count;
}

test("the first opening is in the timeline, a reload is the same one", async () => {
  const id = await seedProposal(db);
  expect((await open(id)).status).toBe(204);
  await open(id);
  expect(await countOpenings(id)).toBe(1);
  const events = await db.select().from(requestEvents).where(eq(requestEvents.proposal_id, id));
  expect(events).toMatchObject([
    { staff_id: null, kind: "proposal", change: { to: "opened", version: 1 } },
  ]);
});

test("staff who are signed in do not open it", async () => {
  const id = await seedProposal(db);
  const cookie = await signIn(services, await createStaff(db, { role: "editor" }));
  await open(id, { Cookie: cookie });
  expect(await countOpenings(id)).toBe(0);
});

it.each([
  ["a bot", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["a browser without a window", "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0"],
  ["Slack", "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"],
  ["no browser", ""],
])("%s does not open it", async (_, userAgent) => {
  const id = await seedProposal(db);
  await open(id, { "User-Agent": userAgent });
  expect(await countOpenings(id)).toBe(0);
});

test("neither an unknown nor a withdrawn proposal is opened, and no page of another site opens one", async () => {
  expect((await open("0123456789abcdefghjkmnpqrs")).status).toBe(204);
  const id = await seedProposal(db);
  expect((await open(id, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  await db.update(proposals).set({ withdrawn_at: new Date() }).where(eq(proposals.id, id));
  await open(id);
  expect(await countOpenings(id)).toBe(0);
});

import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { InterviewOfferSchema } from "#contract/clients/interview.ts";
import { ProposalSchema } from "#contract/clients/proposal.ts";
import {
  BERLIN,
  listMemberTokens,
  propose,
  seedAnsweredProposal,
  storeMemberEmail,
  TIMES,
  TUESDAY,
} from "#tests/support/interviews.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = { ...(await createTestServices()), clock: () => TUESDAY };
const { db } = services;
const api = createApi(services);
await seedMembers(db, [
  { slug: "anna-kask", timezone: "Europe/Tallinn" },
  { slug: "boris-jansen" },
]);

beforeEach(async () => {
  await db.execute(sql`truncate proposals restart identity cascade`);
  await storeMemberEmail(db, "anna-kask", "anna@example.com");
  await db.execute(sql`delete from pgboss.job`);
});

const DAY = "?zone=Europe/Berlin&from=9&to=17";

async function call(path: string, body?: object) {
  const response = await api.request(`/api${path}`, {
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    headers: body ? { "Content-Type": "application/json" } : {},
  });
  const { data, ...rest } = await response.json();
  return { status: response.status, headers: response.headers, data, ...rest };
}

test("a client reads the free times, proposes some, and the developer confirms one by their link", async () => {
  const id = await seedAnsweredProposal(db, [1]);
  const path = `/proposals/${id}/interviews/1`;
  const read = await call(path + DAY);
  expect(read.headers.get("cache-control")).toBe("private, no-store");
  expect(read.headers.get("referrer-policy")).toBe("no-referrer");
  const offer = InterviewOfferSchema.parse(read.data);
  expect(offer).toMatchObject({ side: "client", interview: null, day: BERLIN, problem: null });
  expect(offer.free_times).toEqual(expect.arrayContaining(TIMES));

  const proposed = await call(path, propose());
  expect(proposed).toMatchObject({ status: 200, data: { interview: { waiting_for: "member" } } });
  const [token] = await listMemberTokens(db);
  const members = await call(`/interviews/${token}`);
  expect(members.headers.get("referrer-policy")).toBe("no-referrer");
  expect(members.data).toMatchObject({ side: "member", confirmable: TIMES, can_cancel: true });
  const confirmed = await call(`/interviews/${token}`, {
    intent: "confirm",
    sequence: 1,
    time: TIMES[1],
  });
  expect(confirmed).toMatchObject({ status: 200, data: { interview: { status: "agreed" } } });

  const proposal = ProposalSchema.parse((await call(`/proposals/${id}`)).data);
  expect(proposal.interviews).toMatchObject([{ member_id: 1, starts_at: TIMES[1] }]);
  expect(JSON.stringify([proposal, members.data, offer])).not.toMatch(/@(example\.com|fjordhaven)/);
});

test("an unknown proposal, developer or link is 404, also one who is not chosen", async () => {
  const id = await seedAnsweredProposal(db, [1, 2], { chosen_ids: [1] });
  for (const path of [
    `/proposals/${"0".repeat(26)}/interviews/1`,
    `/proposals/${id}/interviews/2`,
    `/proposals/${id}/interviews/99`,
    `/interviews/${"0".repeat(40)}`,
  ]) {
    expect(await call(path)).toMatchObject({ status: 404 });
  }
});

test.each<[object, string]>([
  [propose(0, [TIMES[0] ?? ""]), "times"],
  [propose(0, [...TIMES, "2026-11-30T09:00:00.000Z"]), "times"],
  [{ ...propose(), day: { ...BERLIN, zone: "Europe/Nowhere" } }, "day.zone"],
  [{ ...propose(), message: "Write to me@example.com" }, "message"],
  [{ ...propose(), message: "A".repeat(301) }, "message"],
])("%j is refused beside its field", async (body, field) => {
  const id = await seedAnsweredProposal(db, [1]);
  const { status, errors } = await call(`/proposals/${id}/interviews/1`, body);
  expect(status).toBe(422);
  expect(Object.keys(errors)).toContain(field);
});

test("times that are taken or gone are 409", async () => {
  const id = await seedAnsweredProposal(db, [1]);
  const times = ["2026-11-28T09:00:00.000Z", ...TIMES.slice(0, 1)];
  expect(await call(`/proposals/${id}/interviews/1`, propose(0, times))).toMatchObject({
    status: 409,
    message: "One of these times is no longer free. Choose again",
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { ProposalMemberSchema, ProposalSchema } from "#contract/clients/proposal.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);

beforeAll(() =>
  seedMembers(db, [
    { slug: "anna-kask", redemption_rate: 5_600 },
    { slug: "boris-jansen" },
    { slug: "chen-li", sales_rate: null },
  ]),
);

async function get(path: string) {
  const response = await api.request(`/api/proposals/${path}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const offered = [
  { member_id: 3, note: "First.", sales_rate: null },
  { member_id: 1, note: "", sales_rate: 45 },
];

test("a proposal has its members in the order of the agency, with its notes", async () => {
  const id = await seedProposal(db, { members: offered });
  const { status, body } = await get(id);
  expect(status).toBe(200);
  const proposal = ProposalSchema.parse(body.data);
  expect(proposal).toMatchObject({
    id,
    type: "private",
    client: "Fjordhaven Ferries",
    submited_at: null,
    reference: null,
    is_expired: false,
  });
  expect(proposal.members.map(({ slug, note }) => [slug, note])).toEqual([
    ["chen-li", "First."],
    ["anna-kask", ""],
  ]);
});

test("the list and the popup show the rate of the proposal, and the buyout fee follows it", async () => {
  const id = await seedProposal(db, { members: offered });
  const proposal = ProposalSchema.parse((await get(id)).body.data);
  expect(proposal.members[1]).toMatchObject({ sales_rate: 45, redemption_rate: 5_040 });
  const member = ProposalMemberSchema.parse((await get(`${id}/member/1`)).body.data);
  expect(member).toMatchObject({ sales_rate: 45, redemption_rate: 5_040, has_own_rate: true });
  const other = ProposalMemberSchema.parse((await get(`${id}/member/3`)).body.data);
  expect(other).toMatchObject({ sales_rate: null, note: "First.", has_own_rate: false });
});

test("a submitted proposal has its time and the chosen members", async () => {
  const id = await seedProposal(db, {
    members: offered,
    submited_at: new Date("2026-10-21T08:40:00Z"),
    chosen_ids: [1],
  });
  const proposal = ProposalSchema.parse((await get(id)).body.data);
  expect(proposal.submited_at).toBe("2026-10-21T08:40:00.000Z");
  expect(proposal.members.map(({ chosen }) => chosen)).toEqual([false, true]);
});

test("a removed member is named and no longer described", async () => {
  const id = await seedProposal(db);
  const isBoris = eq(members.slug, "boris-jansen");
  await db.update(members).set({ published: false }).where(isBoris);
  const proposal = ProposalSchema.parse((await get(id)).body.data);
  expect(proposal.members.map(({ id }) => id)).toEqual([1, 3]);
  expect(proposal.unavailable).toEqual([
    {
      id: 2,
      first_name: "Boris",
      last_name: "Jansen",
      position: "Developer",
      chosen: false,
      answer: null,
    },
  ]);
  expect((await get(`${id}/member/2`)).status).toBe(404);
  await db.update(members).set({ published: true }).where(isBoris);
});

test("a proposal is not cached, indexed or sent as referrer, also when it is unknown", async () => {
  const id = await seedProposal(db);
  for (const path of [id, `${id}/member/1`, `${id}/member/99`, "no-such-proposal"]) {
    const { headers } = await get(path);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag")).toContain("noindex");
  }
});

test("an unknown or withdrawn link, or one of another member, is a 404 with a message", async () => {
  const withdrawn = await seedProposal(db);
  await db.update(proposals).set({ published: false }).where(eq(proposals.id, withdrawn));
  const id = await seedProposal(db, { members: offered });
  const paths = ["x", "%00", "0".repeat(26), withdrawn, `${withdrawn}/member/1`, `${id}/member/2`];
  for (const path of paths) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(ProblemSchema.parse(body).message.length).toBeGreaterThan(20);
  }
  expect((await get(`${id}/member/anna`)).status).toBe(422);
});

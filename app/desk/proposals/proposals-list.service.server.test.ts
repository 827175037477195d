import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { PROPOSAL_STATES } from "#contract/clients/proposal-terms.ts";
import { proposals } from "#database/tables/proposals.ts";
import { toEdit } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { findWholeProposal } from "./desk-proposals.repository.server.ts";
import { toProposalState } from "./proposal-state.ts";
import { readProposalList } from "./proposals-list.service.server.ts";
import { saveProposal } from "./save-proposal.service.server.ts";

const services = await createTestServices();
const { db } = services;
const NOW = new Date("2027-03-15T10:00:00Z");

beforeAll(async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li"].map((slug) => ({ slug })),
  );
  const mari = await createStaff(db);
  await saveProposal(services, mari, { request_id: null }, toEdit({ client: "100% Draft" }));
  const seed = async (client: string, columns: Partial<typeof proposals.$inferInsert>) => {
    const id = await seedProposal(db, { client });
    await db.update(proposals).set(columns).where(eq(proposals.id, id));
  };
  await seed("Sent", { valid_until: "2027-03-15" });
  await seed("Yesterday elsewhere", { valid_until: "2027-03-14" });
  await seed("Opened", { opened_at: NOW, opened_last_at: NOW, opened_count: 2 });
  await seed("Answered", { submited_at: NOW, valid_until: "2027-01-01" });
  await seed("Expired", { valid_until: "2027-03-13", opened_at: NOW });
  await seed("Withdrawn", { withdrawn_at: NOW, opened_at: NOW });
});

const list = (query: Partial<Parameters<typeof readProposalList>[1]>) =>
  readProposalList(db, { state: "all", text: "", page: 1, ...query }, NOW);

test("the list has the states of the pages of its proposals", async () => {
  const { rows, total } = await list({});
  expect(total).toBe(7);
  for (const { id, client, state } of rows) {
    const whole = await findWholeProposal(db, id);
    expect([client, state]).toEqual([client, whole && toProposalState(whole.proposal, NOW)]);
  }
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(PROPOSAL_STATES));
});

test("a proposal has expired once its last day is over everywhere", async () => {
  const expired = await list({ state: "expired" });
  expect(expired.rows.map(({ client }) => client)).toEqual(["Expired"]);
});

test("a draft is found by the client that was typed, as text", async () => {
  const found = await list({ text: "100% d" });
  expect(found.rows).toMatchObject([{ client: "100% Draft", state: "draft", members: 2 }]);
  expect((await list({ text: "100_" })).rows).toEqual([]);
  expect((await list({ state: "draft" })).total).toBe(1);
});

test("a page beyond the end is the last one", async () => {
  expect(await list({ page: 9 })).toMatchObject({ page: 1, pages: 1 });
});

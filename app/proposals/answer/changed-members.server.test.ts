import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { unpublishMembers } from "#app/developers/content/member-writes.repository.server.ts";
import { members } from "#database/tables/members.ts";
import { answeredMembers, proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import { waitForBlocked } from "#tests/support/database.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createTestServices } from "#tests/support/services.ts";
import { findProposal } from "../proposals.service.server.ts";
import { submitProposalAnswer } from "./answers.service.server.ts";

const services = await createTestServices();
const { db } = services;
const OFFERED = [1, 2].map((member_id) => ({ member_id, note: "", sales_rate: null }));

beforeEach(async () => {
  await db.execute(sql`truncate requests, proposals, members restart identity cascade`);
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
});

const answer = (proposal_id: string) =>
  submitProposalAnswer(
    services,
    {
      proposal_id,
      members: [{ member_id: 1, answer: "interview", comment: "" }],
      message: "",
      version: undefined,
    },
    { key: randomUUID(), token: "", client: "" },
  );

/** Lets an answer read its proposal and wait, while `change` goes on and is committed. */
async function answerDuring(proposal_id: string, change: () => Promise<void>) {
  let outcome: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await db.transaction(async (tx) => {
    await tx.select().from(proposals).where(eq(proposals.id, proposal_id)).for("update");
    outcome = Promise.allSettled([answer(proposal_id)]);
    await waitForBlocked(db, 1);
    await change();
  });
  return (await outcome)[0];
}

test("a developer who is removed while a client answers is not chosen, and the proposal stays open", async () => {
  const id = await seedProposal(db, { members: OFFERED });
  const outcome = await answerDuring(id, () => unpublishMembers(db, ["anna-kask"]));
  expect(outcome).toMatchObject({
    status: "rejected",
    reason: {
      status: 422,
      errors: {
        members: ["One of the developers is no longer part of this proposal. Check it again"],
      },
    },
  });
  expect(await db.$count(requests)).toBe(0);
  expect(await findProposal(db, id)).toMatchObject({
    submited_at: null,
    members: [{ first_name: "Boris" }],
    unavailable: [{ first_name: "Anna" }],
  });
});

test("a developer who is renamed while a client answers is chosen under the new name", async () => {
  const id = await seedProposal(db, { members: OFFERED });
  const outcome = await answerDuring(id, async () => {
    await db.update(members).set({ slug: "anna-saar", last_name: "Saar" }).where(eq(members.id, 1));
  });
  expect(outcome?.status).toBe("fulfilled");
  expect(await findProposal(db, id)).toMatchObject({
    members: [
      { slug: "anna-saar", last_name: "Saar", chosen: true, profile_link: "/developers/anna-saar" },
      { slug: "boris-jansen", chosen: false },
    ],
  });
});

test("a name that is erased while a client answers is not copied into the answer", async () => {
  const id = await seedProposal(db, { members: OFFERED });
  await unpublishMembers(db, ["boris-jansen"]);
  let answered: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    // As the erasure does: first the member, then the copies that are there.
    await tx
      .update(members)
      .set({ first_name: "Former", last_name: "developer" })
      .where(eq(members.id, 2));
    answered = answer(id);
    await waitForBlocked(db, 1);
  });
  await answered;
  const copies = JSON.stringify(await db.select().from(answeredMembers));
  expect(copies).toContain("Former");
  expect(copies).not.toContain("Boris");
});

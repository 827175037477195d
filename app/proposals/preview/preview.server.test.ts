import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import { proposals, proposalVersions } from "#database/tables/proposals.ts";
import { toContent } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { findProposal, findProposalPreview } from "../proposals.service.server.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li"].map((slug) => ({ slug })),
  ),
);

/** A sent proposal with a change that was not sent: Chen at a rate of his own. */
async function seedDraft(): Promise<string> {
  const id = await seedProposal(db);
  const members = [{ member_id: 3, note: "New here.", sales_rate: 61 }];
  await db.insert(proposalVersions).values({
    proposal_id: id,
    number: 2,
    saved_at: new Date(),
    content: toContent({ client: "Fjordhaven", members }),
  });
  return id;
}

const readMember = (id: string, cookie = "") =>
  api.request(`/api/proposals/${id}/member/3?preview`, { headers: { Cookie: cookie } });
const signInAs = async (role: StaffRole) => signIn(services, await createStaff(db, { role }));

test("a preview has what is to be sent, as its next version", async () => {
  const id = await seedDraft();
  expect(await findProposalPreview(db, id, new Date())).toMatchObject({
    client: "Fjordhaven",
    version: 2,
    submited_at: null,
    members: [{ id: 3, note: "New here.", sales_rate: 61 }],
  });
  expect(await findProposal(db, id)).toMatchObject({ client: "Fjordhaven Ferries", version: 1 });
});

test("only staff who work on proposals preview what was not sent", async () => {
  const id = await seedDraft();
  const toRate = async (cookie?: string) => {
    const response = await readMember(id, cookie);
    return (await response.json()).data.sales_rate;
  };
  expect(await toRate(await signInAs("partner"))).toBe(61);
  expect(await toRate(await signInAs("editor"))).toBe(50);
  expect(await toRate()).toBe(50);
  await db.update(proposals).set({ published: false }).where(eq(proposals.id, id));
  expect((await readMember(id)).status).toBe(404);
  expect((await readMember(id, await signInAs("owner"))).status).toBe(200);
});

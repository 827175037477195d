import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { toEdit, toEmail } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { sendProposal } from "../proposals/send-proposal.service.server.ts";
import { toChangedMessage } from "./changed-meanwhile.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const cookies = {
  mari: await signIn(services, mari),
  jaan: await signIn(services, await createStaff(db, { role: "partner", name: "Jaan Kuusk" })),
};

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, proposals, audit_log, rate_limits cascade`);
});

async function post(path: string, form: Record<string, string>, by: keyof typeof cookies) {
  const response = await desk.request(`/desk/${path}`, { cookie: cookies[by], form });
  const { actionData = {} } = (await response.json()) as {
    actionData?: Record<string, { message?: string }>;
  };
  const [outcome] = Object.values(actionData);
  return { status: response.status, message: outcome?.message };
}

const hire = async () => `requests/${await sendHire(services)}`;
const application = async () => `applications/${await sendApplication(services)}`;
async function proposal() {
  const edit = toEdit();
  const sending = { ...edit, email: toEmail(edit.proposal_id) };
  return `proposals/${await sendProposal(services, mari, { request_id: null }, sending)}`;
}

const owner_id = String(mari.id);
test.each([
  [
    "state",
    hire,
    { intent: "fields", version: "1", state: "contacted", follow_up_on: "2030-01-02" },
  ],
  ["owner", hire, { intent: "fields", version: "1", owner_id }],
  ["follow-up", hire, { intent: "fields", version: "1", follow_up_on: "2030-01-02" }],
  ["state", application, { intent: "fields", version: "1", state: "reviewing" }],
  ["withdrawal", proposal, { intent: "withdraw", revision: "2" }],
])(
  "the same %s of a %o sent again after its response was lost is one's own change, and a colleague's for others",
  async (_, create, form) => {
    const path = await create();
    expect((await post(path, form, "mari")).status).toBe(200);
    const own = await post(path, form, "mari");
    expect(own).toEqual({
      status: 409,
      message: expect.stringMatching(/^You already changed this/),
    });
    const others = await post(path, form, "jaan");
    expect(others).toEqual({ status: 409, message: expect.stringMatching(/^A colleague changed/) });
  },
);

test.each([
  [[1, 1], "You already changed this call. Check and save again."],
  [[1, 2], "A colleague changed this call in the meantime. Check and save again."],
  [[null], "This call was changed in the meantime. Check and save again."],
  [[1, null], "This call was changed in the meantime. Check and save again."],
  [[], "This call was changed in the meantime. Check and save again."],
])("who changed what is not as it was shown: %j", (ids, message) => {
  const changes = ids.map((staff_id) => ({ staff_id }));
  expect(toChangedMessage("call", changes, 1)).toBe(message);
});

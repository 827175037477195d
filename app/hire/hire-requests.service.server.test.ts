import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type HireRequest, HireRequestSchema } from "#contract/clients/hire-request.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";
import type { Captcha } from "#platform/captcha/captcha.server.ts";
import * as reference from "#platform/secrets/reference.server.ts";
import type { Queue } from "#services/queue.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { submitHireRequest } from "./hire-requests.service.server.ts";

const services = await createTestServices();
const { db } = services;

const request: HireRequest = HireRequestSchema.parse({
  type: "multiple",
  name: "Zoë Tamm",
  email: "zoe@example.com",
  project_type: "Audit",
  project_duration: "unknown",
  workload: "part_time",
  start_date: "unknown",
  members: [{ member_id: 2 }, { member_id: 1 }],
});
const deliver = (key = randomUUID()) => ({ key, token: "", client: "203.0.113.7" });

// A token that holds, so that spending it is part of each transaction.
const captcha: Captcha = {
  createChallenge: async () => ({ provider: "off" }),
  verify: async () => ({ id: randomUUID(), expires_at: new Date(Date.now() + 60_000) }),
};
const deps = { ...services, captcha };

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, request_members, spent_captchas cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

async function countEverything() {
  return {
    requests: await db.$count(requests),
    members: await db.$count(requestMembers),
    tokens: await db.$count(spentCaptchas),
    emails: (await listQueuedEmails(db)).length,
  };
}

const NOTHING = { requests: 0, members: 0, tokens: 0, emails: 0 };

test("record, members, token and emails are one transaction", async () => {
  await submitHireRequest(deps, request, deliver());
  expect(await countEverything()).toEqual({ requests: 1, members: 2, tokens: 1, emails: 2 });
});

test("when an email cannot be enqueued nothing is stored", async () => {
  let emails = 0;
  // why: the fault has to strike between two writes of the one transaction.
  const queue: Queue = {
    ...services.queue,
    enqueue: async (...job) => {
      emails += 1;
      if (emails === 2) throw new Error("the queue is broken");
      await services.queue.enqueue(...job);
    },
  };
  const sent = submitHireRequest({ ...deps, queue }, request, deliver());
  await expect(sent).rejects.toThrow("the queue is broken");
  expect(await countEverything()).toEqual(NOTHING);
});

test("when the queue's table refuses the job nothing is stored", async () => {
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room for jobs'; end $$`);
  await db.execute(sql`
    create trigger refuse before insert on pgboss.job_common for each row execute function refuse()`);
  const key = randomUUID();
  await expect(submitHireRequest(deps, request, deliver(key))).rejects.toThrow();
  expect(await countEverything()).toEqual(NOTHING);
  await db.execute(sql`drop function refuse cascade`);
  await submitHireRequest(deps, request, deliver(key));
  expect(await countEverything()).toEqual({ requests: 1, members: 2, tokens: 1, emails: 2 });
});

test("when the connection breaks before the commit nothing is stored", async () => {
  const queue: Queue = {
    ...services.queue,
    enqueue: async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    },
  };
  await expect(submitHireRequest({ ...deps, queue }, request, deliver())).rejects.toThrow();
  expect(await countEverything()).toEqual(NOTHING);
});

test("a request that waits for the same key gets the receipt of the first one", async () => {
  const key = randomUUID();
  const [a, b, c] = await Promise.all(
    [1, 2, 3].map(() => submitHireRequest(deps, request, deliver(key))),
  );
  expect(b).toEqual(a);
  expect(c).toEqual(a);
  expect(await countEverything()).toEqual({ requests: 1, members: 2, tokens: 1, emails: 2 });
});

test("a reference that is taken is replaced by another", async () => {
  const { reference: taken } = await submitHireRequest(deps, request, deliver());
  // why: chance makes a collision once in 85 million.
  const chance = vi.spyOn(reference, "createReference").mockReturnValueOnce(taken);
  const second = await submitHireRequest(deps, request, deliver());
  expect(chance).toHaveBeenCalledTimes(2);
  expect(second.reference).not.toBe(taken);
  expect(await db.$count(requests)).toBe(2);
  chance.mockRestore();
});

test("the developers are in the order in which the client chose them", async () => {
  await submitHireRequest(deps, request, deliver());
  const rows = await db.select().from(requestMembers).orderBy(requestMembers.sort_order);
  expect(rows.map(({ member_id }) => member_id)).toEqual([2, 1]);
});

import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SlotsSchema, TakenProblemSchema } from "#contract/calls/booking.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";

const { db, url } = await createTestServices();
const processes: ChildProcess[] = [];
const origins: string[] = [];

beforeAll(async () => {
  await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
  for (const _ of [1, 2]) {
    const child = spawn(
      process.execPath,
      [join(projectRoot, "tests/support/api-process.ts"), url],
      {
        stdio: ["pipe", "pipe", "inherit"],
      },
    );
    processes.push(child);
  }
  for (const { stdout } of processes) {
    if (!stdout) throw new Error("The process says nothing");
    const [origin] = await once(createInterface(stdout), "line");
    origins.push(origin);
  }
});
afterAll(async () => {
  for (const child of processes) {
    const ended = once(child, "exit");
    child.stdin?.end();
    await ended;
  }
});

/** The times are in UTC, which is a zone like any other. */
async function send(client: number, slot: string, key: string) {
  const [date = "", time = ""] = slot.split("T");
  const response = await fetch(`${origins[client % origins.length]}/api/forms/request`, {
    method: "POST",
    body: toRequestForm({
      "contact_at[date]": date,
      "contact_at[time]": time.slice(0, 5),
      "contact_at[timezone]": "UTC",
    }),
    // Each is a client of its own: what refuses the others is the slot and not a limit.
    headers: { "Idempotency-Key": key, "X-Forwarded-For": `10.0.0.${client}` },
  });
  return { status: response.status, body: await response.json() };
}

/** An overloaded process is retried after `Retry-After`, as forms do. */
async function sendUntilAccepted(client: number, slot: string) {
  const key = randomUUID();
  for (;;) {
    const response = await send(client, slot, key);
    if (response.status !== 503) return response;
  }
}

test("of 200 simultaneous posts for one slot, to two processes, exactly one gets 201", async () => {
  const response = await fetch(`${origins[0]}/api/booking/slots`);
  // The last one: the first may be too soon before all have sent.
  const slot = SlotsSchema.parse(await response.json()).data.at(-1) ?? "";
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, client) => sendUntilAccepted(client, slot)),
  );

  const [won, ...more] = answers.filter(({ status }) => status === 201);
  expect(more).toEqual([]);
  const { data } = SubmissionReceiptSchema.parse(won?.body);
  expect(data.call?.starts_at).toBe(slot);

  const lost = answers.filter(({ status }) => status === 409);
  expect(lost).toHaveLength(199);
  for (const { body } of lost) {
    const { message, nearest } = TakenProblemSchema.parse(body);
    expect(message).toBe("That time was just taken. Choose another");
    expect(nearest).toHaveLength(3);
    expect(nearest).not.toContain(slot);
  }

  expect(await db.$count(bookings)).toBe(1);
  expect(await db.$count(requests)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(2);
}, 120_000);

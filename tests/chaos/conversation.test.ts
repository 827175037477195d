import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { getReplyKey, signReplyAddress } from "#services/email/reply-address.server.ts";
import { giveBackEmails, RECOVERY } from "#tests/support/chaos.ts";
import {
  expectDrafts,
  expectEmails,
  expectThreads,
  expectUnread,
} from "#tests/support/conversation-checks.ts";
import { type Client, createClientActs, createInsist } from "#tests/support/conversation-load.ts";
import { createStaffActs } from "#tests/support/conversation-staff.ts";
import { sendFindTo } from "#tests/support/e2e-requests.ts";
import { startImapServer } from "#tests/support/imap-server.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { startTestedProduct, type TestedProduct } from "#tests/support/tested-product.ts";

const MINUTE_MS = 60_000;
/** `CHAOS=full` takes minutes, on a busy machine half an hour. */
const SIZE =
  process.env.CHAOS === "full"
    ? { staff: 20, clients: 200, kills: 9, timeoutMs: 60 * MINUTE_MS }
    : { staff: 5, clients: 20, kills: 3, timeoutMs: 10 * MINUTE_MS };
/** Messages on the status page, and as many emails, of each client. */
const TURNS = 2;
/** Time that the processes have between two kills. */
const LIFETIME_MS = [1_000, 2_500] as const;
/** Requests that all of the staff answer at the same time. */
const CONTESTED = 4;
/** Until everything that was acknowledged is done. */
const WORK = { timeout: SIZE.timeoutMs / 2, interval: 1_000 };
const NAME = "Zoë Kaostamm";

vi.setConfig({ testTimeout: SIZE.timeoutMs });

const database = await startOwnDatabase();
const mailbox = await startImapServer();
const smtp = await startSmtpServer();
afterAll(() => Promise.all([mailbox.close(), smtp.close()]));

const settings = {
  DATABASE_URL: database.url,
  IMAP_URL: mailbox.url,
  SMTP_URL: smtp.url,
  MAIL_FROM: "hello@ogds.example",
  MAIL_REPLY_DOMAIN: "ogds.example",
  LOG_LEVEL: "error",
};
const start = () => startTestedProduct(settings, onTestFinished);

/** Staff who are signed in, and clients with a request each, of which every fourth has no owner. */
async function seed() {
  const { db, close } = await openDatabase(
    { databaseUrl: database.url, dataDir: "" },
    createLog("silent"),
  );
  const staff = [];
  for (let index = 0; index < SIZE.staff; index += 1) {
    const person = await createStaff(db, { name: `Kaos ${index}`, role: "partner" });
    staff.push({
      ...person,
      cookie: await signIn({ db, env: { siteUrl: "http://localhost" } }, person),
    });
  }
  const key = await getReplyKey(db);
  const clients: Client[] = [];
  for (let index = 0; index < SIZE.clients; index += 1) {
    const email = `kaos-${index}@example.com`;
    const reference = await sendFindTo(db, { name: NAME, email });
    const [row] = await database.query(
      "update requests set owner_id = $1 where reference = $2 returning id",
      [index % 4 === 0 ? null : staff[index % staff.length]?.id, reference],
    );
    const request_id = Number(row?.id);
    const token = await db.transaction((tx) => createStatusLink(tx, request_id));
    const replyTo = signReplyAddress(key, { local: "reply", domain: "ogds.example" }, reference);
    clients.push({ request_id, reference, email, token, replyTo });
  }
  onTestFinished(close);
  return { db, staff, clients };
}

/** Repeats a query while the database is away. */
const query = (text: string, values: unknown[] = []) =>
  vi.waitFor(() => database.query(text, values), RECOVERY);

const listOwn = (text: string) =>
  query(text.replaceAll("$requests", `(select id from requests where name = '${NAME}')`));

async function findLast({ request_id }: Client): Promise<number> {
  const last = "select max(id)::int as id from request_events where request_id = $1";
  return Number((await query(last, [request_id]))[0]?.id ?? 0);
}

/** As each minute does. */
const readMailbox = () => query("insert into pgboss.job (name) values ('inbound-emails')");

async function expectMailboxRead(emails: number): Promise<void> {
  const countStored = async () => {
    await readMailbox();
    // The demo has some of its own.
    const received =
      "select 1 from inbound_emails where event_id is not null and request_id in $requests";
    return (await listOwn(received)).length;
  };
  await expect.poll(countStored, WORK).toBe(emails);
  await expect.poll(mailbox.listUnread, WORK).toEqual([]);
}

async function expectEmailsSent(): Promise<void> {
  // Those of processes that were killed are sent by others after a timeout.
  await giveBackEmails(database);
  const countOpen = async () => {
    const open = "select 1 from pgboss.job where name = 'mail' and state <> 'completed'";
    return (await query(open)).length;
  };
  await expect.poll(countOpen, WORK).toBe(0);
}

test("staff and clients who write at once while processes and database are killed lose nothing, and nothing is there twice", async () => {
  let processes: TestedProduct[] = [await start()];
  const { db, staff, clients } = await seed();
  processes = [...processes, await start()];
  const insist = createInsist(() => processes);
  const writers = clients.map((client) => createClientActs(client, { insist, mailbox }));
  const colleagues = staff.map((person) => createStaffActs(person, { insist, findLast }));

  let kills = 0;
  const spread = SIZE.kills * LIFETIME_MS[1];
  const writing = writers.map(async (writer) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await wait(randomInt(spread));
      writer.writeEmail();
      await writer.writeMessage();
    }
  });
  const working = colleagues.map(async ({ act }) => {
    while (kills < SIZE.kills) {
      const among = randomInt(2) === 0 ? CONTESTED : clients.length;
      const client = clients[randomInt(among)];
      if (client) await act(client);
      await wait(randomInt(200));
    }
  });
  const everybody = Promise.all([...writing, ...working]);

  while (kills < SIZE.kills) {
    await readMailbox();
    await wait(randomInt(...LIFETIME_MS));
    const [first, second] = processes;
    if (kills % 3 === 2) {
      await database.stop();
      await database.start();
    } else if (first && second) {
      processes = [second];
      await first.end("SIGKILL");
      processes = [second, await start()];
    }
    kills += 1;
  }
  await everybody;

  await expectMailboxRead(writers.flatMap(({ emails }) => emails).length);
  await expectEmailsSent();
  const stored = { db, name: NAME, listOwn };
  await expectThreads(stored, writers, colleagues);
  await expectUnread(stored, colleagues);
  await expectDrafts(stored, colleagues);
  await expectEmails(stored, smtp.received, colleagues);
});

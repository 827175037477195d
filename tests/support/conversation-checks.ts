import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { isUnreadBy } from "#app/requests/thread/thread-reads.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import type { ClientActs } from "./conversation-load.ts";
import type { StaffActs } from "./conversation-staff.ts";
import type { ReceivedEmail } from "./smtp-server.ts";

type Row = Record<string, unknown>;

/** What the product has stored. */
type Stored = {
  db: Database;
  /** Of the people who sent the requests. */
  name: string;
  /** Rows of a query, in which `$requests` are the ids of their requests. */
  listOwn: (text: string) => Promise<Row[]>;
};

/** Every entry that was acknowledged is in its thread once, and who waits for whom follows from them. */
export async function expectThreads(
  stored: Stored,
  writers: readonly ClientActs[],
  colleagues: readonly StaffActs[],
): Promise<void> {
  const events = await stored.listOwn(
    `select id::int, request_id, at, kind, author, channel, staff_id, body, mail_id::text
    from request_events where request_id in $requests order by id`,
  );
  const listTexts = (kind: string, channel: string) =>
    events
      .filter((event) => event.kind === kind && event.channel === channel)
      .map(({ body }) => String(body))
      .toSorted();
  const emails = writers.flatMap((writer) => writer.emails);
  expect(listTexts("message", "email")).toEqual(emails.toSorted());
  const messages = writers.flatMap((writer) => writer.messages);
  expect(listTexts("message", "status_page")).toEqual(messages.toSorted());
  expect(listTexts("note", "desk")).toEqual(colleagues.flatMap(({ notes }) => notes).toSorted());

  expectReplies(events, colleagues);
  await expectWaiting(events, stored);
}

/** A reply is there unless it was taken back, and what a colleague wrote before it was shown first. */
function expectReplies(events: readonly Row[], colleagues: readonly StaffActs[]): void {
  const replies = colleagues.flatMap((one) =>
    [...one.replies].map(([key, sent]) => ({ key, ...sent, staff_id: one.id })),
  );
  for (const { key, seen, staff_id, isUndone, body } of replies) {
    const stored = events.filter(({ mail_id }) => mail_id === key);
    expect(stored.map((event) => event.body)).toEqual(
      isUndone === undefined ? stored.map(() => body) : isUndone ? [] : [body],
    );
    const [own] = stored;
    if (!own) continue;
    const between = events.filter(
      ({ id, request_id, kind, staff_id: author }) =>
        request_id === own.request_id &&
        kind === "reply" &&
        author !== staff_id &&
        Number(id) > seen &&
        Number(id) < Number(own.id),
    );
    expect(between).toEqual([]);
  }
  expect(events.filter(({ kind }) => kind === "reply").length).toBeLessThanOrEqual(replies.length);
}

/** A request waits since the first message after the last reply. */
async function expectWaiting(events: readonly Row[], { listOwn }: Stored): Promise<void> {
  const waiting = await listOwn(
    "select id, waiting_since, client_event_id::int from requests where id in $requests",
  );
  for (const { id, waiting_since, client_event_id } of waiting) {
    const thread = events.filter(({ request_id }) => request_id === id);
    let since: unknown = null;
    for (const { kind, author, at } of thread) {
      if (kind === "reply") since = null;
      else if (author === "client" && kind === "message") since ??= at;
    }
    expect([id, waiting_since]).toEqual([id, since]);
    expect(client_event_id).toBe(thread.findLast(({ kind }) => kind === "message")?.id);
  }
}

/** Unread is what the client wrote after what a person was shown, for the owner or everybody. */
export async function expectUnread(
  { db, name, listOwn }: Stored,
  colleagues: readonly StaffActs[],
): Promise<void> {
  const rows = await listOwn(
    "select id, owner_id, client_event_id::int from requests where id in $requests order by id",
  );
  for (const { id, reads } of colleagues) {
    const isUnread = and(
      eq(requests.name, name),
      isUnreadBy(id, new Date().toISOString().slice(0, 10)),
    );
    const unread = await db.select({ id: requests.id }).from(requests).where(isUnread);
    const expected = rows.filter(
      (row) =>
        (row.owner_id ?? id) === id &&
        Number(row.client_event_id) > (reads.get(Number(row.id)) ?? 0),
    );
    expect(unread.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(
      expected.map((row) => row.id),
    );
  }
}

/** The last text that was saved and not sent. */
export async function expectDrafts(
  { listOwn }: Stored,
  colleagues: readonly StaffActs[],
): Promise<void> {
  const rows = await listOwn(
    "select request_id, staff_id, body, sent_as, replaced from request_drafts where request_id in $requests and kind = 'note'",
  );
  for (const { id, drafts } of colleagues) {
    for (const [request_id, { body }] of drafts) {
      const row = rows.find((one) => one.staff_id === id && one.request_id === request_id);
      expect(row?.sent_as ? "" : row?.body).toBe(body);
      expect(row?.replaced).toBeNull();
    }
  }
}

/** Each reply that was not taken back is one email, and each owner was told of each thread once. */
export async function expectEmails(
  { listOwn }: Stored,
  received: readonly ReceivedEmail[],
  colleagues: readonly StaffActs[],
): Promise<void> {
  const sent = received.map(({ raw }) => String(raw));
  const stored = await listOwn(
    "select body from request_events where request_id in $requests and kind = 'reply'",
  );
  for (const { body } of colleagues.flatMap(({ replies }) => [...replies.values()])) {
    // A process that is killed in this moment sends it again, under the same id.
    const copies = sent.filter((raw) => raw.includes(body));
    const ids = new Set(copies.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
    expect([body, ids.size]).toEqual([body, stored.some((row) => row.body === body) ? 1 : 0]);
  }
  const notices = await listOwn(
    `select data ->> 'label' as label from pgboss.job where name = 'mail' and data ->> 'label' in (
      select reference || ' message' from requests where id in $requests and owner_id is not null)
    order by label`,
  );
  const owned = await listOwn(
    `select reference || ' message' as label from requests
    where id in $requests and owner_id is not null order by label`,
  );
  expect(notices).toEqual(owned);
}

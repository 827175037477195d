import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { createApi } from "#app/api.ts";
import { STAFF_ROLES } from "#contract/desk/staff-terms.ts";
import { members } from "#database/tables/members.ts";
import { auditLog } from "#database/tables/staff.ts";
import { toMemberRow } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { LIST_FILE_PERMISSIONS, type ListFileName } from "../lists/list-files.ts";
import { LIST_FILES } from "./list-files.server.ts";

/** More than two pages of a file, and a row of a third one. */
const ROWS = 1_101;
const LISTS = Object.keys(LIST_FILES) as ListFileName[];

const services = await createTestServices();
const { db, log } = services;
const api = createApi(services);
const owner = await createStaff(db);
const cookie = await signIn(services, owner);
const get = (path: string, by = cookie) =>
  api.request(`/api/desk${path}`, { headers: { Cookie: by } });

/** What the page of each list needs in its URL to show every row, and how a row is told apart. */
const WHOLE: Record<ListFileName, { search: string; key: string; isOne: RegExp }> = {
  requests: { search: "state=all", key: "reference", isOne: /^OG-R\d+$/ },
  applications: { search: "state=all", key: "reference", isOne: /^OG-A\d+$/ },
  proposals: { search: "", key: "client", isOne: /^Client \d+$/ },
  calls: { search: "view=list&state=all", key: "request", isOne: /^OG-R\d+$/ },
  members: { search: "", key: "slug", isOne: /^member-\d+$/ },
  people: { search: "", key: "email", isOne: /^person-\d+@example\.com$/ },
  placements: { search: "state=all", key: "request", isOne: /^OG-R\d+$/ },
  audit: { search: "kind=content", key: "subject", isOne: /^file-\d+$/ },
};

beforeAll(async () => {
  await db.insert(members).values(toMemberRow(1));
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'members' and is_identity = 'NO'`);
  const columns = rows.map(({ name }) => name);
  await db.execute(
    sql.raw(`insert into members (${columns.join()})
      select ${columns.map((name) => (name === "slug" ? "'member-' || n" : `m.${name}`)).join()}
      from members m, generate_series(2, ${ROWS}) n where m.slug = 'member-1'`),
  );
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, name, email, submitted_at)
    select 'OG-' || letter || n, gen_random_uuid(), '', form, 'Person ' || n,
      case form when 'find' then 'person-' || n || '@example.com' end, now()
    from generate_series(1, ${ROWS}::int) n,
      (values ('R', 'find'), ('A', 'apply')) kinds (letter, form)`);
  await db.execute(sql`
    insert into proposals (id, slug, source, type, published, version, client, prepared_by, brief,
      members, chosen_ids, date)
    select 'secret-' || n, '', '', 'private', true, 1, 'Client ' || n, '', '', '[]', '{}', '2026-11-02'
    from generate_series(1, ${ROWS}::int) n`);
  await db.execute(sql`
    insert into desk_proposals (proposal_id) select id from proposals on conflict do nothing`);
  await db.execute(sql`
    insert into bookings (request_id, host, starts_at, ends_at, blocked_until, status, token_hash)
    select id, 1, at, at + interval '30 minutes', at + interval '30 minutes', 'booked', reference
    from (select *, now() + row_number() over () * interval '1 hour' as at from requests
      where form = 'find') call`);
  await db.execute(sql`
    insert into placements (request_id, member_id, client_rate, client_currency, starts_on)
    select r.id, m.id, 80, 'EUR', '2026-11-02'
    from requests r join members m on m.slug = 'member-1' where r.form = 'find'`);
  await db.execute(sql`
    insert into audit_log (staff_id, action, subject, fields)
    select ${owner.id}, 'content.save', 'file-' || n, '{}' from generate_series(1, ${ROWS}::int) n`);
}, 60_000);

async function readRecords(list: ListFileName): Promise<Record<string, unknown>[]> {
  const text = await (await get(`/${list}.jsonl?${WHOLE[list].search}`)).text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test.each(LISTS)("the file of the list %s has each of 1,101 rows once", async (list) => {
  const { key, isOne, search } = WHOLE[list];
  const keys = (await readRecords(list)).map((record) => String(record[key]));
  expect(keys).toHaveLength(ROWS);
  expect(new Set(keys).size).toBe(ROWS);
  expect(keys.every((one) => isOne.test(one))).toBe(true);
  const csv = await get(`/${list}.csv?${search}`);
  expect(csv.headers.get("Content-Disposition")).toMatch(
    new RegExp(`^attachment; filename="${list}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  );
  const [head = "", ...lines] = (await csv.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(ROWS);
  const column = head.replace("\ufeff", "").split(",").indexOf(key);
  expect(lines.map((line) => line.split(",")[column]).toSorted()).toEqual(keys.toSorted());
});

test.each([
  ["requests", "state=all&text=OG-R1101", 1],
  ["requests", "state=won", 0],
  ["applications", "state=all&form=find&text=OG-A1101", 1],
  ["proposals", "text=Client+110", 3],
  ["proposals", "state=draft", 0],
  ["calls", "view=list&when=past", 0],
  ["calls", "view=list&state=cancelled", 0],
  ["members", "state=hidden", 0],
  ["people", "text=person-1101@", 1],
  ["placements", "state=all&text=OG-R1101", 1],
  ["placements", "state=ended", 0],
  ["audit", "subject=file-7", 1],
] as const)("the file of %s has what its page has of %s: %i rows", async (list, search, count) => {
  const text = await (await get(`/${list}.jsonl?${search}`)).text();
  expect(text.split("\n").filter(Boolean)).toHaveLength(count);
});

test("the file of a week of calls has the calls of this week", async () => {
  const lines = (await (await get("/calls.jsonl")).text()).split("\n").filter(Boolean);
  expect(lines.length).toBeLessThanOrEqual(7 * 24);
});

test.each(STAFF_ROLES)(
  "the role %s downloads what it may, and each file is logged",
  async (role) => {
    const person = await createStaff(db, { role });
    const by = await signIn(services, person);
    const stale = await signIn(services, person, new Date(Date.now() - 16 * 60_000));
    const downloaded: string[] = [];
    for (const list of LISTS) {
      for (const format of ["csv", "jsonl"]) {
        const path = `/${list}.${format}?text=nothing`;
        const { status, body } = await get(path, by);
        await body?.cancel();
        if (status === 200) downloaded.push(LIST_FILES[list].entry.action);
        else expect(status).toBe(403);
        const old = await get(path, stale);
        expect(old.headers.get("Location") ?? old.status).toBe(
          status === 200
            ? `/desk/sign-in?confirm=&next=${encodeURIComponent(`/desk/${list}?text=nothing`)}`
            : 403,
        );
      }
    }
    const entries = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.staff_id, person.id));
    expect(entries.map(({ action }) => action)).toEqual(downloaded);
    expect(new Set(downloaded).size).toBe(
      { owner: LISTS.length, partner: LISTS.length - 1, editor: 0, reader: 0 }[role],
    );
  },
);

test("a file has no secret link, and no rate that its reader may not see", async () => {
  const [proposal] = await readRecords("proposals");
  expect(JSON.stringify(proposal)).not.toContain("secret-");
  expect(Object.keys(LIST_FILE_PERMISSIONS).toSorted()).toEqual(LISTS.toSorted());
});

test("a formula is text in a file for spreadsheets, and itself in one for programs", async () => {
  await db.execute(sql`update people set name = '=1+1' where address = 'person-1101@example.com'`);
  expect(await (await get("/people.csv?text=person-1101@")).text()).toContain(",'=1+1,");
  expect(await (await get("/people.jsonl?text=person-1101@")).text()).toContain('"name":"=1+1"');
});

test("a download that its reader ends is no error", async () => {
  const error = vi.spyOn(log, "error");
  const { body } = await get("/requests.csv?state=all");
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

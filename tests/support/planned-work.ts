import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findMorningZone } from "./chaos.ts";
import type { startOwnDatabase } from "./own-database.ts";

type Database = Pick<Awaited<ReturnType<typeof startOwnDatabase>>, "query">;

const AUTHOR = "Planner";

/** What depends on the time: one of each is due now and one in ten days. */
export async function planWork({ query }: Database, dataDir: string): Promise<void> {
  rmSync(join(dataDir, "mail"), { recursive: true, force: true });
  await query("update content_revisions set author = 'Earlier' where author = $1", [AUTHOR]);
  await query("update clock_marks set seen_at = now()");
  await query("delete from content_revisions where published_at is not null and version is null");
  for (const table of ["pgboss.job", "requests", "application_drafts", "rate_limits"])
    await query(`delete from ${table}`);
  await query("delete from staff where wants_digest");
  await query(
    "insert into staff (email, name, role, wants_digest) values ('r@ogds.example', 'R', 'partner', true)",
  );
  await query(
    "update site set config = jsonb_set(config, '{booking,timezone}', to_jsonb($1::text))",
    [findMorningZone()],
  );
  const plans: [name: string, after: string, file: string][] = [
    ["due", "0 days", "pages/about-us.md"],
    ["later", "10 days", "pages/why-ogds.md"],
  ];
  for (const [name, after, file] of plans) {
    // Requests are erased after 24 months.
    await query(
      `insert into requests (reference, idempotency_key, fingerprint, form, name, email, submitted_at)
      values ('OG-' || upper($1), gen_random_uuid(), 'planned', 'find', 'A', 'a@example.com',
        now() - interval '24 months' + $2::interval - interval '1 hour')`,
      [name, after],
    );
    await query(
      `insert into application_drafts
        (token_hash, email, answers, form_key, attempt_key, saved_at, expires_at)
      values ($1, 'a@example.com', '{}', gen_random_uuid(), gen_random_uuid(), now(), now() + $2::interval)`,
      [name, after],
    );
    await query(
      `insert into pgboss.job (name, data, start_after, created_on, keep_until)
      select 'mail', jsonb_build_object(
        'id', gen_random_uuid(), 'to', jsonb_build_object('name', '', 'address', 'a@example.com'),
        'subject', 'Planned', 'text', 'Hello', 'html', '<p>Hello</p>', 'label', 'planned ' || $1),
        time, now() - interval '1 day', time + retention_seconds * interval '1 second'
      from pgboss.queue, (select now() + $2::interval as time) as plan where name = 'mail'`,
      [name, after],
    );
    await query(
      `insert into content_revisions (kind, path, text, hash, base_hash, author, source, published_at)
      select kind, path, changed, encode(sha256(convert_to(changed, 'utf8')), 'hex'), hash,
        '${AUTHOR}', 'desk', date_trunc('milliseconds', now()) + $2::interval
      from content_revisions, regexp_replace(text, E'\n$', E'\n\nMore.\n') as changed
      where path = $1 order by version desc limit 1`,
      [file, after],
    );
  }
}

/** What of it is not erased, what was published, and how many emails were sent. */
export async function readWork({ query }: Database, dataDir: string) {
  const [row] = await query(`select
    (select jsonb_agg(reference order by reference) from requests where fingerprint = 'planned') as requests,
    (select jsonb_agg(token_hash order by token_hash) from application_drafts) as drafts,
    (select jsonb_agg(path order by path) from content_revisions
      where author = '${AUTHOR}' and version is not null) as published`);
  const files = readdirSync(join(dataDir, "mail"));
  const count = (label: string) => files.filter((name) => name.includes(label)).length;
  return {
    ...row,
    due: count("planned-due"),
    later: count("planned-later"),
    digests: count("desk-digest"),
  };
}

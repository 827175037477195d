import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import { connect } from "#database/client.server.ts";
import { webhookDeliveries } from "#database/tables/webhooks.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { release } from "#services/release/release.server.ts";
import { createGuarded, createPost } from "#tests/support/form-api.ts";
import { createTestHost } from "#tests/support/host.ts";
import { seedMembers } from "#tests/support/members.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";
import { listJobKinds } from "./background.server.ts";
import { openMetrics } from "./metrics.server.ts";

const metricsPort = await findFreePort();
const services = await createTestServices({
  METRICS_PORT: String(metricsPort),
  DATA_DIR: projectRoot,
});
const { db, queue, url } = services;
const server = createServer((_, outgoing) => outgoing.end("page"));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const measured = {
  server,
  hostMetrics: createTestHost().metrics,
  contentVersion: () => 7,
  buildId: "build-1",
};
const { measure, close } = await openMetrics(services.env);
measure(services, measured);

afterAll(async () => {
  await close();
  server.close();
});
beforeEach(() => db.execute(sql`delete from pgboss.job`));

async function scrape(port = metricsPort) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return parseMetrics(await response.text());
}

test("a scrape has build, process and host", async () => {
  const { values, get } = await scrape();
  const { version, commit, migration } = release;
  expect(
    get(
      `ogds_build_info{build="build-1",version="${version}",commit="${commit ?? ""}",migration="${migration}",node="${process.version}"}`,
    ),
  ).toBe(1);
  expect(get("ogds_content_version")).toBe(7);
  expect(get("ogds_database_up")).toBe(1);
  expect(get('ogds_database_connections{state="in_use"}')).toBe(0);
  expect(get("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  expect(get("process_start_time_seconds")).toBeGreaterThan(1_700_000_000);
  expect(get("nodejs_eventloop_lag_p99_seconds")).toBeLessThan(60);
  expect(get("nodejs_eventloop_active_seconds_total")).toBeGreaterThan(0);
  expect(get('ogds_form_submissions_total{form="apply",outcome="failed"}')).toBe(0);
  expect(get("ogds_page_cache_entries")).toBe(0);
  expect(get('ogds_concurrency_running{limit="pages"}')).toBe(0);
  const names = [...values.keys()];
  expect(names.filter((name) => !/^(ogds|process|nodejs)_/.test(name))).toEqual([]);
});

test("alerts select labels and values that samples have", async () => {
  const { values } = await scrape();
  const alerts = readFileSync(join(projectRoot, "deploy/alerts.yml"), "utf8");
  const selectors = [...alerts.matchAll(/\b(ogds_\w+)\{([^}]+)\}/g)];
  expect(selectors.length).toBeGreaterThan(10);
  for (const [, name = "", conditions = ""] of selectors) {
    for (const [, label = "", texts = ""] of conditions.matchAll(/(\w+)(?:=~|!=|=)"([^"]+)"/g)) {
      for (const text of texts.split("|")) {
        const sample = [...values.keys()].find(
          (series) => series.startsWith(`${name}{`) && series.includes(`${label}="${text}"`),
        );
        expect([name, label, text, sample]).toEqual([name, label, text, expect.any(String)]);
      }
    }
  }
});

test("the number of series is bounded, whatever visitors request", async () => {
  const { port } = server.address() as { port: number };
  const visit = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  // Series of the runtime begin with what they count, such as the first garbage collection.
  const listOwn = ({ values }: Awaited<ReturnType<typeof scrape>>) =>
    [...values.keys()].filter((name) => name.startsWith("ogds_"));
  await visit("/");
  const before = listOwn(await scrape());
  for (const path of ["/a", "/b?c=d", "/e.php", "/f/g/h"]) await (await visit(path)).text();
  const after = await scrape();
  expect(after.get('ogds_http_requests_total{method="GET",kind="page",status="2xx"}')).toBe(5);
  expect(listOwn(after)).toEqual(before);
});

test("no path but /metrics is served there", async () => {
  const request = async (path: string, method = "GET") =>
    (await fetch(`http://127.0.0.1:${metricsPort}${path}`, { method })).status;
  expect(await request("/")).toBe(404);
  expect(await request("/metrics", "POST")).toBe(405);
  expect(await request("/metrics?x=1", "HEAD")).toBe(200);
});

test("forms are counted by how they end", async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li"].map((slug) => ({ slug })),
  );
  const count = async (outcome: string) =>
    (await scrape()).get(`ogds_form_submissions_total{form="hire",outcome="${outcome}"}`);
  const api = createApi(services);
  const post = createPost(api, "/api/forms/request", toRequestForm);
  const { api: guarded } = createGuarded(services);

  await post();
  expect(await count("accepted")).toBe(1);
  await post({ form: new FormData() });
  expect(await count("rejected")).toBe(1);
  await post({ to: guarded });
  expect(await count("captcha_refused")).toBe(1);
  const trapped = toRequestForm();
  trapped.set(HONEYPOT_FIELD, "https://spam.example");
  await post({ form: trapped });
  expect(await count("honeypot")).toBe(1);
  while ((await post()).status !== 429);
  expect(await count("rate_limited")).toBe(1);
  const away = connect("postgres://ogds@127.0.0.1:1/none");
  await post({ to: createApi({ ...services, db: away.db }) });
  await away.close();
  expect(await count("failed")).toBe(1);
});

test("emails are counted while pending, when retried and when sent", async () => {
  const job = async (state: string) =>
    (await scrape()).get(`ogds_queue_jobs{queue="mail",state="${state}"}`);
  const emails = async (outcome: string) =>
    (await scrape()).get(`ogds_mail_deliveries_total{outcome="${outcome}"}`);
  const to = { address: "zoe@example.com" };
  const email = { to, subject: "Hello", text: "Hello", html: "<p>Hello</p>", label: "hello" };
  expect(await job("waiting")).toBe(0);
  await db.transaction((tx) => enqueueEmail(queue, tx, email));
  expect(await job("waiting")).toBe(1);
  expect(
    (await scrape()).get('ogds_queue_oldest_job_seconds{queue="mail",state="waiting"}'),
  ).toBeGreaterThanOrEqual(0);

  let isBroken = true;
  const deliver = async () => {
    if (isBroken) throw new Error("busy");
  };
  await startEmailWorker(services, deliver, async () => to);
  await expect.poll(() => job("retrying"), { timeout: 20_000 }).toBe(1);
  expect(await emails("failed")).toBe(1);
  isBroken = false;
  await db.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`);
  await expect.poll(() => emails("sent"), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => job("retrying"), { timeout: 20_000 }).toBe(0);
  await db.execute(sql`
    insert into pgboss.job (name, data) values ('mail-failed', '{}'), ('mail-failed', '{}')`);
  expect(await job("dead_letter")).toBe(2);
});

test("dead letters of every kind of job are counted", async () => {
  const kinds = listJobKinds({ hasMediaStorage: false }).map(({ name }) => name);
  expect(kinds.length).toBeGreaterThan(5);
  for (const [index, kind] of kinds.entries()) {
    await db.execute(sql`select pgboss.create_queue(${`${kind}-failed`}, '{"policy":"standard"}')`);
    await db.execute(sql`
      insert into pgboss.job (name, data)
      select ${`${kind}-failed`}, '{}' from generate_series(0, ${index}::int)`);
  }
  const { get } = await scrape();
  const counts = kinds.map((queue) => get(`ogds_queue_jobs{queue="${queue}",state="dead_letter"}`));
  expect(counts).toEqual(kinds.map((_kind, index) => index + 1));
});

test("the oldest new request of each form has its age, until it is answered", async () => {
  await db.execute(sql`truncate requests cascade`);
  const age = async (form: string) =>
    (await scrape()).get(`ogds_oldest_new_request_seconds{form="${form}"}`);
  expect([await age("find"), await age("apply")]).toEqual([0, 0]);
  for (const [index, hours] of [5, 30].entries()) {
    await db.execute(sql`
      insert into requests (reference, idempotency_key, fingerprint, form, name, submitted_at)
      values (${`OG-${index}`}, gen_random_uuid(), '', 'find', 'Zoe',
        now() - make_interval(hours => ${hours}))`);
  }
  expect(Math.round(((await age("find")) ?? 0) / 3_600)).toBe(30);
  expect(await age("apply")).toBe(0);
  await db.execute(sql`update requests set state = 'contacted' where reference = 'OG-1'`);
  expect(Math.round(((await age("find")) ?? 0) / 3_600)).toBe(5);
  await db.execute(sql`truncate requests cascade`);
});

test("deliveries to endpoints that were not accepted yet are counted", async () => {
  const count = async () => (await scrape()).get("ogds_webhook_deliveries_waiting");
  expect(await count()).toBe(0);
  await storeEndpoint(services, "https://crm.example/");
  await db.execute(sql`
    select write_webhook_event('request.changed', 'OG-' || number, '/') from generate_series(1, 3) number`);
  expect(await count()).toBe(3);
  await db.update(webhookDeliveries).set({ status: "delivered" });
  expect(await count()).toBe(0);
});

test("uploads, the disk and the delay of scheduled content are measured", async () => {
  const empty = await scrape();
  const uploaded = empty.get("ogds_uploads_bytes") ?? 0;
  const size = empty.get("ogds_disk_size_bytes") ?? 0;
  expect(empty.get("ogds_disk_free_bytes")).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(empty.get("ogds_disk_free_bytes") ?? 0);
  expect(empty.get("ogds_publication_delay_seconds")).toBe(0);
  await db.execute(sql`
    insert into uploads (token_hash, purpose, name, type, size, bytes)
    select 'a', 'cv', 'cv.pdf', 'application/pdf', 100000,
      string_agg(sha256(n::text::bytea), '') from generate_series(1, 3125) as n`);
  for (const minutes of [-10, 7]) {
    await db.execute(sql`
      insert into content_revisions (kind, path, hash, author, source, published_at)
      values ('notes', ${`notes/${minutes}.md`}, 'a', 'Mari', 'desk',
        now() - make_interval(mins => ${minutes}))`);
  }
  const { get } = await scrape();
  expect((get("ogds_uploads_bytes") ?? 0) - uploaded).toBeGreaterThan(90_000);
  expect(Math.round((get("ogds_publication_delay_seconds") ?? 0) / 60)).toBe(7);
});

/** Metrics of a process with another database. */
async function startOther(database: string) {
  const port = await findFreePort();
  const { db: other, close: closeOther } = connect(database);
  const metrics = await openMetrics({ ...services.env, metricsPort: port });
  metrics.measure({ ...services, db: other }, measured);
  return {
    other,
    read: () => scrape(port),
    end: async () => {
      await metrics.close();
      await closeOther();
    },
  };
}

test("without the database a scrape reports it down and has everything else", async () => {
  const { read, end } = await startOther("postgres://ogds@127.0.0.1:1/none");
  const { get, values } = await read();
  expect(get("ogds_database_up")).toBe(0);
  const stored = /^ogds_(queue|oldest_new_request|uploads|publication_delay)_/;
  expect([...values.keys()].filter((name) => stored.test(name))).toEqual([]);
  expect(get("ogds_disk_size_bytes")).toBeGreaterThan(0);
  expect(get("ogds_content_version")).toBe(7);
  await end();
});

test("a frozen database delays a scrape for a moment, and is not queried again meanwhile", async () => {
  const { other, read, end } = await startOther(url);
  const { rows } = await other.execute(sql`select pg_backend_pid() as pid`);
  const pid = Number(rows[0]?.pid);
  process.kill(pid, "SIGSTOP");
  try {
    for (let scrapes = 0; scrapes < 3; scrapes++) {
      const { get } = await read();
      expect(get("ogds_database_up")).toBe(0);
      expect(get('ogds_database_connections{state="in_use"}')).toBeLessThanOrEqual(1);
    }
  } finally {
    process.kill(pid, "SIGCONT");
  }
  await expect.poll(async () => (await read()).get("ogds_database_up")).toBe(1);
  await end();
});

test("without METRICS_PORT nothing listens and nothing is counted", async () => {
  const before = server.listenerCount("request");
  const metrics = await openMetrics({ ...services.env, metricsPort: undefined });
  metrics.measure(services, measured);
  await metrics.close();
  expect(server.listenerCount("request")).toBe(before);
});

test("a taken port is reported in one line that names its variable", async () => {
  await expect(openMetrics(services.env)).rejects.toThrow(
    `Port ${metricsPort} is taken. Stop what uses it or set METRICS_PORT to another one.`,
  );
});

import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { SECRET_SEGMENTS } from "#app/boot/pages/secret-links.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { hasNginx, startNginx } from "./support/nginx.ts";
import { removeTemporaryFolder, temporaryPath } from "./support/temporary-folder.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const guide = read("docs/operations.md");
const sources = globSync("{app,platform,server,services}/**/*.ts", { cwd: projectRoot })
  .filter((path) => !path.includes(".test."))
  .map(read)
  .join("\n");

/** Names of metrics in a text, as the code has them. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(ogds|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);

const standard = new Registry();
collectDefaultMetrics({ register: standard });
const standardNames = new Set((await standard.getMetricsAsJSON()).map(({ name }) => name));

type AlertRule = { alert: string; expr: string; annotations: { summary: string } };
const rules: AlertRule[] = parse(read("deploy/alerts.yml")).groups.flatMap(
  (group: { rules: AlertRule[] }) => group.rules,
);

/** Metrics of Prometheus, node_exporter and blackbox_exporter. */
const OF_EXPORTERS = new Set([
  "up",
  "node_textfile_mtime_seconds",
  "probe_ssl_earliest_cert_expiry",
]);

/** What an expression reads: names that are no function, keyword or label. */
const namesOfMetrics = (expr: string) =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, "")
      .matchAll(/(?<![\w.])([a-z_]+)(?!\w|\s*\()/g),
  ]
    .map(([, name = ""]) => name)
    .filter((name) => !["and", "or", "offset"].includes(name));

test("metrics that are named in the guide are there", () => {
  const names = namesIn(guide);
  expect(names.length).toBeGreaterThan(20);
  const unknown = names.filter(
    (name) => !sources.includes(`"${name}"`) && !standardNames.has(name),
  );
  expect(unknown).toEqual([]);
});

test("metrics that are there are named in the guide", () => {
  const measured = [...sources.matchAll(/"(ogds_[a-z0-9_]+)"/g)].map(([, name = ""]) => name);
  expect(measured.length).toBeGreaterThan(20);
  const named = new Set(namesIn(guide));
  expect(measured.filter((name) => !named.has(name))).toEqual([]);
});

test("files and commands that the guide names are there", () => {
  for (const [, link = ""] of guide.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
    expect(existsSync(join(projectRoot, "docs", link)), link).toBe(true);
  }
  for (const [path] of guide.matchAll(/\bdeploy\/[\w@.]+\w/g)) {
    expect(existsSync(join(projectRoot, path)), path).toBe(true);
  }
  const commands = `${read("cli/requests-command.ts")} ${read("cli/content-command.ts")}`;
  for (const [, command = ""] of guide.matchAll(/npm run (?:requests|content) -- (\w+)/g)) {
    expect(commands).toContain(command);
  }
});

test("the service runs the build, and has the time that a shutdown takes", () => {
  const unit = read("deploy/ogds@.service");
  const [, script = ""] = /^ExecStart=\S+\/node .*?(\S+)$/m.exec(unit) ?? [];
  expect(existsSync(join(projectRoot, dirname(script), "start.ts"))).toBe(true);
  const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(read("deploy/env.example"))?.[1]);
  const stopTimeout = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(stopTimeout).toBeGreaterThanOrEqual(drain + 15);
  const keepalive = Number(/keepalive_timeout (\d+)s/.exec(read("deploy/nginx.conf"))?.[1]);
  expect(keepalive).toBeLessThan(drain);
});

test("a process has the same settings of memory however it is started", () => {
  const started: string[] = [
    read("deploy/ogds@.service"),
    read("Dockerfile"),
    JSON.parse(read("package.json")).scripts.start,
    read("tests/support/product.ts"),
  ];
  const toLimits = (text: string) =>
    new Set(text.match(/--(?:min|max|heap)-[-a-z]+=\d+|--no-\w+-site-\w+|MALLOC_[A-Z_]+\W+\d+/g));
  const [limits, ...others] = started.map((text) =>
    [...toLimits(text)].map((limit) => limit.replace(/(?<=MALLOC_[A-Z_]+)\W+/, "=")).toSorted(),
  );
  expect(limits).toHaveLength(7);
  for (const other of others) expect(other).toEqual(limits);
});

test("Prometheus accepts alerts and scrape configuration", () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule).toEqual({
      alert: expect.stringMatching(/^Ogds\w+$/),
      expr: expect.any(String),
      for: expect.stringMatching(/^\d+m$/),
      annotations: { summary: expect.any(String) },
    });
  }
  const { scrape_configs } = parse(read("deploy/prometheus.yml"));
  const jobs: string[] = scrape_configs.map((job: { job_name: string }) => job.job_name);
  expect(jobs[0]).toBe("ogds");
  const named = rules.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)]);
  for (const [, job] of named) expect(jobs).toContain(job);
});

test("an alert is about metrics of the site or of standard exporters", () => {
  for (const { alert, expr } of rules) {
    const metrics = namesOfMetrics(expr);
    expect([alert, metrics.length]).not.toEqual([alert, 0]);
    const unknown = metrics.filter(
      (name) =>
        !sources.includes(`"${name}"`) && !standardNames.has(name) && !OF_EXPORTERS.has(name),
    );
    expect([alert, unknown]).toEqual([alert, []]);
  }
});

const SECRET = "8j12f7kzy4aae3h3dyt937cdxz";
const secretPaths = SECRET_SEGMENTS.flatMap((segment) => [
  `/${segment}/${SECRET}`,
  `/${segment.toUpperCase()}/${SECRET}.data`,
  `//api//${segment}/${SECRET}/member/1`,
  `/desk/${segment}/${SECRET}`,
]);

test("nginx logs no address of a visitor and no secret link", () => {
  const config = read("deploy/nginx.conf");
  const format = /log_format ogds '([^']+)';/.exec(config)?.[1] ?? "";
  expect(format.match(/\$\w+/g)).toEqual([
    "$time_iso8601",
    "$request_method",
    "$ogds_path",
    "$status",
    "$body_bytes_sent",
    "$request_time",
    "$upstream_response_time",
    "$sent_http_x_request_id",
  ]);
  expect(config.match(/^\s*access_log .*$/gm)).toEqual([
    "access_log /var/log/nginx/ogds.log ogds;",
  ]);
  // Lines about requests have levels below this one.
  expect(config).toMatch(/^error_log \S+ emerg;$/m);
  expect(config).toMatch(/^server_tokens off;$/m);

  const [, source = "", segments = ""] =
    /"~\*(.+?\((\w[^)]+)\).+)" \$ogds_part\/\[secret\];/.exec(config) ?? [];
  expect(segments.split("|").toSorted()).toEqual(SECRET_SEGMENTS.toSorted());
  const secret = new RegExp(source, "i");
  for (const path of secretPaths) expect(path).toMatch(secret);
  for (const path of ["/", "/developers/anna-kask", "/api/members"])
    expect(path).not.toMatch(secret);
});

test.skipIf(!hasNginx)(
  "nginx accepts the configuration, and writes no address, query or secret link into its logs",
  async () => {
    const folder = temporaryPath();
    onTestFinished(() => removeTemporaryFolder(folder));
    const nginx = await startNginx(read("deploy/nginx.conf"), folder);
    onTestFinished(nginx.stop);
    const paths = [
      ...secretPaths,
      `/proposals%2F${SECRET}`,
      `/blog/../booking/${SECRET}?_=1`,
      "/developers?q=anna%40client.example",
      "/assets/app.js",
    ];
    await expect
      .poll(() => nginx.get("/pricing").catch(String), { timeout: 20_000 })
      .toMatchObject({ status: 200 });
    for (const path of paths) {
      expect(await nginx.get(path)).toEqual({ status: 200, server: "nginx" });
    }
    await nginx.stopUpstream();
    for (const path of paths) {
      expect(await nginx.get(path)).toEqual({ status: 502, server: "nginx" });
    }
    await expect.poll(() => nginx.readLogs().access).toMatch(/assets\/app.js 502/);
    const { access, error } = nginx.readLogs();
    expect(access).toMatch(/GET \/proposals\/\[secret\] 200/);
    expect(access).toMatch(/GET \/api\/booking\/\[secret\] 200/);
    expect(access).toMatch(/GET \/booking\/\[secret\] 502/);
    expect(access).toMatch(/GET \/desk\/welcome\/\[secret\] 200/);
    expect(access).toMatch(/GET \/developers 200/);
    expect(access).not.toMatch(/127\.0\.0\.1|8j12f7|anna|\?/);
    expect(error).toBe("");
  },
);

test.each([
  ["OgdsProcessRestarts", "more than three times", "> 3"],
  ["OgdsErrors", "More than one response in a hundred", "> 0.01"],
  ["OgdsApiRateLimited", "More than 100 calls", "> 100"],
  ["OgdsSignInsRefused", "More than 30 attempts", "> 30"],
  ["OgdsMailStuck", "more than a quarter of an hour", "> 900"],
  ["OgdsMailFailures", "More than one email in ten", "> 0.1"],
  ["OgdsCaptchaRefusals", "ten times as many", "> 10 *"],
  ["OgdsDiskFull", "Less than 15 %", "< 0.15"],
  ["OgdsBackupOld", "older than 26 hours", "> 26 * 3600"],
  ["OgdsCertificateEnds", "in less than 14 days", "< 14 * 86400"],
])("%s fires when it is as its summary says: %s", (alert, words, condition) => {
  const rule = rules.find((one) => one.alert === alert);
  expect(rule?.annotations.summary).toContain(words);
  expect(`${rule?.expr} `.replaceAll(" and ", " ")).toContain(`${condition} `);
});

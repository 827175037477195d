import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { serve } from "@hono/node-server";
import { createApi } from "#app/api.ts";
import { createCheck, createPublish } from "#app/boot/content/publish.server.ts";
import { listPersonalRecords } from "#app/boot/personal-data/personal-data.server.ts";
import { connect } from "#database/client.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { createCaptcha } from "#services/captcha/create-captcha.server.ts";
import { MAIL } from "#services/email/email.server.ts";
import { createLiveChanges } from "#services/live-changes.server.ts";
import { startQueue } from "#services/queue.server.ts";

// A process that serves the API from the database of a test: prints its URL and stops when its
// input ends.
const [url = ""] = process.argv.slice(2);
const env = readEnv({ CAPTCHA: "off", TRUST_PROXY: "1", SITE_URL: "https://ogds.example" });
const log = createLog("silent");
const { db, close } = connect(url);
const queue = await startQueue(url, [MAIL], log);
const captcha = await createCaptcha(env, db, log);
const api = createApi({
  env,
  log,
  db,
  primary: db,
  queue,
  captcha,
  secretKey: randomBytes(32),
  clock: systemClock,
  live: createLiveChanges(),
  publish: createPublish(db),
  check: createCheck(db, url),
  records: listPersonalRecords(env),
});
const server = serve({ fetch: api.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);

createInterface(process.stdin).once("close", async () => {
  server.close();
  await queue.stop();
  await close();
  process.exit(0);
});

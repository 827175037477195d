import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll } from "vitest";
import { CALENDARS } from "#app/booking/busy/import-busy-times.service.server.ts";
import { createCheck, createPublish } from "#app/boot/content/publish.server.ts";
import { listPersonalRecords } from "#app/boot/personal-data/personal-data.server.ts";
import { PASSWORD_RESET } from "#app/desk/staff/password-resets.service.server.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { ERASURES, LOST_LINKS } from "#app/status/asked-jobs.repository.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { createCaptcha } from "#services/captcha/create-captcha.server.ts";
import { MAIL } from "#services/email/email.server.ts";
import { createLiveChanges } from "#services/live-changes.server.ts";
import { startQueue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import { WEBHOOKS } from "#services/webhooks/send-webhooks.service.server.ts";
import { createTestDatabase } from "./database.ts";
import { TEST_SITE } from "./site.ts";

/**
 * All services of the product, on a database for the test file. No worker runs: a test reads the
 * queued jobs. `variables` are the environment.
 */
export async function createTestServices(
  variables: Record<string, string> = {},
): Promise<Services & { url: string }> {
  const { db, url } = await createTestDatabase();
  await saveSite(db, TEST_SITE);
  const log = pino({ level: "silent" });
  const env = readEnv({ CAPTCHA: "off", SITE_URL: "https://ogds.example", ...variables });
  const queue = await startQueue(
    url,
    [MAIL, PASSWORD_RESET, LOST_LINKS, ERASURES, CALENDARS, WEBHOOKS],
    log,
  );
  afterAll(() => queue.stop());
  const captcha = await createCaptcha(env, db, log);
  const live = createLiveChanges();
  const check = createCheck(db, url);
  const publish = createPublish(db, check);
  const records = listPersonalRecords(env);
  return {
    env,
    log,
    db,
    primary: db,
    url,
    queue,
    captcha,
    clock: systemClock,
    secretKey: randomBytes(32),
    live,
    publish,
    check,
    records,
  };
}

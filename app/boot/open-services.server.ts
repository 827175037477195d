import { loadTrade } from "#app/site/trade.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import { readSecretKey } from "#platform/secrets/secret-key.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { createCaptcha } from "#services/captcha/create-captcha.server.ts";
import { type ClockGuard, createClockGuard } from "#services/clock/clock-guard.server.ts";
import { createLiveChanges } from "#services/live-changes.server.ts";
import type { Services } from "#services/services.server.ts";
import { storeSiteAddress } from "#services/site-address.repository.server.ts";
import { offerFirstOwner } from "#services/staff/first-owner.service.server.ts";
import { sealStoredSecrets } from "#services/staff/totp-secrets.repository.server.ts";
import { startBackground } from "./background.server.ts";
import { importInChild } from "./content/import-in-child.server.ts";
import { createCheck, createPublish } from "./content/publish.server.ts";
import { openMediaStorage } from "./media-storage.server.ts";
import { maskSecretLinks } from "./pages/secret-links.ts";
import { listPersonalRecords } from "./personal-data/personal-data.server.ts";

/** Seconds for running jobs. */
const JOBS_TIMEOUT_SECONDS = 2;
/** Milliseconds for closing a connection to a database that may not respond. */
export const CLOSE_TIMEOUT_MS = 1_000;

/** Opens everything the product works with. `close` ends it in the opposite order. */
export async function openServices(env = readEnv()): Promise<{
  services: Services;
  /** URL of the database. */
  url: string;
  /** Link that sets up the first owner of the desk. */
  deskLink: string | undefined;
  clockGuard: ClockGuard;
  close: () => Promise<void>;
}> {
  const log = createLog(env.logLevel, undefined, maskSecretLinks);
  const database = await openDatabase(env, log, { isApplication: true });
  const { db, close } = database;
  try {
    const mediaStorage = await openMediaStorage({ env, db, log });
    await importInChild(database, env);
    await loadTrade(db);
    const captcha = await createCaptcha(env, db, log);
    const clock = systemClock;
    const secretKey = await readSecretKey(env, log);
    await sealStoredSecrets(db, secretKey, log);
    await storeSiteAddress(db, env.siteUrl);
    const deskLink = await offerFirstOwner({ env, db, clock });
    const clockGuard = createClockGuard({ db, log, clock });
    const queue = await startBackground({
      env,
      db,
      url: database.url,
      mediaStorage,
      log,
      clock,
      secretKey,
      clockGuard,
    });
    const live = createLiveChanges();
    const check = createCheck(db, database.url);
    const publish = createPublish(db, check);
    const records = listPersonalRecords(env);
    return {
      services: {
        env,
        log,
        db,
        primary: db,
        mediaStorage,
        captcha,
        queue,
        clock,
        secretKey,
        live,
        publish,
        check,
        records,
      },
      url: database.url,
      deskLink,
      clockGuard,
      close: async () => {
        clockGuard.close();
        // Queued jobs are stored in the database, also when it is unavailable now.
        await withTimeout(
          JOBS_TIMEOUT_SECONDS * 1_000 + CLOSE_TIMEOUT_MS,
          queue.stop(JOBS_TIMEOUT_SECONDS),
        ).catch((error) => log.warn({ err: error }, "the queue could not be closed"));
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

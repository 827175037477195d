import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { RouterContextProvider } from "react-router";
import { createApi, isReadByForms, isStream } from "#app/api.ts";
import { previewContext } from "#app/desk/preview/preview-context.server.ts";
import type { ApiDocument } from "#app/pages/api/api-document.ts";
import { apiDocumentContext } from "#app/pages/api/api-document-context.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { loadTrade, withTrade } from "#app/site/trade.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { checkDisk } from "#platform/files/check-disk.server.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { pageFailureContext } from "#platform/http/page-failure.server.ts";
import { createImages } from "#platform/image/images.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { waitForShutdownSignal } from "#platform/process/shutdown-signal.server.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import { readSecretKey } from "#platform/secrets/secret-key.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { takePort } from "#server/connections/listen.server.ts";
import { createHost } from "#server/host.server.ts";
import { toPagePath } from "#server/middleware/page-rules.ts";
import { createAppAdmission } from "#services/admission.server.ts";
import { createCaptcha } from "#services/captcha/create-captcha.server.ts";
import { type ClockGuard, createClockGuard } from "#services/clock/clock-guard.server.ts";
import {
  type ContentReplica,
  openContentReplica,
} from "#services/content/versions/content-replica.server.ts";
import {
  type ContentWatch,
  watchContentVersion,
} from "#services/content/versions/content-watch.server.ts";
import { createLiveChanges } from "#services/live-changes.server.ts";
import { clientContext, type Services, servicesContext } from "#services/services.server.ts";
import { storeSiteAddress } from "#services/site-address.repository.server.ts";
import { offerFirstOwner, toFirstOwnerFile } from "#services/staff/first-owner.service.server.ts";
import { sealStoredSecrets } from "#services/staff/totp-secrets.repository.server.ts";
import { startBackground } from "./background.server.ts";
import { importInChild } from "./content/import-in-child.server.ts";
import { createPreview } from "./content/preview.server.ts";
import { createCheck, createPublish } from "./content/publish.server.ts";
import { publishScheduledInChild } from "./content/publish-in-child.server.ts";
import { openMediaStorage } from "./media-storage.server.ts";
import { openMetrics } from "./metrics.server.ts";
import { ENTRY_PATHS } from "./pages/entry-paths.ts";
import { MOST_VISITED } from "./pages/most-visited.ts";
import { createPageHandlers } from "./pages/page-handlers.server.ts";
import { createPageRules } from "./pages/page-rules.server.ts";
import { createPublicReads } from "./pages/public-reads.server.ts";
import { withRetryAfter } from "./pages/retry-after.ts";
import { maskSecretLinks } from "./pages/secret-links.ts";
import { createWarmUp } from "./pages/warm-up.server.ts";
import { listPersonalRecords } from "./personal-data/personal-data.server.ts";
import { toStartSummary } from "./start-summary.ts";

/** Milliseconds after the shutdown signal (and drain) after which the process exits in any case. */
const CLOSING_TIME = 9_500;
/** Seconds of these for running jobs. */
const JOBS_TIMEOUT_SECONDS = 2;
/** Milliseconds for closing a connection to a database that may not respond. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Milliseconds after which a dependency that has not responded counts as unavailable. */
const READINESS_TIMEOUT_MS = 2_000;

/**
 * The host with pages and API on it, for a listener or for the development server.
 * @param content of which pages are cached; without it none is
 * @param replica for the reads of public pages
 */
export function createApp(
  services: Services,
  content?: Pick<ContentWatch, "version" | "record" | "hasChanged">,
  replica?: ContentReplica,
) {
  const { env, log, db } = services;
  const admission = createAppAdmission(services);
  const api = createApi(services, admission);
  const routes = withRetryAfter(build.routes);
  const toRules = createPageRules(build.routes);
  const findHandler = createPageHandlers(build, routes, {
    findParts: (pathname) => toRules(pathname).parts,
    mode: import.meta.env.MODE,
  });
  const handle = (request: Request, context: RouterContextProvider) =>
    findHandler(toPagePath(new URL(request.url).pathname))(request, context);
  const preview = createPreview(services, {
    render: async (path, tx) =>
      withTrade(await getSite(tx), () =>
        handle(
          new Request(env.siteUrl + path),
          createContext({ ...services, db: tx, primary: tx }),
        ),
      ),
    isPrivate: (path) => toRules(new URL(path, env.siteUrl).pathname).isPrivate,
  });
  const createContext = (deps = services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, deps);
    context.set(previewContext, preview);
    context.set(apiDocumentContext, async () => {
      const response = await api.request("/api/openapi.json");
      return (await response.json()) as ApiDocument;
    });
    return context;
  };
  const render = async (request: Request, isFile: boolean | undefined, deps?: Services) => {
    // While the database cannot be read, pages have the trade that was read last; what the page reads
    // itself reports the error.
    await loadTrade((deps ?? services).db).catch(() => undefined);
    const context = createContext(deps);
    const response = await handle(request, context);
    const failure = context.get(pageFailureContext);
    // Resources that are no page have no error page.
    return failure && isFile && response.status >= 500
      ? toErrorResponse(failure.error, failure.reference)
      : response;
  };
  const reads = createPublicReads(services, replica);
  return createHost({
    log,
    siteUrl: env.siteUrl,
    entryPaths: ENTRY_PATHS,
    includeSubDomains: env.hstsSubdomains,
    clientDir: join(projectRoot, "build/client"),
    buildId: build.assets.version,
    api: { fetch: api.fetch, isForForms: isReadByForms, isStream },
    admission,
    pages: {
      ...(content && { version: content.version, reads: content }),
      toRules,
      render: (request, { isFile, isPrivate }) =>
        isPrivate
          ? render(request, isFile)
          : reads.renderPage((deps) => render(request, isFile, deps)),
      submit: (request, client) => {
        const context = createContext();
        context.set(clientContext, client);
        return handle(request, context);
      },
    },
    findMedia: reads.findMedia,
    getImage: createImages({
      folder: join(env.dataDir, "pictures"),
      findStored: async (path) => {
        const [, name] = /^\/media\/([^/]+)$/.exec(path) ?? [];
        return name === undefined ? undefined : reads.findMedia(name);
      },
      log,
    }).get,
    findFailures: async () => {
      const checks: Record<string, PromiseLike<unknown>> = {
        database: db.execute("select 1"),
        queue: services.queue.check(),
        disk: checkDisk(env.dataDir),
      };
      const outcomes = await Promise.allSettled(
        Object.values(checks).map((check) => withTimeout(READINESS_TIMEOUT_MS, check)),
      );
      return Object.keys(checks).filter((_, index) => outcomes[index]?.status === "rejected");
    },
  });
}

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

/** Serves the product until a shutdown signal. */
export async function start(): Promise<void> {
  // Registered first, so that a signal during startup shuts down as cleanly as a later one.
  let drain = 0;
  const shutdown = waitForShutdownSignal().then((signal) => {
    // Ctrl+C at a terminal needs no drain for a load balancer.
    const time = signal === "SIGTERM" ? drain : 0;
    setTimeout(() => process.exit(1), time + CLOSING_TIME).unref();
    return time;
  });

  const env = readEnv();
  // Before the database: a process started by mistake beside another one must change nothing.
  const listener = await takePort({ host: env.host, port: env.port });
  const metrics = await openMetrics(env);
  const { services, url, deskLink, clockGuard, close } = await openServices(env);
  const { log } = services;
  const content = await watchContentVersion(url, log, [services.live.subscription]);
  const order = { url, logLevel: env.logLevel };
  const schedule = publishScheduledInChild(services.db, order, log, clockGuard.isHeld);
  const replica = env.databaseReplicaUrl
    ? await openContentReplica(env.databaseReplicaUrl, { primary: services.db, content, log })
    : undefined;
  const app = createApp(services, content, replica);
  listener.serve(app);
  metrics.measure(services, {
    server: listener.server,
    hostMetrics: [...app.metrics, ...(replica?.metrics ?? [])],
    contentVersion: content.version,
    buildId: build.assets.version,
  });
  drain = env.drainSeconds * 1_000;
  if (process.stdout.isTTY) process.stdout.write(toStartSummary(env, process.cwd(), deskLink));
  else {
    log.info(`the site is ready at ${env.siteUrl}`);
    // Not the link itself: a log has more readers than the data folder.
    if (deskLink) log.info(`the desk has no owner: open the link in ${toFirstOwnerFile(env)}`);
  }
  const warmUp = createWarmUp(() => app.warmUp(MOST_VISITED));
  warmUp.ask();
  content.onChange(warmUp.ask);

  shutdown.then(async (time) => {
    log.info("shutting down, finishing open requests");
    app.drain();
    listener.drain();
    await wait(time);
    services.live.close();
    await listener.close();
    await withTimeout(
      CLOSE_TIMEOUT_MS,
      Promise.all([
        content.close(),
        schedule.close(),
        replica?.close(),
        warmUp.finished(),
        metrics.close(),
      ]),
    ).catch(() => {});
    await close();
    process.exit(0);
  });
}

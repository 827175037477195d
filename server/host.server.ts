import { Hono } from "hono";
import type { Admission } from "#platform/admission/admission.server.ts";
import { createRefusalLog } from "#platform/http/error-response.server.ts";
import { requireSameOrigin } from "#platform/http/same-origin.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { createStaticFiles } from "./files/static-files.server.ts";
import { type Api, passToApi } from "./middleware/api.ts";
import { redirectToCanonicalPath } from "./middleware/canonical-path.ts";
import { respondToErrors } from "./middleware/error-responses.server.ts";
import { sendFile } from "./middleware/files.server.ts";
import { admitForm, submitForm } from "./middleware/forms.ts";
import { reportLiveness, reportReadiness, sendLatestBuild } from "./middleware/health.ts";
import { type FindMedia, type GetImage, sendImage, sendMedia } from "./middleware/images.ts";
import { refuseMethod } from "./middleware/methods.ts";
import { findPageRules, type PageEnv, toPagePath } from "./middleware/page-rules.ts";
import { logRequests } from "./middleware/request-log.ts";
import { addSharedHeaders } from "./middleware/shared-headers.ts";
import { checkUrl } from "./middleware/url-checks.ts";
import { createConcurrencyLimits } from "./overload/concurrency-limits.server.ts";
import { createQuickRefusal } from "./overload/refuse-when-full.server.ts";
import { createPages, type PageSource } from "./pages.server.ts";
import { createCacheResponder } from "./respond-from-cache.server.ts";
import { toSecurityHeaders } from "./responses/security-headers.ts";

export type Host = {
  log: Logger;
  /** Public origin; URLs are built from it, never from headers of a request. */
  siteUrl: string;
  /** Redirects of paths that are no pages themselves: `/faq` to `/faq/client`. */
  entryPaths?: Readonly<Record<string, string>>;
  /** Whether HSTS covers subdomains. */
  includeSubDomains?: boolean;
  /** Folder of the built browser files. */
  clientDir: string;
  /** Identifies the browser files of this build. */
  buildId: string;
  pages: PageSource;
  api: Api;
  /** Admission control of writes: forms posted to pages here, endpoints in the API itself. */
  admission: Admission;
  findMedia: FindMedia;
  getImage: GetImage;
  /** Names of failed health checks; empty when all pass. */
  findFailures: () => Promise<string[]>;
};

/** The HTTP side of the product: everything a request meets before a page or an endpoint. */
export function createHost(host: Host) {
  const { log, siteUrl, admission } = host;
  const shared = toSecurityHeaders(siteUrl, host.includeSubDomains);
  const findFile = createStaticFiles(host.clientDir, shared);
  const limits = createConcurrencyLimits(admission.stats);
  const pages = createPages(host.pages, { siteUrl, shared, limits });
  const draining = new AbortController();
  const countRefusal = createRefusalLog(log);
  // Paths of endpoints have secrets too, and no rules.
  const isPrivate = (path: string) =>
    path.startsWith("/api/") || host.pages.toRules(toPagePath(path)).isPrivate;

  const app = new Hono<PageEnv>();
  app.onError(respondToErrors(log, countRefusal));
  app.use(logRequests(log));
  app.use(addSharedHeaders(shared));
  app.use(checkUrl);
  app.get("/healthz", reportLiveness);
  app.get("/readyz", reportReadiness(host.findFailures, draining.signal));
  app.get("/builds/latest.json", sendLatestBuild(host.buildId));
  app.all("/api/*", passToApi(host.api, limits));
  app.all("/mcp", passToApi(host.api, limits));
  app.get("/media/:name", sendMedia(host.findMedia, limits.pictures));
  app.get("/_ipx/*", sendImage(host.getImage));
  app.get("*", sendFile(findFile));
  app.get("*", redirectToCanonicalPath({ entryPaths: host.entryPaths, isPrivate }));
  app.on(["GET", "POST"], "*", findPageRules(host.pages.toRules));
  app.get("*", (c) => {
    const client = admission.readAddress(c);
    return pages.respond(c.req.raw, c.get("rules"), c.get("markdown"), client);
  });
  app.post("*", requireSameOrigin(siteUrl), admitForm(admission), submitForm(pages, admission));
  app.all("*", refuseMethod);

  return {
    fetch: app.fetch,
    request: app.request,
    /** Tried before `fetch`, which is not needed for what is cached under exactly its URL. */
    respondFromCache: createCacheResponder({ log, findFile, findPage: pages.findCached }),
    /** Tried next: under overload, what needs a render ends here. */
    refuseWhenFull: createQuickRefusal({
      limit: limits.pages,
      shared,
      toRules: host.pages.toRules,
      hasPage: pages.isCached,
      hasFile: (path) => findFile(path) !== undefined,
      countRefusal,
    }),
    warmUp: (urls: readonly string[]) => pages.warmUp(urls, draining.signal),
    stats: pages.stats,
    metrics: [...pages.metrics, ...limits.metrics],
    /** `/readyz` says 503 from now on; everything else is served as before. */
    drain: () => draining.abort(),
  };
}

import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { type Admission, DEFAULT_LIMITS } from "#platform/admission/admission.server.ts";
import { createErrorHandler } from "#platform/error-response.server.ts";
import { BusyError, PublicError } from "#platform/errors.ts";
import { yieldToEventLoop } from "#platform/event-loop.server.ts";
import type { Logger } from "#platform/log.server.ts";
import { problemResponse, toProblem } from "#platform/problem.server.ts";
import { requireSameOrigin } from "#platform/same-origin.server.ts";
import { FILE_FORM_LIMITS } from "#services/uploads/uploads.service.server.ts";
import { toBusyPage, toRefusedFormPage } from "./busy-page.server.ts";
import { toCanonicalPath } from "./canonical-path.ts";
import { createConcurrencyLimits } from "./concurrency-limits.server.ts";
import { toPagePath } from "./page-cache/page-rules.ts";
import { createPages, type Pages } from "./pages.server.ts";
import { DRAWING_POLICY, respondWithPicture, type ServedPicture } from "./picture-response.ts";
import { isReadablePath } from "./readable-path.ts";
import { createCacheResponder } from "./respond-from-cache.server.ts";
import { toSecurityHeaders } from "./security-headers.ts";
import { createStaticFiles } from "./static-files.server.ts";

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
  pages: Pages;
  api: {
    fetch: (request: Request, env?: object) => Response | Promise<Response>;
    /** Whether a form cannot be sent without this endpoint: it is not limited with other reads. */
    isForForms?: (path: string) => boolean;
  };
  /** Admission control of writes: forms posted to pages here, endpoints in the API itself. */
  admission: Admission;
  /** A stored image by its file name, undefined when there is none. */
  findMedia: (name: string) => Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  /** A stored image in another size, by the path after `/_ipx/`. */
  getPicture: (path: string) => Promise<ServedPicture>;
  /** Names of failed health checks; empty when all pass. */
  findFailures: () => Promise<string[]>;
};

const READING = new Set(["GET", "HEAD"]);

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";

/** The reference of the API is a page, with its data as React Router asks for it. */
const API_PAGES = new Set(["/api/docs", "/api/docs.data"]);

/** Of path and query; a shortlist of a hundred developers takes a tenth. */
const MAX_URL_LENGTH = 4_096;

/** The HTTP side of the product: everything a request meets before a page or an endpoint. */
export function createHost(host: Host) {
  const app = new Hono();
  const shared = toSecurityHeaders(host.siteUrl, host.includeSubDomains);
  const findFile = createStaticFiles(host.clientDir, shared);
  const limits = createConcurrencyLimits(host.admission.stats);
  const pages = createPages(
    {
      ...host.pages,
      render: (request) => {
        const { isFile } = host.pages.toRules(toPagePath(new URL(request.url).pathname));
        return limits[isFile ? "files" : "pages"].run(() => host.pages.render(request));
      },
    },
    { siteUrl: host.siteUrl, shared },
  );
  const draining = new AbortController();

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const { headers } = c.res;
    const reference = headers.get("X-Request-Id") ?? randomUUID();
    c.header("X-Request-Id", reference);
    for (const [name, value] of Object.entries(shared)) {
      if (!headers.has(name)) c.header(name, value);
    }
    host.log.debug(
      {
        reference,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
  });

  const handleError = createErrorHandler(host.log);
  app.onError(async (error, c) => {
    const response = await handleError(error, c);
    const isForReader =
      !c.req.path.startsWith("/api/") && c.req.header("accept")?.includes("text/html");
    if (!isForReader) return response;
    const isForm = c.req.method === "POST" && error instanceof PublicError;
    if (isForm) return toRefusedFormPage(response, error.message);
    return error instanceof BusyError ? toBusyPage(response) : response;
  });

  app.use(async (c, next) => {
    if (!isReadablePath(c.req.url)) throw new PublicError(400, "The URL can't be read.");
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > MAX_URL_LENGTH) {
      throw new PublicError(414, "The URL is too long.");
    }
    await next();
  });

  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    if (draining.signal.aborted)
      return c.json({ status: "draining" }, 503, { "Cache-Control": "no-store" });
    const failures = await host.findFailures();
    const body = failures.length === 0 ? { status: "ready" } : { status: "waiting", failures };
    return c.json(body, failures.length === 0 ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.get("/builds/latest.json", (c) =>
    c.json({ id: host.buildId }, 200, { "Cache-Control": "no-store" }),
  );

  app.all("/api/*", async (c, next) => {
    if (API_PAGES.has(c.req.path)) return next();
    const fetch = async () => host.api.fetch(c.req.raw, c.env as object);
    const isRead = READING.has(c.req.method) && !host.api.isForForms?.(c.req.path);
    return isRead ? limits.reads.run(() => yieldToEventLoop().then(fetch)) : fetch();
  });

  app.get("/media/:name", async (c) => {
    const media = await limits.pictures.run(() => host.findMedia(c.req.param("name")));
    if (!media) throw new PublicError(404, "There is no such image.");
    return c.body(new Uint8Array(media.bytes), 200, {
      "Content-Type": media.contentType,
      "Cache-Control": ONE_YEAR,
      "Content-Security-Policy": DRAWING_POLICY,
      // Readers of the feed show it on other sites.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
  app.get("/_ipx/*", (c) => respondWithPicture(c, host.getPicture, ONE_YEAR));

  app.on(["GET", "HEAD"], "*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const file = findFile(pathname);
    if (file) return pages.respondWithFile(c.req.raw, file);
    if (pathname.startsWith("/assets/")) throw new PublicError(404, "There is no such file.");
    const canonical = toCanonicalPath(pathname);
    if (canonical !== pathname) {
      // In one hop, where the lower-case path would only redirect again.
      const target = host.entryPaths?.[canonical] ?? canonical;
      return c.body(null, 301, { Location: target + search, "Cache-Control": ONE_DAY });
    }
    return pages.respond(c.req.raw, pathname, search);
  });
  // Forms that are posted to pages are admitted here, with the limits of their page rules.
  const admitForm = host.admission.admit((c) => {
    const { isForm, isFileForm, parts } = host.pages.toRules(new URL(c.req.url).pathname);
    const name = `POST ${parts.at(-1)}`;
    return isForm ? { name, ...(isFileForm ? FILE_FORM_LIMITS : DEFAULT_LIMITS) } : undefined;
  });
  app.post("*", requireSameOrigin(host.siteUrl), admitForm, (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!host.pages.toRules(pathname).isForm) return next();
    return pages.respondToPost(c.req.raw, pathname + search, host.admission.readAddress(c));
  });
  app.all("*", () => {
    const error = new PublicError(405, "Pages are read-only. Send forms to the API.");
    const response = problemResponse(toProblem(error));
    response.headers.set("Allow", "GET, HEAD");
    return response;
  });

  return {
    fetch: app.fetch,
    request: app.request,
    respondFromCache: createCacheResponder({ log: host.log, findFile, findPage: pages.findCached }),
    warmUp: (urls: readonly string[]) => pages.warmUp(urls, draining.signal),
    stats: pages.stats,
    readMetrics: () => [...pages.readMetrics(), ...limits.readMetrics()],
    /** `/readyz` says 503 from now on; everything else is served as before. */
    drain: () => draining.abort(),
  };
}

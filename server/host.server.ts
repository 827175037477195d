import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { type Admission, DEFAULT_LIMITS } from "#platform/admission/admission.server.ts";
import { answerError } from "#platform/answer-error.server.ts";
import { BusyError, PublicError } from "#platform/errors.ts";
import type { Logger } from "#platform/log.server.ts";
import { problemResponse, toProblem } from "#platform/problem.server.ts";
import { requireSameOrigin } from "#platform/same-origin.server.ts";
import { takeTurn } from "#platform/turns.server.ts";
import { FILE_FORM_LIMITS } from "#platform/uploads/uploads.service.server.ts";
import { toBusyPage, toRefusedFormPage } from "./busy-page.server.ts";
import { toCanonicalPath } from "./canonical-path.ts";
import { createGates } from "./gates.server.ts";
import { createKeptAnswers } from "./kept-answers.server.ts";
import { toPagePath } from "./page-cache/page-rules.ts";
import { createPages, type Pages } from "./pages.server.ts";
import { answerPicture, DRAWING_POLICY, type ServedPicture } from "./picture-answer.ts";
import { isReadablePath } from "./readable-path.ts";
import { toSecurityHeaders } from "./security-headers.ts";
import { createStaticFiles } from "./static-files.server.ts";

export type Host = {
  log: Logger;
  /** Public origin; addresses are built from it, never from what a request claims. */
  siteUrl: string;
  /** Where paths lead that are no pages themselves: `/faq` to `/faq/client`. */
  entryPaths?: Readonly<Record<string, string>>;
  /** Whether HSTS covers subdomains. */
  includeSubDomains?: boolean;
  /** Folder of the built browser files. */
  clientDir: string;
  /** Names the browser's part of this build: another name means other files. */
  buildId: string;
  pages: Pages;
  api: {
    fetch: (request: Request, env?: object) => Response | Promise<Response>;
    /** Whether a form cannot be sent without this read: it is not limited with other reads. */
    isForForms?: (path: string) => boolean;
  };
  /** Lets in what writes: forms posted to pages here, endpoints in the API itself. */
  admission: Admission;
  /** A stored picture by its file name, undefined when there is none. */
  findMedia: (name: string) => Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  /** A stored picture in other measures, by what stands behind `/_ipx/`. */
  getPicture: (address: string) => Promise<ServedPicture>;
  /** Names of what does not answer; empty when everything does. */
  findFailures: () => Promise<string[]>;
};

const READING = new Set(["GET", "HEAD"]);

const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";

/** The reference of the API is a page, with its data as React Router asks for it. */
const API_PAGES = new Set(["/api/docs", "/api/docs.data"]);

/** Longest path with its query; a shortlist of a hundred developers takes a tenth. */
const MOST_CHARACTERS = 4_096;

/** The HTTP side of the product: everything a request meets before a page or an endpoint. */
export function createHost(host: Host) {
  const app = new Hono();
  const shared = toSecurityHeaders(host.siteUrl, host.includeSubDomains);
  const findFile = createStaticFiles(host.clientDir, shared);
  const gates = createGates(host.admission.stats);
  const pages = createPages(
    {
      ...host.pages,
      render: (request) => {
        const { isFile } = host.pages.toRules(toPagePath(new URL(request.url).pathname));
        return gates[isFile ? "files" : "pages"].run(() => host.pages.render(request));
      },
    },
    { siteUrl: host.siteUrl, shared },
  );
  const leaving = new AbortController();

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

  const answerThrown = answerError(host.log);
  app.onError(async (error, c) => {
    const answer = await answerThrown(error, c);
    const isForReader =
      !c.req.path.startsWith("/api/") && c.req.header("accept")?.includes("text/html");
    if (!isForReader) return answer;
    const isForm = c.req.method === "POST" && error instanceof PublicError;
    if (isForm) return toRefusedFormPage(answer, error.message);
    return error instanceof BusyError ? toBusyPage(answer) : answer;
  });

  app.use(async (c, next) => {
    if (!isReadablePath(c.req.url)) throw new PublicError(400, "The URL can't be read.");
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > MOST_CHARACTERS) {
      throw new PublicError(414, "The URL is too long.");
    }
    await next();
  });

  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    if (leaving.signal.aborted)
      return c.json({ status: "leaving" }, 503, { "Cache-Control": "no-store" });
    const failures = await host.findFailures();
    const body = failures.length === 0 ? { status: "ready" } : { status: "waiting", failures };
    return c.json(body, failures.length === 0 ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.get("/builds/latest.json", (c) =>
    c.json({ id: host.buildId }, 200, { "Cache-Control": "no-store" }),
  );

  app.all("/api/*", async (c, next) => {
    if (API_PAGES.has(c.req.path)) return next();
    const call = async () => host.api.fetch(c.req.raw, c.env as object);
    const isRead = READING.has(c.req.method) && !host.api.isForForms?.(c.req.path);
    return isRead ? gates.reads.run(() => takeTurn().then(call)) : call();
  });

  app.get("/media/:name", async (c) => {
    const media = await gates.pictures.run(() => host.findMedia(c.req.param("name")));
    if (!media) throw new PublicError(404, "There is no such image.");
    return c.body(new Uint8Array(media.bytes), 200, {
      "Content-Type": media.contentType,
      "Cache-Control": ONE_YEAR,
      "Content-Security-Policy": DRAWING_POLICY,
      // Readers of the feed show it on other sites.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
  app.get("/_ipx/*", (c) => answerPicture(c, host.getPicture, ONE_YEAR));

  app.on(["GET", "HEAD"], "*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const file = findFile(pathname);
    if (file) return pages.answerFile(c.req.raw, file);
    if (pathname.startsWith("/assets/")) throw new PublicError(404, "There is no such file.");
    const canonical = toCanonicalPath(pathname);
    if (canonical !== pathname) {
      // In one hop, where the small letters would only redirect again.
      const target = host.entryPaths?.[canonical] ?? canonical;
      return c.body(null, 301, { Location: target + search, "Cache-Control": ONE_DAY });
    }
    return pages.answer(c.req.raw, pathname, search);
  });
  // Forms that are posted to pages are admitted here, with the limits that their rules ask for.
  const admitForm = host.admission.admit((c) => {
    const { isForm, isFileForm, parts } = host.pages.toRules(new URL(c.req.url).pathname);
    const name = `POST ${parts.at(-1)}`;
    return isForm ? { name, ...(isFileForm ? FILE_FORM_LIMITS : DEFAULT_LIMITS) } : undefined;
  });
  app.post("*", requireSameOrigin(host.siteUrl), admitForm, (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!host.pages.toRules(pathname).isForm) return next();
    return pages.answerPost(c.req.raw, pathname + search, host.admission.readAddress(c));
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
    answerKept: createKeptAnswers({ log: host.log, findFile, findPage: pages.findKept }),
    warmUp: (addresses: readonly string[]) => pages.warmUp(addresses, leaving.signal),
    figures: pages.figures,
    readMetrics: () => [...pages.readMetrics(), ...gates.readMetrics()],
    /** Tells load balancers to look elsewhere; everything else is answered as before. */
    leave: () => leaving.abort(),
  };
}

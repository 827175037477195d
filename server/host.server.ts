import { randomUUID } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { answerError } from "#platform/answer-error.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Logger } from "#platform/log.server.ts";
import { toCanonicalPath } from "./canonical-path.ts";
import { answerPicture, DRAWING_POLICY, type ServedPicture } from "./picture-answer.ts";
import { isReadablePath } from "./readable-path.ts";

export type Host = {
  log: Logger;
  /** Public origin; addresses are built from it, never from what a request claims. */
  siteUrl: string;
  /** Folder of the built browser files. */
  clientDir: string;
  /** Renders a page for a GET or HEAD request. */
  pages: (request: Request) => Promise<Response>;
  api: { fetch: (request: Request, env?: object) => Response | Promise<Response> };
  /** A stored picture by its file name, undefined when there is none. */
  findMedia: (name: string) => Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  /** A stored picture in other measures, by what stands behind `/_ipx/`. */
  getPicture: (address: string) => Promise<ServedPicture>;
  /** Names of what does not answer; empty when everything does. */
  findFailures: () => Promise<string[]>;
};

const ONE_YEAR = "public, max-age=31536000, immutable";

/** The HTTP side of the product: everything a request meets before a page or an endpoint. */
export function createHost(host: Host): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const reference = c.res.headers.get("X-Request-Id") ?? randomUUID();
    c.header("X-Request-Id", reference);
    c.header("X-Content-Type-Options", "nosniff");
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

  app.onError(answerError(host.log));

  app.use(async (c, next) => {
    if (!isReadablePath(c.req.url)) throw new PublicError(400, "The address cannot be read.");
    await next();
  });

  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const failures = await host.findFailures();
    const body = failures.length === 0 ? { status: "ready" } : { status: "waiting", failures };
    return c.json(body, failures.length === 0 ? 200 : 503, { "Cache-Control": "no-store" });
  });

  app.all("/api/*", (c) => host.api.fetch(c.req.raw, c.env as object));

  app.get("/media/:name", async (c) => {
    const media = await host.findMedia(c.req.param("name"));
    if (!media) throw new PublicError(404, "There is no such picture.");
    return c.body(new Uint8Array(media.bytes), 200, {
      "Content-Type": media.contentType,
      "Cache-Control": ONE_YEAR,
      "Content-Security-Policy": DRAWING_POLICY,
    });
  });
  app.get("/_ipx/*", (c) => answerPicture(c, host.getPicture, ONE_YEAR));

  app.use(
    "/assets/*",
    serveStatic({
      root: host.clientDir,
      onFound: (_path, c) => c.header("Cache-Control", ONE_YEAR),
    }),
  );
  app.get("/assets/*", () => {
    throw new PublicError(404, "There is no such file.");
  });
  app.use(
    serveStatic({
      root: host.clientDir,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600"),
    }),
  );

  app.on(["GET", "HEAD"], "*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = toCanonicalPath(pathname);
    if (canonical !== pathname) return c.redirect(canonical + search, 301);
    return host.pages(
      new Request(new URL(pathname + search, host.siteUrl), {
        method: c.req.method,
        headers: c.req.raw.headers,
        signal: c.req.raw.signal,
      }),
    );
  });
  app.all("*", () => {
    throw new PublicError(405, "Pages can be read only. Forms are sent to the API.");
  });
  return app;
}

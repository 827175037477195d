import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { RouterContextProvider } from "react-router";
import { createApi, isReadByForms, isStream } from "#app/api.ts";
import { previewContext } from "#app/desk/preview/preview-context.server.ts";
import { createMcp, MCP_PATH } from "#app/mcp/mcp.server.ts";
import type { ApiDocument } from "#app/pages/api/api-document.ts";
import { apiDocumentContext } from "#app/pages/api/api-document-context.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { loadTrade, withTrade } from "#app/site/trade.server.ts";
import { checkDisk } from "#platform/files/check-disk.server.ts";
import { toErrorResponse } from "#platform/http/error-response.server.ts";
import { pageFailureContext } from "#platform/http/page-failure.server.ts";
import { createImages } from "#platform/image/images.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { withTimeout } from "#platform/process/with-timeout.ts";
import { createHost } from "#server/host.server.ts";
import { toPagePath } from "#server/middleware/page-rules.ts";
import { createAppAdmission } from "#services/admission.server.ts";
import type { ContentReplica } from "#services/content/versions/content-replica.server.ts";
import type { ContentWatch } from "#services/content/versions/content-watch.server.ts";
import { clientContext, type Services, servicesContext } from "#services/services.server.ts";
import { createPreview } from "./content/preview.server.ts";
import { ENTRY_PATHS } from "./pages/entry-paths.ts";
import { createPageHandlers } from "./pages/page-handlers.server.ts";
import { createPageRules } from "./pages/page-rules.server.ts";
import { createPublicReads } from "./pages/public-reads.server.ts";
import { withRetryAfter } from "./pages/retry-after.ts";

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
  const mcp = createMcp(services, admission);
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
  const render = async (
    request: Request,
    isFile: boolean | undefined,
    { deps, client }: { deps?: Services; client?: string | undefined } = {},
  ) => {
    // While the database cannot be read, pages have the trade that was read last; what the page reads
    // itself reports the error.
    await loadTrade((deps ?? services).db).catch(() => undefined);
    const context = createContext(deps);
    if (client !== undefined) context.set(clientContext, client);
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
    api: {
      fetch: (request, bindings) =>
        new URL(request.url).pathname === MCP_PATH
          ? mcp.fetch(request, bindings)
          : api.fetch(request, bindings),
      isForForms: isReadByForms,
      isStream,
    },
    admission,
    pages: {
      ...(content && { version: content.version, reads: content }),
      toRules,
      render: (request, { isFile, isPrivate }, client) =>
        isPrivate
          ? render(request, isFile, { client })
          : reads.renderPage((deps) => render(request, isFile, { deps })),
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

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { withRetryAfter } from "#app/boot/pages/retry-after.ts";
import { deskRoutes } from "#app/desk/routes.ts";
import { clientContext, type Services, servicesContext } from "#services/services.server.ts";
import { BUILD_SETTINGS } from "./server-build.ts";

type RouteModule = { loader?: unknown; action?: unknown };

const modules = import.meta.glob<RouteModule>("../../app/desk/routes/*.{ts,tsx}", { eager: true });

/** Where the routes of the desk are in the tree of all routes. */
function toBuildRoutes(
  entries: readonly RouteConfigEntry[],
  parentId: string,
  toModule: (module: RouteModule) => RouteModule,
): ServerBuild["routes"] {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children = [] }) => ({
      [file]: {
        id: file,
        parentId,
        path,
        index,
        module: toModule(modules[`../../app/${file}`] ?? {}),
      },
      ...toBuildRoutes(children, file, toModule),
    })),
  );
}

/** Loaders, actions and middleware of the desk, without rendering. */
const toBuild = (toModule: (module: RouteModule) => RouteModule) =>
  ({
    entry: {
      module: {
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          { staticHandlerContext: { loaderData, actionData, errors } }: Rendered,
        ) => {
          headers.set("Content-Type", "application/json");
          return new Response(JSON.stringify({ loaderData, actionData, errors }), {
            status,
            headers,
          });
        },
      },
    },
    routes: withRetryAfter({
      root: { id: "root", path: "", module: { default: () => null } },
      ...toBuildRoutes(deskRoutes, "root", toModule),
    }),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    ...BUILD_SETTINGS,
  }) as unknown as ServerBuild;

type Rendered = {
  staticHandlerContext: Record<"loaderData" | "actionData" | "errors", Record<string, unknown>>;
};

type DeskRequest = {
  /** Header `Cookie`. */
  cookie?: string | undefined;
  /** Fields of a form: the request is a POST. */
  form?: Record<string, string> | [name: string, value: string][];
  /** Address of the client. */
  client?: string;
  headers?: Record<string, string>;
};

/**
 * The desk on services of a test: `request("/desk/staff", { cookie, form })` passes the middleware,
 * loader and action of a page; the body is their data as JSON.
 * @param toModule replaces loader or action of each page
 */
export function createDeskApp(
  services: Services,
  toModule: (module: RouteModule) => RouteModule = (module) => module,
) {
  const handle = createRequestHandler(toBuild(toModule), "test");
  return {
    async request(path: string, { cookie, form, client = "192.0.2.1", headers }: DeskRequest = {}) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(clientContext, client);
      const request = new Request(services.env.siteUrl + path, {
        headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers },
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      });
      return handle(request, context);
    },
  };
}

/** Data of a page as its component gets it. */
export async function readDeskData<Of>(response: Response, route: string): Promise<Of> {
  const { loaderData, actionData } = (await response.json()) as Rendered["staticHandlerContext"];
  return { ...(loaderData?.[route] as object), ...(actionData?.[route] as object) } as Of;
}

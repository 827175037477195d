import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from "react-router";
import * as entry from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import routes from "#app/routes.ts";
import { type Services, servicesContext } from "#services/services.server.ts";
import { BUILD_SETTINGS } from "./server-build.ts";

type RouteModule = {
  default?: Parameters<typeof UNSAFE_withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];
};

const modules = import.meta.glob<RouteModule>(
  ["../../app/*/**/routes/*.{ts,tsx}", "!../../app/desk/**", "!../../app/**/*.test.*"],
  { eager: true },
);

type Routes = ServerBuild["routes"];

/** As the build does, which gives components their data. */
function toBuildModule(module: RouteModule): RouteModule {
  return {
    ...module,
    ...(module.default && { default: UNSAFE_withComponentProps(module.default) }),
    ...(module.ErrorBoundary && {
      ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary),
    }),
  };
}

function toBuildRoutes(entries: readonly RouteConfigEntry[], parentId: string): Routes {
  return Object.assign(
    {},
    ...entries.map(({ id = "", file, path, index, children = [] }) => {
      const key = id || file;
      const module = toBuildModule(modules[`../../app/${file}`] ?? {});
      return {
        [key]: { id: key, parentId, path, index, module },
        ...toBuildRoutes(children, key),
      };
    }),
  );
}

/** All routes but those of the desk, which are private. */
export const siteRoutes: Routes = {
  root: { id: "root", path: "", module: toBuildModule(root as never) as never },
  ...toBuildRoutes(
    routes.filter(({ file }) => !file.startsWith("desk/")),
    "root",
  ),
};

const build = {
  entry: { module: entry },
  routes: siteRoutes,
  assets: {
    entry: { imports: [], module: "/entry.js" },
    routes: Object.fromEntries(
      Object.values(siteRoutes).map((route) => {
        const { id, parentId, path, index, module } = route as NonNullable<Routes[string]>;
        const flags = { hasLoader: "loader" in module, hasAction: "action" in module };
        return [id, { id, parentId, path, index, ...flags, module: `/${id}.js`, imports: [] }];
      }),
    ),
    url: "/manifest.js",
    version: "test",
  },
  ...BUILD_SETTINGS,
} as unknown as ServerBuild;

/** Renders pages as the product does, from the sources. */
export function createSitePages(services: Services): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return (request) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handle(request, context);
  };
}

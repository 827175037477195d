import { createServer } from "node:http";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { readEnv } from "#platform/process/env.server.ts";
import { exitWithError } from "#platform/process/exit-with-error.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { waitForShutdownSignal } from "#platform/process/shutdown-signal.server.ts";
import { listenOn } from "#server/connections/listen.server.ts";
import { recordCommit } from "./record-commit.ts";

/** Absolute path of the `node_modules` folder in use. */
const installedPackages = dirname(dirname(findPackageJSON("vite", import.meta.url) as string));

type Main = typeof import("#app/boot/main.server.ts");

try {
  const env = readEnv();
  recordCommit(projectRoot, env.commit);
  const server = createServer();
  server.maxConnections = 0;
  await listenOn(server, { host: env.host, port: env.port });
  const vite = await createVite({
    root: projectRoot,
    appType: "custom",
    server: {
      middlewareMode: true,
      // One port for pages and for hot updates.
      hmr: { server },
      // Fonts come from the packages, which need not be installed inside the project's folder.
      fs: { allow: [projectRoot, installedPackages] },
    },
  });
  // A second Vite inside React Router's plugin exits on SIGTERM before PostgreSQL is stopped.
  process.removeAllListeners("SIGTERM");
  const shutdown = waitForShutdownSignal();
  const load = () => vite.ssrLoadModule("/app/boot/main.server.ts") as Promise<Main>;
  const { openServices } = await load();
  const { services, close } = await openServices();

  let createApp: Main["createApp"] | undefined;
  let listener: ReturnType<typeof getRequestListener>;
  server.on("request", (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        // Reloaded only after a change in its imports.
        const main = await load();
        if (main.createApp !== createApp) {
          createApp = main.createApp;
          listener = getRequestListener(createApp(services).fetch);
        }
        await listener(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        response.statusCode = 500;
        response.end((error as Error).stack);
      }
    });
  });

  shutdown.then(async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
    await close();
    process.exit(0);
  });

  server.maxConnections = Number.POSITIVE_INFINITY;
  services.log.info(`the site in development is at ${env.siteUrl}`);
} catch (error) {
  exitWithError(error);
}

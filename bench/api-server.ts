import { performance } from "node:perf_hooks";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { createApi } from "#app/api.ts";
import { getMemberIndex } from "#app/developers/member-index.service.server.ts";
import { connect } from "#database/client.server.ts";
import { readEnv } from "#platform/env.server.ts";

// The API in a process of its own, so that whoever measures it does not take its time.
const { db } = connect(process.env.DATABASE_URL ?? "");
const api = createApi({ db, env: readEnv({}), log: pino({ level: "silent" }) });

const started = performance.now();
await getMemberIndex(db);
const indexed = performance.now() - started;

const app = new Hono();
app.get("/bare", async (c) => c.json((await db.$client.query("select 1 as one")).rows));
app.get("/memory", (c) => {
  return c.json({ indexed, cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
});
app.all("/api/*", (c) => api.fetch(c.req.raw));
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.send?.(port);
});
process.on("disconnect", () => {
  server.close();
  process.exit(0);
});

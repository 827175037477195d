import { monitorEventLoopDelay } from "node:perf_hooks";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createMembersApi } from "#app/developers/api.server.ts";
import { connect } from "#database/client.server.ts";

// The API in a separate process, so that the measurement does not use its CPU time.
const { db } = connect(process.env.DATABASE_URL ?? "");
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

const app = new Hono();
app.get("/bare", async (c) => c.json((await db.$client.query("select 1 as one")).rows));
app.get("/stats", (c) => {
  const held = delay.max / 1e6;
  delay.reset();
  const { rss, heapUsed } = process.memoryUsage();
  return c.json({ held, rss, heap: heapUsed });
});
// Requests are measured one at a time, so all CPU time in between belongs to that request.
app.use("/api/*", async (c, next) => {
  const before = process.cpuUsage();
  await next();
  const { user, system } = process.cpuUsage(before);
  c.header("Server-Timing", `cpu;dur=${(user + system) / 1_000}`);
});
app.route("/api", createMembersApi({ db, primary: db, env: { trustProxy: 0 } }));

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.send?.(port);
});
process.on("disconnect", () => {
  server.close();
  process.exit(0);
});

import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "#database/embedded.server.ts";
import { createLog } from "#platform/process/log.server.ts";

// A process that uses the embedded server of a data folder, as a command or as the application:
// prints its URL, and stops when its input ends or on Ctrl-C.
const [dataDir = "", role] = process.argv.slice(2);
const applicationTimeoutMs = role === "application" ? 10_000 : undefined;
const server = await startEmbedded({ dataDir, log: createLog("silent"), applicationTimeoutMs });

async function stop(message: string) {
  await server.stop();
  console.log(message);
  process.exit(0);
}

process.once("SIGINT", async () => {
  // The server in the same terminal must still run while open requests are finished.
  await wait(300);
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query("SELECT 1");
  await client.end();
  await stop("the server was still there");
});
createInterface(process.stdin).once("close", () => stop("stopped"));
console.log(server.url);

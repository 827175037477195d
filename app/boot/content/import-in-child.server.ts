import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Database } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";

/** Input of the import process. */
export type ImportOrder = { url: string; contentDir: string; logLevel: Env["logLevel"] };
/** Its result; `expected` is one line for the terminal. */
export type ImportOutcome = { expected?: string; unexpected?: string };

/**
 * Imports `CONTENT_DIR` into an empty site, in a process of its own: what drawing pictures and
 * colouring code need, 200 MB at most, would stay with this one for as long as it runs.
 * @throws StartError when that folder cannot be imported
 */
export async function importInChild(
  { db, url }: { db: Database; url: string },
  { contentDir, logLevel }: Pick<Env, "contentDir" | "logLevel">,
): Promise<void> {
  if ((await findContentVersion(db)) !== undefined) return;
  // Without the server's bound of the heap, as a large folder takes more, and with its bound of
  // what is new there: V8 would take 134 MB for that.
  const child = fork(join(projectRoot, "scripts/import-at-first-start.ts"), {
    execArgv: ["--max-semi-space-size=8"],
  });
  const outcome: { value?: ImportOutcome } = {};
  child.on("message", (value: ImportOutcome) => {
    outcome.value = value;
  });
  // Not in the arguments, which every user of the machine can read: it contains the password.
  child.send({ url, contentDir, logLevel } satisfies ImportOrder, () => {});
  await once(child, "exit");
  const { expected, unexpected } = outcome.value ?? { unexpected: "The import was ended." };
  if (expected !== undefined) throw new StartError(expected);
  if (unexpected !== undefined) throw new Error(unexpected);
}

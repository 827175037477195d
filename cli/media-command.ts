import { countMediaInBucket } from "#app/site/media/media.repository.server.ts";
import { downloadMedia } from "#app/site/media/upload-media.service.server.ts";
import { openObjectStorage } from "#platform/image/object-storage.server.ts";
import { countOf } from "#services/content/parsing/content-problem.ts";
import { withDatabase } from "./command-database.ts";
import { runCommand } from "./run-command.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";
import { readArguments, UsageError } from "./usage.ts";

const USAGE = `Usage: npm run media -- download

Copies all images from the bucket of MEDIA_URL into the database. Stop the site first, remove
MEDIA_URL afterwards and start it: the site moves images into the bucket by itself. The objects
remain in the bucket. What was interrupted is finished by running it again.

Uses the database of DATABASE_URL, or else the one in DATA_DIR.
Exit codes: 0 done, 1 something failed, 2 wrong usage.`;

const OPTIONS = { help: { type: "boolean", short: "h" } } as const;

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    terminal.print(USAGE);
    return DONE;
  }
  if (positionals.join(" ") !== "download") throw new UsageError("The one command is download");
  const { mediaBucket } = terminal.readEnv();
  if (!mediaBucket) throw new UsageError("MEDIA_URL is not set: it names the bucket");
  return withDatabase(terminal, async ({ db }) => {
    const mediaStorage = await openObjectStorage(mediaBucket);
    const copied = await downloadMedia({ db, mediaStorage });
    terminal.print(`Copied ${countOf(copied, "image")} into the database.`);
    const left = await countMediaInBucket(db);
    if (left === 0) return DONE;
    terminal.printError(`The site runs and moved ${countOf(left, "image")} back: stop it first.`);
    return FAILED;
  });
}

/** Runs the command above; returns the exit code and never throws. */
export function runMediaCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand(terminal, USAGE, args, () => run(args, terminal));
}

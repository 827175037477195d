import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { toExport } from "#app/requests/personal-data/requests-export.server.ts";
import type { RequestFilter } from "#app/requests/records/request-conditions.repository.server.ts";
import {
  countRequests,
  listRequests,
  walkRequests,
} from "#app/requests/records/requests.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { loadTrade } from "#app/site/trade.server.ts";
import type { Database } from "#database/client.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { storeSeen } from "#services/clock/clock-marks.repository.server.ts";
import { MAIL } from "#services/email/email.server.ts";
import { startQueue } from "#services/queue.server.ts";
import { parseTime, readZone } from "./clock-text.ts";
import { withDatabase } from "./command-database.ts";
import { findRequestByInput } from "./find-request.ts";
import { toEmailLines } from "./mail-print.ts";
import { runErase, runPerson, runWithdraw } from "./person-commands.ts";
import { type Options, parseArguments, readPerson } from "./requests-arguments.ts";
import { writeRequestFiles } from "./requests-file.ts";
import { toDetailLines, toListLines } from "./requests-print.ts";
import { runDecide, runRetention } from "./retention-command.ts";
import { runCommand } from "./run-command.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";
import { toThreadLines } from "./thread-print.ts";

const USAGE = `Usage: npm run requests -- COMMAND

  list                  the newest requests, one per line
    --limit NUMBER      how many, 50 by default
  show REFERENCE        one request with all its answers, and its thread
  file REFERENCE        saves its attached files, a CV for example
    --output FILE       one file under this name; REFERENCE and the file's own name by default
  export                all requests, oldest first
    --format csv|json|jsonl
                        csv by default: UTF-8 for spreadsheets, no cell is run as a formula;
                        jsonl has a record on each line
    --output FILE       to a file; without it use npm run --silent to leave out npm's own output
  retention             erases everything past its retention period; the site does this
                        automatically every night
    --dry-run           only counts it
  decide REFERENCE      marks an application as decided: its retention starts then
    --date DATE         on that day instead of today, like 2026-11-01
  withdraw EMAIL        withdraws a person's consent: news by email, longer storage of their profile
  person EMAIL          saves everything stored about a person to a folder, for them
    --output FOLDER     into this new or empty folder; personal-data by default
  erase EMAIL           erases everything stored about a person, after asking
    --yes               without asking
    --dry-run           only lists it
  mail                  emails that are waiting or failed, with the reason
    --retry             puts failed emails back in the queue; the site sends them while it runs
  confirm-clock         the clock of this machine is right, though a later time was seen before

For list and export:
  --form NAME           hire, find, apply or proposal
  --state NAME          new, contacted, proposed, interviewing, won, lost or spam; of applications
                        new, reviewing, interview, accepted or rejected
  --since DATE          sent on that day or later, like 2026-11-01 or 2026-11-01T09:30
  --older-than DAYS     sent that many days ago or earlier
  --text WORDS          with all these words in reference, name, email, company, kind of project
                        or message, or in one note, email or message of the thread; the beginning
                        of a word is enough

References may be typed without their prefix and in small letters. Times are those of the time
zone of the agency, booking.timezone in site.yaml.
Uses the database of DATABASE_URL, or else the one in DATA_DIR, and names it on stderr. The site
can be running.
Exit codes: 0 done (also when there was nothing to erase), 1 not found or something failed,
2 wrong usage.`;

export type RequestsTerminal = Terminal & {
  /** Writes a chunk of an export. Resolves once the next may be written. */
  write: (text: string) => Promise<void>;
};

type Command = {
  /** Name of the required argument. */
  needs?: "a reference" | "an email address";
  options: readonly string[];
  run: (
    db: Database,
    terminal: RequestsTerminal,
    options: Options,
    /** Value of the required argument. */
    input: string,
    url: string,
  ) => Promise<number>;
};

const FILTERS = ["form", "state", "since", "older-than", "text"];

const DAY_MS = 86_400_000;

function toFilter(
  options: Pick<Options, "form" | "state" | "since" | "olderThanDays" | "text">,
  zone: string,
): RequestFilter {
  const { form, state, since, olderThanDays, text } = options;
  return {
    form,
    state,
    text,
    since: since === undefined ? undefined : parseTime(since, zone),
    until: olderThanDays === undefined ? undefined : new Date(Date.now() - olderThanDays * DAY_MS),
  };
}

const commands: Record<string, Command> = {
  list: {
    options: [...FILTERS, "limit"],
    run: async (db, terminal, options) => {
      const { limit } = options;
      const zone = await readZone(db);
      const filter = toFilter(options, zone);
      const requests = await listRequests(db, filter, limit);
      for (const line of toListLines(requests, zone)) terminal.print(line);
      if (requests.length === 0) {
        const isFiltered = Object.values(filter).some((value) => value !== undefined);
        terminal.print(isFiltered ? "No requests match." : "No requests yet.");
        return DONE;
      }
      terminal.print(`Times are in ${zone}.`);
      const total = requests.length === limit ? await countRequests(db, filter) : limit;
      if (total > limit) {
        terminal.print(`Showing the newest ${limit} of ${total}. Use --limit for more.`);
      }
      return DONE;
    },
  },

  show: {
    needs: "a reference",
    options: [],
    run: async (db, terminal, _options, reference) => {
      const request = await findRequestByInput(db, terminal, reference);
      if (!request) return FAILED;
      const zone = await readZone(db);
      const thread = await listEvents(db, request.id);
      for (const line of [...toDetailLines(request, zone), ...toThreadLines(thread, zone)]) {
        terminal.print(line);
      }
      return DONE;
    },
  },

  file: {
    needs: "a reference",
    options: ["output"],
    run: async (db, terminal, { output }, reference) => {
      const request = await findRequestByInput(db, terminal, reference);
      return request ? writeRequestFiles(db, terminal, request, output) : FAILED;
    },
  },

  export: {
    options: [...FILTERS, "format", "output"],
    run: async (db, terminal, { format, output, ...options }) => {
      const filter = toFilter(options, await readZone(db));
      const pieces = toExport(walkRequests(db, filter), format);
      if (output === undefined) {
        for await (const piece of pieces) await terminal.write(piece);
        return DONE;
      }
      const path = resolve(terminal.callerDir, output);
      // Personal data: readable by the owner only.
      const file = await open(path, "w", 0o600);
      try {
        let written = 0;
        for await (const piece of pieces) {
          await file.write(piece);
          terminal.progress?.report(`Exporting (${++written} written)`);
        }
      } finally {
        terminal.progress?.done();
        await file.close();
      }
      terminal.print(`Exported to ${path}.`);
      return DONE;
    },
  },

  retention: {
    options: ["dry-run"],
    run: (db, terminal, options) => runRetention(db, terminal, options),
  },

  decide: {
    needs: "a reference",
    options: ["date"],
    run: (db, terminal, { date }, input) => runDecide(db, terminal, { input, date }),
  },

  person: {
    needs: "an email address",
    options: ["output"],
    run: (db, terminal, { output }, input) => runPerson(db, terminal, readPerson(input), output),
  },

  erase: {
    needs: "an email address",
    options: ["dry-run", "yes"],
    run: (db, terminal, options, input) => runErase(db, terminal, readPerson(input), options),
  },

  withdraw: {
    needs: "an email address",
    options: [],
    run: (db, terminal, _options, input) => runWithdraw(db, terminal, readPerson(input)),
  },

  mail: {
    options: ["retry"],
    run: async (db, terminal, { retry }, _reference, url) =>
      runEmail(url, terminal, { retry, zone: await readZone(db) }),
  },

  "confirm-clock": {
    options: [],
    run: async (db, terminal) => {
      await storeSeen(db, systemClock());
      terminal.print("The clock is believed. Running processes notice within a minute.");
      return DONE;
    },
  },
};

async function runEmail(
  url: string,
  terminal: RequestsTerminal,
  { retry, zone }: { retry: boolean; zone: string },
): Promise<number> {
  const queue = await startQueue(url, [MAIL], createLog("silent"));
  try {
    if (retry) {
      const moved = await queue.retryDeadLetters(MAIL);
      const words = moved === 1 ? "1 email is" : `${moved} emails are`;
      terminal.print(moved === 0 ? "No emails have failed." : `${words} back in the queue.`);
    } else {
      for (const line of toEmailLines(await queue.listOpen(MAIL), zone)) terminal.print(line);
    }
    return DONE;
  } finally {
    await queue.stop();
  }
}

/** Runs one of the commands above; returns the exit code and never throws. */
export function runRequestsCommand(
  args: readonly string[],
  terminal: RequestsTerminal,
): Promise<number> {
  return runCommand(terminal, USAGE, args, async () => {
    const parsed = parseArguments(args, commands);
    if (parsed === "help") {
      terminal.print(USAGE);
      return DONE;
    }
    const { command, options, input } = parsed;
    return withDatabase(terminal, async ({ db, url, env }) => {
      // Retention and texts are those of the agency.
      await loadTrade(db);
      return command.run(db, { ...terminal, readEnv: () => env }, options, input, url);
    });
  });
}

import { open } from "node:fs/promises";
import { resolve } from "node:path";
import {
  countRequests,
  findRequest,
  listRequests,
  walkRequests,
} from "#app/requests/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { createLog } from "#platform/log.server.ts";
import { parseReference } from "#platform/reference.server.ts";
import { MAIL } from "#services/mail/mail.server.ts";
import { startQueue } from "#services/queue.server.ts";
import { toMailLines } from "./mail-print.ts";
import { toOneLine } from "./one-line.ts";
import { runErase, runPerson, runWithdraw } from "./person-commands.ts";
import { type Options, parseArguments, readPerson, UsageError } from "./requests-arguments.ts";
import { toExport } from "./requests-export.ts";
import { writeRequestFile } from "./requests-file.ts";
import { toDetailLines, toListLines } from "./requests-print.ts";
import { runDecide, runRetention } from "./retention-command.ts";
import { DONE, FAILED, type Terminal, WRONG_USAGE } from "./terminal.ts";

const USAGE = `Usage: npm run requests -- COMMAND

  list                  the newest requests, one per line
    --limit NUMBER      how many, 50 by default
  show REFERENCE        one request with all its answers
  file REFERENCE        saves its attached file, a CV for example
    --output FILE       under this name; REFERENCE and the file's own name by default
  export                all requests, oldest first
    --format csv|json   csv by default: UTF-8 for spreadsheets, no cell is run as a formula
    --output FILE       to a file; without it use npm run --silent to leave out npm's own output
  retention             erases everything past its retention period; the site does this
                        automatically every night
    --dry-run           only counts it
  decide REFERENCE      marks an application as decided: it is stored for 6 months from then
    --date DATE         on that day instead of today, like 2026-11-01
  withdraw EMAIL        withdraws a person's consent: news by email, two years for their profile
  person EMAIL          saves everything stored about a person to a folder, for them
    --output FOLDER     into this new or empty folder; personal-data by default
  erase EMAIL           erases everything stored about a person, after asking
    --yes               without asking
    --dry-run           only lists it
  mail                  emails that are waiting or failed, with the reason
    --retry             puts failed emails back in the queue; the site sends them while it runs

  --since DATE          for list and export: from that day or time on, in UTC, like 2026-11-01

Uses the database of DATABASE_URL, or else the one in DATA_DIR. The site can be running.
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
    typed: string,
    url: string,
  ) => Promise<number>;
};

const commands: Record<string, Command> = {
  list: {
    options: ["since", "limit"],
    run: async (db, terminal, { since, limit }) => {
      const requests = await listRequests(db, { since, limit });
      for (const line of toListLines(requests)) terminal.print(line);
      if (requests.length === 0) {
        terminal.print(since ? "No requests since then." : "No requests yet.");
      } else if (requests.length === limit) {
        const total = await countRequests(db, since);
        if (total > limit)
          terminal.print(`Showing the newest ${limit} of ${total}. Use --limit for more.`);
      }
      return DONE;
    },
  },

  show: {
    needs: "a reference",
    options: [],
    run: async (db, terminal, _options, reference) => {
      const request = await findOrComplain(db, terminal, reference);
      if (!request) return FAILED;
      for (const line of toDetailLines(request)) terminal.print(line);
      return DONE;
    },
  },

  file: {
    needs: "a reference",
    options: ["output"],
    run: async (db, terminal, { output }, reference) => {
      const request = await findOrComplain(db, terminal, reference);
      return request ? writeRequestFile(db, terminal, request, output) : FAILED;
    },
  },

  export: {
    options: ["since", "format", "output"],
    run: async (db, terminal, { since, format, output }) => {
      const pieces = toExport(walkRequests(db, since), format);
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
    run: (db, terminal, { date }, typed) => runDecide(db, terminal, { typed, date }),
  },

  person: {
    needs: "an email address",
    options: ["output"],
    run: (db, terminal, { output }, typed) => runPerson(db, terminal, readPerson(typed), output),
  },

  erase: {
    needs: "an email address",
    options: ["dry-run", "yes"],
    run: (db, terminal, options, typed) => runErase(db, terminal, readPerson(typed), options),
  },

  withdraw: {
    needs: "an email address",
    options: [],
    run: (db, terminal, _options, typed) => runWithdraw(db, terminal, readPerson(typed)),
  },

  mail: {
    options: ["retry"],
    run: (_db, terminal, { retry }, _reference, url) => runMail(url, terminal, retry),
  },
};

async function runMail(url: string, terminal: RequestsTerminal, retry: boolean): Promise<number> {
  const queue = await startQueue(url, [MAIL], createLog("silent"));
  try {
    if (retry) {
      const moved = await queue.retryDeadLetters(MAIL);
      const words = moved === 1 ? "1 email is" : `${moved} emails are`;
      terminal.print(moved === 0 ? "No emails have failed." : `${words} back in the queue.`);
    } else {
      for (const line of toMailLines(await queue.listOpen(MAIL))) terminal.print(line);
    }
    return DONE;
  } finally {
    await queue.stop();
  }
}

async function findOrComplain(db: Database, terminal: RequestsTerminal, typed: string) {
  const reference = parseReference(typed);
  const request = await findRequest(db, reference);
  if (!request) terminal.printError(`There is no request ${reference}.`);
  return request;
}

/** Runs one of the commands above; returns the exit code and never throws. */
export async function runRequestsCommand(
  args: readonly string[],
  terminal: RequestsTerminal,
): Promise<number> {
  try {
    const parsed = parseArguments(args, commands);
    if (parsed === "help") {
      terminal.print(USAGE);
      return DONE;
    }
    const { db, url, close } = await openDatabase(terminal.readEnv(), createLog("silent"));
    try {
      return await parsed.command.run(db, terminal, parsed.options, parsed.typed, url);
    } finally {
      await close();
    }
  } catch (error) {
    const isUsage = error instanceof UsageError;
    terminal.printError(isUsage ? `${error.message}\n\n${USAGE}` : toOneLine(error));
    return isUsage ? WRONG_USAGE : FAILED;
  } finally {
    terminal.progress?.done();
  }
}

import { randomUUID } from "node:crypto";
import type { GivenCalls } from "#app/desk/calls/give-calls-away.service.server.ts";
import { clearDemo } from "#app/desk/demo/demo.repository.server.ts";
import { handOver } from "#app/desk/handover/hand-over.service.server.ts";
import { countUnfinished } from "#app/desk/handover/handover.repository.server.ts";
import { toLeaveText } from "#app/desk/leave/leave-text.ts";
import { enterLeave } from "#app/desk/leave/leaves.service.server.ts";
import {
  changeRole,
  disableStaff,
  enableStaff,
  inviteStaff,
  resetStaff,
  sendSignInLink,
} from "#app/desk/staff/staff-accounts.service.server.ts";
import { STAFF_ROLE_LABELS } from "#contract/desk/staff-terms.ts";
import { PublicError } from "#platform/errors.ts";
import { createLog } from "#platform/process/log.server.ts";
import { systemClock } from "#platform/time/clock.ts";
import { MAIL } from "#services/email/email.server.ts";
import { startQueue } from "#services/queue.server.ts";
import type { Services } from "#services/services.server.ts";
import { toWelcomeUrl } from "#services/staff/first-owner.service.server.ts";
import {
  findAccountByEmail,
  listStaff,
  type StaffAccount,
  type StaffListItem,
} from "#services/staff/staff.repository.server.ts";
import { withDatabase } from "./command-database.ts";
import { runCommand } from "./run-command.ts";
import { parseStaffArguments, type StaffCommand } from "./staff-arguments.ts";
import { DONE, type Terminal } from "./terminal.ts";

const USAGE = `Usage: npm run staff -- COMMAND

  list                  everybody who has an account, or an invitation
  invite EMAIL          prints a link to set up an account, and sends it by email
    --role ROLE         owner, partner (the default), editor or reader
  role EMAIL ROLE       changes a role
  disable EMAIL         ends all sessions; the person can't sign in until enabled again. Their calls
                        go to hosts who are free
  hand-over EMAIL TO    gives the open requests and applications of a person to a colleague, or to
                        none: they are unassigned then
  leave EMAIL DEPUTY FIRST LAST
                        a leave from the first to the last day, like 2026-12-07: the work of the
                        person is among that of the deputy, calls go to hosts who are free
  enable EMAIL          lets a disabled person sign in again
  reset EMAIL           prints and sends a link that replaces password, authenticator app and
                        passkeys of an account; until it is used they stay as they are
  sign-in-link EMAIL    prints and sends a link to sign in by password and code while attempts by
                        others close an account to new browsers
  clear-demo            removes the demo's requests, applications and colleagues

One owner who can sign in always remains.

Uses the database of DATABASE_URL, or else the one in DATA_DIR. The site can be running.
Exit codes: 0 done, 1 not found or something failed, 2 wrong usage.`;

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** Runs one of the commands above; returns the exit code and never throws. */
export function runStaffCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand(terminal, USAGE, args, async () => {
    const command = parseStaffArguments(args);
    if (command === "help") {
      terminal.print(USAGE);
      return DONE;
    }
    return withDatabase(terminal, async ({ db, url, env }) => {
      const queue = await startQueue(url, [MAIL], createLog("silent"));
      try {
        await run({ db, queue, env, clock: systemClock }, terminal, command);
        return DONE;
      } finally {
        await queue.stop();
      }
    });
  });
}

async function run(deps: Deps, terminal: Terminal, command: StaffCommand): Promise<void> {
  const { email, role } = command;
  const printLink = (token: string, period = "7 days") => {
    terminal.print(`Sent to ${email}. The link works once, for ${period}:`);
    terminal.print(toWelcomeUrl(deps.env.siteUrl, token));
  };
  if (command.name === "list") return printList(terminal, await listStaff(deps.db));
  if (command.name === "clear-demo") {
    const count = await clearDemo(deps.db);
    return terminal.print(`Removed ${count} requests and applications of the demo.`);
  }
  if (command.name === "invite") return printLink(await inviteStaff(deps, null, { email, role }));

  const account = await findAccountByEmail(deps.db, email);
  if (!account) throw new PublicError(404, `There is no account with ${email}.`);
  switch (command.name) {
    case "reset":
      return printLink(await resetStaff(deps, null, account.id));
    case "sign-in-link":
      return printLink(await sendSignInLink(deps, null, account.id), "an hour");
    case "role":
      await changeRole(deps, null, account.id, role);
      return terminal.print(`${email} is ${STAFF_ROLE_LABELS[role].toLowerCase()} now.`);
    case "disable":
      printCalls(terminal, await disableStaff(deps, null, account.id));
      terminal.print(`${email} is signed out everywhere and can't sign in.`);
      return printUnfinished(deps, terminal, account);
    case "hand-over": {
      const { requests } = await handOver(deps, null, account.id, {
        to: await findReceiver(deps, command.to),
        intent: "hand-over",
      });
      return terminal.print(`Requests and applications handed over: ${requests}.`);
    }
    case "leave":
      printCalls(
        terminal,
        await enterLeave(deps, null, {
          staff: account.id,
          deputy: (await findReceiver(deps, command.to)) ?? 0,
          ...command.days,
          key: randomUUID(),
          confirmed: "",
          calls: "free",
        }),
      );
      return terminal.print(
        `${email} is away ${toLeaveText(command.days)}. Deputy: ${command.to}.`,
      );
    case "enable":
      await enableStaff(deps, null, account.id);
      return terminal.print(`${email} can sign in again.`);
  }
}

async function printUnfinished(
  { db }: Deps,
  terminal: Terminal,
  { id, email }: StaffAccount,
): Promise<void> {
  const count = (await countUnfinished(db)).get(id);
  if (!count) return;
  terminal.print(
    `Requests and applications they still own: ${count}. Give them to a colleague: npm run staff -- hand-over ${email} TO`,
  );
}

async function findReceiver({ db }: Deps, email: string | null): Promise<number | null> {
  if (email === null) return null;
  const account = await findAccountByEmail(db, email);
  if (!account) throw new PublicError(404, `There is no account with ${email}.`);
  return account.id;
}

function printCalls(terminal: Terminal, { calls, unchanged }: GivenCalls): void {
  if (calls > 0) terminal.print(`Calls that another host has now: ${calls}.`);
  for (const { name, reason } of unchanged) {
    terminal.print(`The call with ${name} stays: ${reason}`);
  }
}

function printList(terminal: Terminal, staff: readonly StaffListItem[]): void {
  if (staff.length === 0) terminal.print("There are no accounts yet.");
  for (const { email, name, role, disabled_at, is_set_up } of staff) {
    const state = disabled_at ? "disabled" : is_set_up ? "active" : "invited";
    terminal.print([email, role, state, name].filter(Boolean).join("  "));
  }
}

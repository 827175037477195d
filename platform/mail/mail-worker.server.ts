import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#database/client.server.ts";
import type { Env } from "../env.server.ts";
import type { Logger } from "../log.server.ts";
import { createCounter } from "../metrics/counter.ts";
import type { Queue } from "../queue.server.ts";
import { MAIL, type MailAddress, type QueuedMail } from "./mail.server.ts";
import { stripEndedMails, stripMail } from "./sent-mails.repository.server.ts";
import {
  createFileTransport,
  createSmtpTransport,
  type MailTransport,
} from "./transport.server.ts";

/** Attempts of this process; one that failed is made again by whichever process is free. */
export const mailDeliveries = createCounter({
  name: "mail_deliveries_total",
  help: "Attempts to deliver an email, by outcome.",
  labels: { outcome: ["sent", "failed"] },
});

/** By SMTP when it is configured, else as `.eml` files in the data folder. */
export function createMailTransport(
  env: Pick<Env, "smtpUrl" | "mailDir">,
  log: Logger,
): MailTransport {
  return env.smtpUrl
    ? createSmtpTransport(env.smtpUrl, log)
    : createFileTransport(env.mailDir, log);
}

/** What is left of a message in the queue once it was delivered. */
type SentMail = Omit<QueuedMail, "text" | "html" | "calendar">;

/** Milliseconds between two looks at a mail server that is away. */
const PAUSE = 5_000;

/**
 * Delivers what is in the queue. `getFrom` is asked each time: an operator may change it. Once a
 * server that was away is back, or a full disk has room, what waits for another attempt goes out at once.
 * The text of a message is deleted from its job once it was delivered or given up.
 */
export async function startMailWorker(
  { queue, db }: { queue: Queue; db: Database },
  deliver: MailTransport,
  getFrom: () => Promise<MailAddress>,
): Promise<void> {
  const { isThere = async () => true } = deliver;
  let isWatching = false;

  async function watch(): Promise<void> {
    // It is there and did not want this one message: the next attempt has time.
    if (await isThere()) return;
    do await wait(PAUSE, undefined, { ref: false });
    while (!(await isThere()));
    await queue.hurry(MAIL);
  }

  function watchOnce(): void {
    if (isWatching) return;
    isWatching = true;
    watch()
      // Then they go out when their time has come.
      .catch(() => {})
      .finally(() => {
        isWatching = false;
      });
  }

  queue.everyHour(() => stripEndedMails(db));

  await queue.work<QueuedMail | SentMail>(
    MAIL,
    async ({ id, data: mail, createdOn: createdAt }) => {
      // It was delivered and its text deleted, but the queue could not be told.
      if ("label" in mail && !("text" in mail)) return;
      const from = await getFrom();
      try {
        await deliver({ mail, from, createdAt });
        mailDeliveries.add("sent");
      } catch (error) {
        mailDeliveries.add("failed");
        watchOnce();
        throw error;
      }
      // A failure here must not send the message again; the hourly run comes back to it.
      await stripMail(db, id).catch(() => {});
    },
  );
}

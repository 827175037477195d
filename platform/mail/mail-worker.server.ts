import { join } from "node:path";
import type { Env } from "../env.server.ts";
import type { Logger } from "../log.server.ts";
import type { Queue } from "../queue.server.ts";
import { MAIL, type MailAddress, type QueuedMail } from "./mail.server.ts";
import {
  createFileTransport,
  createSmtpTransport,
  type MailTransport,
} from "./transport.server.ts";

/** By SMTP when it is configured, else as `.eml` files in the data folder. */
export function createMailTransport(
  env: Pick<Env, "smtpUrl" | "dataDir">,
  log: Logger,
): MailTransport {
  return env.smtpUrl
    ? createSmtpTransport(env.smtpUrl, log)
    : createFileTransport(join(env.dataDir, "mail"), log);
}

/** Delivers what is in the queue. `getFrom` is asked each time: an operator may change it. */
export async function startMailWorker(
  queue: Queue,
  deliver: MailTransport,
  getFrom: () => Promise<MailAddress>,
): Promise<void> {
  await queue.work<QueuedMail>(MAIL, async (job) => {
    await deliver({
      mail: job.data,
      from: await getFrom(),
      createdAt: job.createdOn,
    });
  });
}

import { toUtcText } from "#app/requests/request-texts.ts";
import type { QueuedMail } from "#platform/mail/mail.server.ts";
import type { OpenJob } from "#platform/queue.server.ts";

/** Every message that has not been sent, with why, and what to do about those that were given up. */
export function toMailLines(mails: readonly OpenJob<QueuedMail>[]): string[] {
  const givenUp = mails.filter((mail) => mail.isDeadLetter).length;
  const waiting = mails.length - givenUp;
  if (mails.length === 0) return ["No emails are waiting or have failed."];
  return [
    `${waiting} waiting, ${givenUp} failed.`,
    ...mails.flatMap((mail) => [
      "",
      `${mail.data.label}, to ${mail.data.to.address}`,
      `  Since   ${toUtcText(mail.createdAt)}`,
      `  Tried   ${toAttempts(mail)}`,
      ...(mail.reason ? [`  Reason  ${mail.reason}`] : []),
    ]),
    ...(givenUp > 0 ? ["", "npm run requests -- mail --retry sends failed emails again."] : []),
  ];
}

function toAttempts({ attempts, nextAt }: OpenJob<QueuedMail>): string {
  const times = attempts === 0 ? "not yet" : attempts === 1 ? "once" : `${attempts} times`;
  if (!nextAt) return `${times}, failed`;
  return attempts === 0 ? times : `${times}, again from ${toUtcText(nextAt)}`;
}

import { toZonedText } from "#platform/zoned-text.ts";
import type { QueuedMail } from "#services/mail/mail.server.ts";
import type { OpenJob } from "#services/queue.server.ts";

/** All unsent emails with the reason, and how to retry dead letters. */
export function toMailLines(mails: readonly OpenJob<QueuedMail>[], zone: string): string[] {
  const deadLetters = mails.filter((mail) => mail.isDeadLetter).length;
  const waiting = mails.length - deadLetters;
  if (mails.length === 0) return ["No emails are waiting or have failed."];
  return [
    `${waiting} waiting, ${deadLetters} failed.`,
    ...mails.flatMap((mail) => [
      "",
      `${mail.data.label}, to ${mail.data.to.address}`,
      `  Since   ${toZonedText(mail.createdAt, zone)}`,
      `  Tried   ${toAttempts(mail, zone)}`,
      ...(mail.reason ? [`  Reason  ${mail.reason}`] : []),
    ]),
    ...(deadLetters > 0 ? ["", "npm run requests -- mail --retry sends failed emails again."] : []),
  ];
}

function toAttempts({ attempts, nextAt, data }: OpenJob<QueuedMail>, zone: string): string {
  const times = attempts === 0 ? "not yet" : attempts === 1 ? "once" : `${attempts} times`;
  if (!nextAt) return `${times}, failed`;
  return attempts === 0 && !data.send_at
    ? times
    : `${times}, ${attempts === 0 ? "" : "again "}from ${toZonedText(nextAt, zone)}`;
}

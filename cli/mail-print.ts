import { toZonedText } from "#platform/time/zoned-text.ts";
import type { QueuedEmail } from "#services/email/email.server.ts";
import type { OpenJob } from "#services/queue-jobs.ts";

/** All unsent emails with the reason, and how to retry dead letters. */
export function toEmailLines(emails: readonly OpenJob<QueuedEmail>[], zone: string): string[] {
  const deadLetters = emails.filter((email) => email.isDeadLetter).length;
  const waiting = emails.length - deadLetters;
  if (emails.length === 0) return ["No emails are waiting or have failed."];
  return [
    `${waiting} waiting, ${deadLetters} failed.`,
    ...emails.flatMap((email) => [
      "",
      `${email.data.label}, to ${email.data.to.address}`,
      `  Since   ${toZonedText(email.createdAt, zone)}`,
      `  Tried   ${toAttempts(email, zone)}`,
      ...(email.reason ? [`  Reason  ${email.reason}`] : []),
    ]),
    ...(deadLetters > 0 ? ["", "npm run requests -- mail --retry sends failed emails again."] : []),
  ];
}

function toAttempts({ attempts, nextAt, data }: OpenJob<QueuedEmail>, zone: string): string {
  const times = attempts === 0 ? "not yet" : attempts === 1 ? "once" : `${attempts} times`;
  if (!nextAt) return `${times}, failed`;
  return attempts === 0 && !data.send_at
    ? times
    : `${times}, ${attempts === 0 ? "" : "again "}from ${toZonedText(nextAt, zone)}`;
}

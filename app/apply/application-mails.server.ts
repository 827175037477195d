import { NOT_REPEATED, toConfirmationDetail, toMail } from "#app/requests/request-mails.server.ts";
import { toUtcText } from "#app/requests/request-texts.ts";
import { toWithin } from "#app/site/terms.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { toGreeting, toUnconfirmed } from "#services/mail/greeting.server.ts";
import type { Mail, MailAddress } from "#services/mail/mail.server.ts";
import type { MailBlock, MailDetail } from "#services/mail/mail-document.ts";
import {
  type ReadableApplication,
  toApplicationSections,
  toRetentionText,
} from "./application-texts.ts";
import { toApplyNextSteps } from "./apply-next-steps.ts";

/** An application as it was stored, with everything that its emails contain. */
export type ApplicationMailData = {
  reference: string;
  submitted_at: Date;
  application: ReadableApplication & { keep_profile: boolean };
  /** Whether the applicant gets a confirmation: the limit per address may be reached. */
  isConfirmed: boolean;
  site: Site;
  siteUrl: string;
};

/** Email to the operator with everything the applicant sent. A reply goes to the applicant. */
export function toApplicationOperatorMail(
  { reference, submitted_at, application, isConfirmed, site, siteUrl }: ApplicationMailData,
  to: MailAddress,
): Promise<Mail> {
  const who = toFullName(application);
  return toMail(
    {
      to,
      replyTo: { name: who, address: application.email },
      subject: `Application ${reference} from ${who}: ${application.job}`,
      label: `${reference} operator`,
    },
    {
      heading: "New application",
      preview: `${who}: ${application.job}`,
      blocks: [
        {
          kind: "text",
          text: `${who} applied for: ${application.job}. Reference: ${reference}.\n\nReply to this email to answer them. To save the CV to a file, run:\nnpm run requests -- file ${reference}`,
        },
        ...toAnswerBlocks(application),
        {
          kind: "details",
          title: "Sent",
          details: [
            ["When", toUtcText(submitted_at)],
            ["Stored for", toRetentionText(application.keep_profile)],
            ...toConfirmationDetail(isConfirmed),
          ],
        },
      ],
      footer: `${site.name}\n${siteUrl}`,
    },
  );
}

/** Email to the applicant: the next steps, and nothing that was typed (see requests). */
export function toApplicationConfirmation({
  reference,
  application,
  site,
  siteUrl,
}: ApplicationMailData): Promise<Mail> {
  const name = toFullName(application);
  return toMail(
    {
      to: toUnconfirmed(name, application.email),
      replyTo: { name: site.name, address: site.email },
      subject: `We have your application ${reference}`,
      label: `${reference} confirmation`,
    },
    {
      heading: "We have your application",
      preview: `Your reference is ${reference}. We'll reply${toWithin(site.terms?.decision_time)}.`,
      blocks: [
        {
          kind: "text",
          text: `${toGreeting(name)}\n\nYou applied for: ${application.job}. Your reference is ${reference}.`,
        },
        { kind: "steps", title: "What happens next", steps: toApplyNextSteps(site.terms) },
        {
          kind: "text",
          text: application.keep_profile
            ? "You agreed that we store your profile for 2 years and email you when something fits. You can withdraw your consent at any time by replying to this email."
            : "We store your application for 6 months after the decision, then erase it.",
        },
        { kind: "text", text: NOT_REPEATED },
      ],
      footer: `${site.name}\n${site.email}\n${siteUrl}\n\nYou're receiving this email because this address was used for an application on our site. If that wasn't you, ignore it.`,
    },
  );
}

function toAnswerBlocks(application: ReadableApplication): MailBlock[] {
  const sections = toApplicationSections(application).slice(1);
  const blocks = sections.flatMap(({ title, answers }): MailBlock[] => {
    const details = answers
      .filter(({ name, lines }) => lines.length > 0 && name !== "about")
      .map(({ label, lines }): MailDetail => [label, lines.join(", ")]);
    return details.length > 0 ? [{ kind: "details", title, details }] : [];
  });
  return [...blocks, { kind: "quote", title: "About", text: application.about }];
}

import type { FormMails } from "#app/requests/mails/form-mails.server.ts";
import { NOT_REPEATED } from "#app/requests/mails/mail-blocks.ts";
import { toAgencyTimeText } from "#app/requests/records/request-texts.ts";
import { toWithin } from "#app/site/terms.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import { toGreeting, toUnconfirmed } from "#services/mail/greeting.server.ts";
import { toConfirmationDetail } from "#services/mail/mail-confirmations.repository.server.ts";
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

export function toApplicationMails(mailData: ApplicationMailData): FormMails {
  const { reference, isConfirmed, site, siteUrl } = mailData;
  return {
    form: "apply",
    ...{ reference, site, siteUrl },
    operator: toOperatorMail(mailData),
    confirmation: isConfirmed ? toConfirmation(mailData) : undefined,
  };
}

/** Everything the applicant sent. A reply goes to the applicant. */
function toOperatorMail({
  reference,
  submitted_at,
  application,
  site,
  isConfirmed,
}: ApplicationMailData): FormMails["operator"] {
  const who = toFullName(application);
  return {
    replyTo: { name: who, address: application.email },
    subject: `Application ${reference} from ${who}: ${application.job}`,
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
          ["When", toAgencyTimeText(submitted_at, site)],
          ["Stored for", toRetentionText(application.keep_profile)],
          ...toConfirmationDetail(isConfirmed),
        ],
      },
    ],
  };
}

/** The next steps, and nothing that was typed (see requests). */
function toConfirmation({
  reference,
  application,
  site,
}: ApplicationMailData): FormMails["confirmation"] {
  const name = toFullName(application);
  return {
    to: toUnconfirmed(name, application.email),
    subject: `We have your application ${reference}`,
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
      NOT_REPEATED,
    ],
    reason:
      "You're receiving this email because this address was used for an application on our site. If that wasn't you, ignore it.",
  };
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

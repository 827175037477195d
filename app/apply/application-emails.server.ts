import { NOT_REPEATED, toDetails } from "#app/requests/emails/email-blocks.ts";
import type { ConfirmationTexts, FormEmails } from "#app/requests/emails/form-emails.server.ts";
import { toAgencyTimeText } from "#app/requests/records/request-texts.ts";
import { toStationBlock } from "#app/requests/stations/station-block.server.ts";
import { toWithin } from "#app/site/terms/terms.ts";
import type { Site } from "#contract/content/site.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { getRetention, toPeriodText } from "#contract/values/retention.ts";
import { toConfirmationDetail } from "#services/email/email-confirmations.repository.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import type { EmailTexts } from "#services/email/render-email.server.ts";
import {
  type ReadableApplication,
  toApplicationSections,
  toRetentionText,
} from "./application-texts.ts";
import { toApplyNextSteps } from "./apply-next-steps.ts";

/** An application as it was stored, with everything that its emails contain. */
export type ApplicationEmailData = {
  reference: string;
  submitted_at: Date;
  application: ReadableApplication & { keep_profile: boolean };
  /** Whether the applicant gets a confirmation: the limit per address may be reached. */
  isConfirmed: boolean;
  site: Site;
  siteUrl: string;
};

/** The emails of an application; a reply of staff goes to the applicant. */
export function toApplicationEmails(emailData: ApplicationEmailData): FormEmails {
  const { reference, application, isConfirmed, site, siteUrl } = emailData;
  const name = toFullName(application);
  return {
    form: "apply",
    reference,
    site,
    siteUrl,
    operator: {
      replyTo: { name, address: application.email },
      ...TEXTS.operator(emailData, name),
    },
    confirmation: isConfirmed
      ? toApplicationConfirmation(emailData, { name, email: application.email })
      : undefined,
  };
}

/** What a confirmation has of an application: as it was sent, or as it is stored. */
type ConfirmedApplication = Pick<ApplicationEmailData, "reference" | "submitted_at" | "site"> & {
  application: { job: string; keep_profile: boolean };
};

/** The email to the applicant. */
export function toApplicationConfirmation(
  emailData: ConfirmedApplication,
  { name, email }: { name: string; email: string },
): NonNullable<FormEmails["confirmation"]> {
  return { to: toUnconfirmed(name, email), ...TEXTS.confirmation(emailData, name) };
}

const TEXTS = {
  /** Everything the applicant sent. */
  operator: (
    { reference, submitted_at, application, site, isConfirmed }: ApplicationEmailData,
    name: string,
  ): EmailTexts => ({
    subject: `Application ${reference} from ${name}: ${application.job}`,
    heading: "New application",
    preview: `${name}: ${application.job}`,
    blocks: [
      {
        kind: "text",
        text: `${name} applied for: ${application.job}. Reference: ${reference}.\n\nReply to this email to answer them. To save the CV to a file, run:\nnpm run requests -- file ${reference}`,
      },
      ...toAnswerBlocks(application),
      { kind: "quote", title: "About", text: application.about },
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
  }),
  /** The next steps, and nothing that was typed (see requests). */
  confirmation: (
    { reference, submitted_at, application, site }: ConfirmedApplication,
    name: string,
  ): ConfirmationTexts => {
    const texts = toApplyNextSteps(site.terms);
    return {
      subject: `We have your application ${reference}`,
      heading: "We have your application",
      preview: `Your reference is ${reference}. We'll reply${toWithin(site.terms?.decision_time)}.`,
      blocks: [
        {
          kind: "text",
          text: `${toGreeting(name)}\n\nYou applied for: ${application.job}. Your reference is ${reference}.\n\nNext step: ${texts.read}`,
        },
        toStationBlock({ form: "apply", texts, submitted_at, site }),
        {
          kind: "text",
          text: application.keep_profile
            ? `You agreed that we store your profile for ${toPeriodText(getRetention().applications_with_consent)} and email you when something fits. You can withdraw your consent at any time by replying to this email.`
            : `We store your application for ${toPeriodText(getRetention().applications_decided)} after the decision, then erase it.`,
        },
        NOT_REPEATED,
      ],
      reason:
        "You're receiving this email because this address was used for an application on our site. If that wasn't you, ignore it.",
    };
  },
};

function toAnswerBlocks(application: ReadableApplication): EmailBlock[] {
  const sections = toApplicationSections(application).slice(1);
  return sections.flatMap(({ title, answers }) =>
    toDetails(
      title,
      answers
        .filter(({ name, lines }) => lines.length > 0 && name !== "about")
        .map(({ label, lines }) => [label, lines.join(", ")]),
    ),
  );
}

import { toWithin } from "#app/site/terms/terms.ts";
import type { Site } from "#contract/content/site.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { EmailCalendar } from "#services/email/email.server.ts";
import { toConfirmationDetail } from "#services/email/email-confirmations.repository.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import type { EmailTexts } from "#services/email/render-email.server.ts";
import type { ProjectName } from "../client-fields.ts";
import {
  toContactDetails,
  toProjectDetails,
  toProjectTerms,
  toProjectTexts,
} from "../records/client-texts.ts";
import type { ClientRequest } from "../records/request-row.ts";
import { toAgencyTimeText } from "../records/request-texts.ts";
import { toStationBlock } from "../stations/station-block.server.ts";
import type { StationTexts } from "../stations/stations.ts";
import { NOT_REPEATED, toQuote, toTermsDetails } from "./email-blocks.ts";
import type { ConfirmationTexts, FormEmails } from "./form-emails.server.ts";

/** The call that was booked with a request, as parts of the emails to each side. */
export type CallEmailParts = {
  operatorBlocks: readonly EmailBlock[];
  clientBlocks: readonly EmailBlock[];
  calendar: EmailCalendar;
  /** When it is, by the client's clocks. */
  time: string;
  /** Whether the client has to confirm it first: until then it is in no calendar of staff. */
  isTentative: boolean;
};

/** A request as it was stored, with everything that its emails contain. */
export type RequestEmailData<Request extends ClientRequest = ClientRequest> = {
  reference: string;
  submitted_at: Date;
  request: Request;
  /** Members that the client selected. */
  members: MemberCard[];
  call?: CallEmailParts | undefined;
  /** Whether the sender gets a confirmation: the limit per address may be reached. */
  isConfirmed: boolean;
  site: Site;
  siteUrl: string;
};

/** Texts in which the kinds of requests differ. */
export type RequestEmailTexts = {
  form: "hire" | "find";
  /** "Hire request". */
  kind: string;
  /** After the client's name: "would like to hire 2 developers". */
  intent: string;
  /** After "You": "asked to hire 2 developers". */
  confirmation: string;
  /** What happens next, for the client. */
  nextSteps: StationTexts;
  /** Blocks of this kind only, in both emails. */
  details: readonly EmailBlock[];
  /** Blocks for the operator only, with text that the sender typed. */
  operatorDetails?: readonly EmailBlock[];
};

/** What a confirmation has of a request: as it was sent, or as it is stored. */
type ConfirmedRequest = Pick<
  RequestEmailData,
  "reference" | "submitted_at" | "call" | "site" | "siteUrl"
> & {
  request: { name: string; email: string } & Record<ProjectName, string | null>;
};

/** The email to the sender of a request. */
export function toRequestConfirmation(
  emailData: ConfirmedRequest,
  texts: RequestEmailTexts,
): NonNullable<FormEmails["confirmation"]> {
  const { request, call } = emailData;
  return {
    to: toUnconfirmed(request.name, request.email),
    calendar: call?.calendar,
    ...TEXTS.confirmation(emailData, texts),
  };
}

/** The emails of a client's request, in the texts of its kind; replies of staff go to the client. */
export function toRequestEmails(emailData: RequestEmailData, texts: RequestEmailTexts): FormEmails {
  const { reference, request, call, isConfirmed, site, siteUrl } = emailData;
  return {
    form: texts.form,
    reference,
    site,
    siteUrl,
    operator: {
      replyTo: { name: request.name, address: request.email },
      calendar: call?.isTentative ? undefined : call?.calendar,
      ...TEXTS.operator(emailData, texts),
    },
    confirmation: isConfirmed ? toRequestConfirmation(emailData, texts) : undefined,
  };
}

const TEXTS = {
  /** Everything the client sent. */
  operator: (
    { reference, request, submitted_at, site, call, isConfirmed }: RequestEmailData,
    { kind, intent, details, operatorDetails = [] }: RequestEmailTexts,
  ): EmailTexts => {
    const who = request.company_name ? `${request.name} of ${request.company_name}` : request.name;
    return {
      subject: `${kind} ${reference} from ${who}`,
      heading: `New ${kind.toLowerCase()}`,
      preview: `${who}: ${request.project_type}`,
      blocks: [
        {
          kind: "text",
          text: `${who} ${intent}. Reference: ${reference}.\n\nReply to this email to answer them.`,
        },
        ...(call?.operatorBlocks ?? []),
        ...details,
        ...operatorDetails,
        {
          kind: "details",
          title: "Contact",
          details: toContactDetails(request, "Not given"),
        },
        { kind: "details", title: "Project", details: toProjectDetails(request) },
        ...toProjectTexts(request).flatMap(([title, text]) => toQuote(title, text)),
        {
          kind: "details",
          title: "Sent",
          details: [
            ["When", toAgencyTimeText(submitted_at, site)],
            ["News by email", request.marketing_consent ? "Yes, agreed" : "No"],
            ...toConfirmationDetail(isConfirmed),
          ],
        },
      ],
    };
  },
  /**
   * The next steps and what the client selected. The address is not verified, so the message
   * repeats nothing that was typed, and a name only where it looks like one.
   */
  confirmation: (
    { reference, submitted_at, request, call, site }: ConfirmedRequest,
    { form, confirmation, details, nextSteps: texts }: RequestEmailTexts,
  ): ConfirmationTexts => ({
    subject: call?.isTentative
      ? `Confirm the call about your request ${reference}`
      : `We have your request ${reference}`,
    heading: "We have your request",
    preview: call?.isTentative
      ? "Confirm your call with the link in this email, or we'll release the time."
      : `Your reference is ${reference}. We'll email you${toWithin(site.terms?.reply_time)}.`,
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(request.name)}\n\nYou ${confirmation}. Your reference is ${reference}.\n\nNext step: ${call?.isTentative ? "Confirm our call with the link below." : texts.read}`,
      },
      ...(call?.clientBlocks ?? []),
      toStationBlock({ form, texts, submitted_at, call: call?.time, site }),
      ...toTermsDetails(site),
      ...details,
      { kind: "details", title: "Your project", details: toProjectTerms(request) },
      NOT_REPEATED,
    ],
    reason:
      "You're receiving this email because this address was used for a request on our site. If that wasn't you, ignore it.",
  }),
};

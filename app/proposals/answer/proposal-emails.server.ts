import { toDevelopers, toQuote, toTermsDetails } from "#app/requests/emails/email-blocks.ts";
import type { ConfirmationTexts, FormEmails } from "#app/requests/emails/form-emails.server.ts";
import { toAgencyTimeText, toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toStationBlock } from "#app/requests/stations/station-block.server.ts";
import { toWithin } from "#app/site/terms/terms.ts";
import type { Site } from "#contract/content/site.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { MEMBER_ANSWER_LABELS, NO_ANSWER_LABEL } from "#contract/members/member-answer-terms.ts";
import { toBothNames } from "#contract/members/member-terms.ts";
import type { EmailDetail, EmailLink } from "#services/email/email-document.ts";
import type { EmailTexts } from "#services/email/render-email.server.ts";
import type { ProposalRow } from "../proposals.repository.server.ts";
import { ANSWER_FIELDS } from "./answer-fields.ts";
import { toAnswerSteps } from "./answer-steps.ts";
import {
  type AnsweredMember,
  countAnswers,
  groupAnswers,
  toAnswerCounts,
} from "./member-answers.ts";

/**
 * A stored answer with everything that its emails contain; members at the rates of the proposal.
 */
export type AnswerEmailData = {
  reference: string;
  submitted_at: Date;
  proposal: Pick<ProposalRow, "id" | "slug" | "client" | "client_email" | "prepared_by">;
  answers: AnsweredMember[];
  /** Offered, without an answer. */
  others: MemberCard[];
  /** Optional message of the client; empty without one. */
  message: string;
  site: Site;
  siteUrl: string;
};

/** The emails of an answer; a reply of staff goes to the client. */
export function toAnswerEmails(emailData: AnswerEmailData): FormEmails {
  const { reference, proposal, site, siteUrl } = emailData;
  const { client: name, client_email: address } = proposal;
  const client = address ? { name, address } : undefined;
  return {
    form: "proposal",
    reference,
    site,
    siteUrl,
    operator: { replyTo: client, ...TEXTS.operator(emailData) },
    confirmation: client && { to: client, ...TEXTS.confirmation(emailData) },
  };
}

const TEXTS = {
  /** The members by answer, with the client's comments, and the others. */
  operator: (emailData: AnswerEmailData): EmailTexts => {
    const { reference, proposal, answers, others, message, siteUrl } = emailData;
    const { client, client_email, prepared_by, slug } = proposal;
    const counts = toAnswerCounts(countAnswers(answers));
    return {
      subject: `Proposal answer ${reference} from ${client}`,
      heading: "A proposal was answered",
      preview: answers
        .map(({ member, answer }) => `${toBothNames(member)}: ${MEMBER_ANSWER_LABELS[answer]}`)
        .join(", "),
      blocks: [
        {
          kind: "text",
          text: `${client} answered on ${answers.length} of ${toDeveloperCount(answers.length + others.length)}: ${counts}. Reference: ${reference}.\n\n${
            client_email
              ? "Reply to this email to answer them."
              : "The proposal has no client email address: contact the person you sent the link to."
          }`,
        },
        ...toQuote(ANSWER_FIELDS.message.label, message),
        ...groupAnswers(answers).flatMap(({ answer, entries }) => [
          toDevelopers(
            entries.map(({ member }) => member),
            siteUrl,
            MEMBER_ANSWER_LABELS[answer],
          ),
          ...entries.flatMap(({ member, comment }) =>
            toQuote(`On ${toBothNames(member)}`, comment),
          ),
        ]),
        ...(others.length > 0 ? [toDevelopers(others, siteUrl, NO_ANSWER_LABEL)] : []),
        {
          kind: "details",
          title: "Proposal",
          details: [
            ["For", client],
            ["Prepared by", prepared_by],
            // One of the desk has no file.
            ...(slug ? [["File", `proposals/${slug}.yaml`] as const] : []),
            ["Answered", toAgencyTimeText(emailData.submitted_at, emailData.site)],
          ],
        },
        { kind: "links", title: "Link", links: [TEXTS.link(emailData)] },
      ],
    };
  },
  /**
   * No links to profiles here: those show the rates of the site. No comments either: the link of a
   * proposal may be passed on, and what was typed is not repeated.
   */
  confirmation: (emailData: AnswerEmailData): ConfirmationTexts => {
    const { reference, submitted_at, proposal, answers, site } = emailData;
    const texts = toAnswerSteps(site.terms, answers);
    return {
      subject: `We have your answer ${reference}`,
      heading: "We have your answer",
      preview: `Your reference is ${reference}. We'll email you${toWithin(site.terms?.reply_time)}.`,
      blocks: [
        {
          kind: "text",
          text: `Hello,\n\nWe have your answer to the proposal for ${proposal.client}. Your reference is ${reference}.\n\nNext step: ${texts.read}`,
        },
        toStationBlock({ form: "proposal", texts, submitted_at, site }),
        ...toTermsDetails(site),
        { kind: "details", title: "Your answers", details: toAnswerDetails(answers) },
        { kind: "links", title: "The proposal", links: [TEXTS.link(emailData)] },
        { kind: "text", text: "Is something wrong? Reply to this email." },
      ],
      reason: `You're receiving this email because ${site.name} made a proposal for you. The link is for you only.`,
    };
  },
  link: ({ proposal, siteUrl }: AnswerEmailData): EmailLink => ({
    label: `Proposal for ${proposal.client}`,
    href: `${siteUrl}/proposals/${proposal.id}`,
  }),
};

function toAnswerDetails(answers: readonly AnsweredMember[]): EmailDetail[] {
  return groupAnswers(answers).flatMap(({ answer, entries }) =>
    entries.map(
      ({ member }): EmailDetail => [
        `${toBothNames(member)}, ${member.position}`,
        MEMBER_ANSWER_LABELS[answer],
      ],
    ),
  );
}

import type { ConfirmationTexts, FormMails } from "#app/requests/mails/form-mails.server.ts";
import { toDevelopers, toQuote, toTermsDetails } from "#app/requests/mails/mail-blocks.ts";
import { toAgencyTimeText, toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toWithin } from "#app/site/terms.ts";
import type { MemberCard } from "#contract/member.ts";
import { MEMBER_ANSWER_LABELS, NO_ANSWER_LABEL } from "#contract/member-answer-terms.ts";
import { toBothNames } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import type { MailDetail, MailLink } from "#services/mail/mail-document.ts";
import type { EmailTexts } from "#services/mail/render-email.server.ts";
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
export type AnswerMailData = {
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
export function toAnswerMails(mailData: AnswerMailData): FormMails {
  const { reference, proposal, site, siteUrl } = mailData;
  const { client: name, client_email: address } = proposal;
  const client = address ? { name, address } : undefined;
  return {
    form: "proposal",
    reference,
    site,
    siteUrl,
    operator: { replyTo: client, ...TEXTS.operator(mailData) },
    confirmation: client && { to: client, ...TEXTS.confirmation(mailData) },
  };
}

const TEXTS = {
  /** The members by answer, with the client's comments, and the others. */
  operator: (mailData: AnswerMailData): EmailTexts => {
    const { reference, proposal, answers, others, message, siteUrl } = mailData;
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
            ["Answered", toAgencyTimeText(mailData.submitted_at, mailData.site)],
          ],
        },
        { kind: "links", title: "Link", links: [TEXTS.link(mailData)] },
      ],
    };
  },
  /**
   * No links to profiles here: those show the rates of the site. No comments either: the link of a
   * proposal may be passed on, and what was typed is not repeated.
   */
  confirmation: (mailData: AnswerMailData): ConfirmationTexts => {
    const { reference, proposal, answers, site } = mailData;
    return {
      subject: `We have your answer ${reference}`,
      heading: "We have your answer",
      preview: `Your reference is ${reference}. We'll email you${toWithin(site.terms?.reply_time)}.`,
      blocks: [
        {
          kind: "text",
          text: `Hello,\n\nWe have your answer to the proposal for ${proposal.client}. Your reference is ${reference}.`,
        },
        { kind: "steps", title: "What happens next", steps: toAnswerSteps(site.terms, answers) },
        ...toTermsDetails(site),
        { kind: "details", title: "Your answers", details: toAnswerDetails(answers) },
        { kind: "links", title: "The proposal", links: [TEXTS.link(mailData)] },
        { kind: "text", text: "Is something wrong? Reply to this email." },
      ],
      reason: `You're receiving this email because ${site.name} made a proposal for you. The link is for you only.`,
    };
  },
  link: ({ proposal, siteUrl }: AnswerMailData): MailLink => ({
    label: `Proposal for ${proposal.client}`,
    href: `${siteUrl}/proposals/${proposal.id}`,
  }),
};

function toAnswerDetails(answers: readonly AnsweredMember[]): MailDetail[] {
  return groupAnswers(answers).flatMap(({ answer, entries }) =>
    entries.map(
      ({ member }): MailDetail => [
        `${toBothNames(member)}, ${member.position}`,
        MEMBER_ANSWER_LABELS[answer],
      ],
    ),
  );
}

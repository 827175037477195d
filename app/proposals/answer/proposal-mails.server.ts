import type { FormMails } from "#app/requests/mails/form-mails.server.ts";
import { toDevelopers, toMessage, toTermsDetails } from "#app/requests/mails/mail-blocks.ts";
import { toAgencyTimeText, toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toWithin } from "#app/site/terms.ts";
import type { MemberCard } from "#contract/member.ts";
import { MEMBER_ANSWER_LABELS, NO_ANSWER_LABEL } from "#contract/member-answer-terms.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import type { MailBlock } from "#services/mail/mail-document.ts";
import type { ProposalRow } from "../proposals.repository.server.ts";
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

export function toAnswerMails(mailData: AnswerMailData): FormMails {
  const { reference, proposal, site, siteUrl } = mailData;
  const address = proposal.client_email;
  return {
    form: "proposal",
    ...{ reference, site, siteUrl },
    operator: toOperatorMail(mailData),
    confirmation: address ? toConfirmation(mailData, address) : undefined,
  };
}

/** The members by answer, with the client's comments, and the others. */
function toOperatorMail(mailData: AnswerMailData): FormMails["operator"] {
  const { reference, proposal, answers, others, message, siteUrl } = mailData;
  const { client, client_email } = proposal;
  const counts = toAnswerCounts(countAnswers(answers));
  return {
    replyTo: client_email ? { name: client, address: client_email } : undefined,
    subject: `Proposal answer ${reference} from ${client}`,
    heading: "A proposal was answered",
    preview: answers
      .map(({ member, answer }) => `${toFullName(member)}: ${MEMBER_ANSWER_LABELS[answer]}`)
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
      ...toMessage(message),
      ...groupAnswers(answers).flatMap(({ answer, entries }) => [
        toDevelopers(
          entries.map(({ member }) => member),
          siteUrl,
          MEMBER_ANSWER_LABELS[answer],
        ),
        ...entries.flatMap(toComment),
      ]),
      ...(others.length > 0 ? [toDevelopers(others, siteUrl, NO_ANSWER_LABEL)] : []),
      {
        kind: "details",
        title: "Proposal",
        details: [
          ["For", client],
          ["Prepared by", proposal.prepared_by],
          // One of the desk has no file.
          ...(proposal.slug ? [["File", `proposals/${proposal.slug}.yaml`] as const] : []),
          ["Answered", toAgencyTimeText(mailData.submitted_at, mailData.site)],
        ],
      },
      { kind: "links", title: "Link", links: [toLink(mailData)] },
    ],
  };
}

function toComment({ member, comment }: AnsweredMember): MailBlock[] {
  return comment ? [{ kind: "quote", title: `On ${toFullName(member)}`, text: comment }] : [];
}

function toConfirmation(mailData: AnswerMailData, address: string): FormMails["confirmation"] {
  const { reference, proposal, answers, site } = mailData;
  return {
    to: { name: proposal.client, address },
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
      toAnswerDetails(answers),
      { kind: "links", title: "The proposal", links: [toLink(mailData)] },
      { kind: "text", text: "Is something wrong? Reply to this email." },
    ],
    reason: `You're receiving this email because ${site.name} made a proposal for you. The link is for you only.`,
  };
}

/**
 * No links to profiles here: those show the rates of the site. No comments either: the link of a
 * proposal may be passed on, and what was typed is not repeated.
 */
function toAnswerDetails(answers: readonly AnsweredMember[]): MailBlock {
  return {
    kind: "details",
    title: "Your answers",
    details: groupAnswers(answers).flatMap(({ answer, entries }) =>
      entries.map(
        ({ member }) =>
          [`${toFullName(member)}, ${member.position}`, MEMBER_ANSWER_LABELS[answer]] as const,
      ),
    ),
  };
}

function toLink({ proposal, siteUrl }: AnswerMailData) {
  return {
    label: `Proposal for ${proposal.client}`,
    href: `${siteUrl}/proposals/${proposal.id}`,
  };
}

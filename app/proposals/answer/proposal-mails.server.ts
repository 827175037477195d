import {
  toDevelopers,
  toMail,
  toMessage,
  toTermsDetails,
} from "#app/requests/request-mails.server.ts";
import { toDeveloperCount, toUtcText } from "#app/requests/request-texts.ts";
import { toWithin } from "#app/site/terms.ts";
import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Site } from "#contract/site.ts";
import type { Mail, MailAddress } from "#services/mail/mail.server.ts";
import type { MailBlock } from "#services/mail/mail-document.ts";
import type { ProposalRow } from "../proposals.repository.server.ts";
import { toAnswerSteps } from "./answer-steps.ts";

/**
 * A stored answer with everything that its emails contain; members at the rates of the proposal.
 */
export type AnswerMailData = {
  reference: string;
  submitted_at: Date;
  proposal: Pick<ProposalRow, "id" | "slug" | "client" | "client_email" | "prepared_by">;
  chosen: MemberCard[];
  others: MemberCard[];
  /** Optional message of the client; empty without one. */
  message: string;
  site: Site;
  siteUrl: string;
};

const toProposalUrl = ({ siteUrl, proposal }: AnswerMailData) =>
  `${siteUrl}/proposals/${proposal.id}`;

/** Email to the operator: the chosen members and the others. */
export function toOperatorMail(mailData: AnswerMailData, to: MailAddress): Promise<Mail> {
  const { reference, proposal, chosen, others, siteUrl } = mailData;
  const { client, client_email } = proposal;
  return toMail(
    {
      to,
      ...(client_email ? { replyTo: { name: client, address: client_email } } : {}),
      subject: `Proposal answer ${reference} from ${client}`,
      label: `${reference} operator`,
    },
    {
      heading: "A proposal was answered",
      preview: `${client} chose ${chosen.map(toFullName).join(", ")}`,
      blocks: [
        {
          kind: "text",
          text: `${client} chose ${toDeveloperCount(chosen.length)} of ${chosen.length + others.length}. Reference: ${reference}.\n\n${
            client_email
              ? "Reply to this email to answer them."
              : "The proposal has no client email address: contact the person you sent the link to."
          }`,
        },
        ...toMessage(mailData),
        toDevelopers({ members: chosen, siteUrl }, "Chosen"),
        ...(others.length > 0 ? [toDevelopers({ members: others, siteUrl }, "Not chosen")] : []),
        {
          kind: "details",
          title: "Proposal",
          details: [
            ["For", client],
            ["Prepared by", proposal.prepared_by],
            ["File", `proposals/${proposal.slug}.yaml`],
            ["Answered", toUtcText(mailData.submitted_at)],
          ],
        },
        { kind: "links", title: "Link", links: [toLink(mailData)] },
      ],
      footer: `${mailData.site.name}\n${siteUrl}`,
    },
  );
}

/** Email to the client, if the proposal has an email address. */
export function toClientMail(mailData: AnswerMailData, address: string): Promise<Mail> {
  const { reference, proposal, chosen, site, siteUrl } = mailData;
  return toMail(
    {
      to: { name: proposal.client, address },
      replyTo: { name: site.name, address: site.email },
      subject: `We have your answer ${reference}`,
      label: `${reference} confirmation`,
    },
    {
      heading: "We have your answer",
      preview: `Your reference is ${reference}. We'll email you${toWithin(site.terms?.reply_time)}.`,
      blocks: [
        {
          kind: "text",
          text: `Hello,\n\nWe have your answer to the proposal for ${proposal.client}. You chose ${toDeveloperCount(chosen.length)}. Your reference is ${reference}.`,
        },
        { kind: "steps", title: "What happens next", steps: toAnswerSteps(site.terms) },
        ...toTermsDetails(site),
        toChosenDetails(chosen),
        { kind: "links", title: "The proposal", links: [toLink(mailData)] },
        { kind: "text", text: "Is something wrong? Reply to this email." },
      ],
      footer: `${site.name}\n${site.email}\n${siteUrl}\n\nYou're receiving this email because ${site.name} made a proposal for you. The link is for you only.`,
    },
  );
}

/** No links to profiles here: those show the rates of the site. */
function toChosenDetails(chosen: readonly MemberCard[]): MailBlock {
  return {
    kind: "details",
    title: "Your choice",
    details: chosen.map((member) => [toFullName(member), member.position]),
  };
}

function toLink(mailData: AnswerMailData) {
  return { label: `Proposal for ${mailData.proposal.client}`, href: toProposalUrl(mailData) };
}

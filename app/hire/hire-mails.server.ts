import {
  type RequestMailData,
  type RequestMailTexts,
  toConfirmationMail,
  toDevelopers,
  toOperatorMail,
} from "#app/requests/request-mails.server.ts";
import { toDeveloperCount } from "#app/requests/request-texts.ts";
import type { HireRequest } from "#contract/hire-request.ts";
import type { Mail, MailAddress } from "#services/mail/mail.server.ts";

export type HireMailData = RequestMailData<HireRequest>;

export function toHireOperatorMail(mailData: HireMailData, to: MailAddress): Promise<Mail> {
  return toOperatorMail(mailData, toTexts(mailData), to);
}

export function toHireConfirmation(mailData: HireMailData): Promise<Mail> {
  return toConfirmationMail(mailData, toTexts(mailData));
}

function toTexts(mailData: HireMailData): RequestMailTexts {
  const count = toDeveloperCount(mailData.members.length);
  return {
    kind: "Hire request",
    intent: `would like to hire ${count}`,
    confirmation: `asked to hire ${count}`,
    details: [toDevelopers(mailData)],
  };
}

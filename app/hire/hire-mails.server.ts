import {
  type MailedRequest,
  type RequestWords,
  toConfirmationMail,
  toDevelopers,
  toOperatorMail,
} from "#app/requests/request-mails.server.ts";
import { toDeveloperCount } from "#app/requests/request-texts.ts";
import type { HireRequest } from "#contract/hire-request.ts";
import type { Mail, MailAddress } from "#platform/mail/mail.server.ts";

export type MailedHireRequest = MailedRequest<HireRequest>;

export function toHireOperatorMail(stored: MailedHireRequest, to: MailAddress): Promise<Mail> {
  return toOperatorMail(stored, toWords(stored), to);
}

export function toHireConfirmation(stored: MailedHireRequest): Promise<Mail> {
  return toConfirmationMail(stored, toWords(stored));
}

function toWords(stored: MailedHireRequest): RequestWords {
  const count = toDeveloperCount(stored.members.length);
  return {
    kind: "Hire request",
    wish: `would like to hire ${count}`,
    asked: `asked to hire ${count}`,
    details: [toDevelopers(stored)],
  };
}

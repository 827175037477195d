import { toNextSteps } from "#app/requests/form/next-steps.ts";
import type { FormMails } from "#app/requests/mails/form-mails.server.ts";
import { toDevelopers } from "#app/requests/mails/mail-blocks.ts";
import { type RequestMailData, toRequestMails } from "#app/requests/mails/request-mails.server.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { HireRequest } from "#contract/hire-request.ts";

export type HireMailData = RequestMailData<HireRequest>;

export function toHireMails(mailData: HireMailData): FormMails {
  const { members, call, site, siteUrl } = mailData;
  const count = toDeveloperCount(members.length);
  return toRequestMails(mailData, {
    form: "hire",
    kind: "Hire request",
    intent: `would like to hire ${count}`,
    confirmation: `asked to hire ${count}`,
    nextSteps: toNextSteps(site.terms, call !== undefined),
    details: [toDevelopers(members, siteUrl)],
  });
}

import { toDevelopers } from "#app/requests/emails/email-blocks.ts";
import type { FormEmails } from "#app/requests/emails/form-emails.server.ts";
import {
  type RequestEmailData,
  toRequestEmails,
} from "#app/requests/emails/request-emails.server.ts";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { HireRequest } from "#contract/clients/hire-request.ts";

export type HireEmailData = RequestEmailData<HireRequest>;

export function toHireEmails(emailData: HireEmailData): FormEmails {
  const { members, call, site, siteUrl } = emailData;
  const count = toDeveloperCount(members.length);
  return toRequestEmails(emailData, {
    form: "hire",
    kind: "Hire request",
    intent: `would like to hire ${count}`,
    confirmation: `asked to hire ${count}`,
    nextSteps: toNextSteps(site.terms, call !== undefined),
    details: [toDevelopers(members, siteUrl)],
  });
}

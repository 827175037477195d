import { toDevelopers } from "#app/requests/emails/email-blocks.ts";
import type { FormEmails } from "#app/requests/emails/form-emails.server.ts";
import {
  type RequestEmailData,
  type RequestEmailTexts,
  toRequestEmails,
} from "#app/requests/emails/request-emails.server.ts";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { HireRequest } from "#contract/clients/hire-request.ts";
import { withNoun } from "#contract/values/trade.ts";

export type HireEmailData = RequestEmailData<HireRequest>;

export function toHireEmails(emailData: HireEmailData): FormEmails {
  return toRequestEmails(emailData, toHireTexts(emailData));
}

/** What both emails say of a hire request. */
export function toHireTexts({
  members,
  call,
  site,
  siteUrl,
}: Pick<HireEmailData, "members" | "call" | "site" | "siteUrl">): RequestEmailTexts {
  // One that staff entered by hand may name none.
  const count = members.length > 0 ? toDeveloperCount(members.length) : withNoun("developers");
  return {
    form: "hire",
    kind: "Hire request",
    intent: `would like to hire ${count}`,
    confirmation: `asked to hire ${count}`,
    nextSteps: toNextSteps(site.terms, call !== undefined),
    details: members.length > 0 ? [toDevelopers(members, siteUrl)] : [],
  };
}

import { toDetails, toDevelopers, toQuote } from "#app/requests/emails/email-blocks.ts";
import type { FormEmails } from "#app/requests/emails/form-emails.server.ts";
import {
  type RequestEmailData,
  type RequestEmailTexts,
  toRequestEmails,
} from "#app/requests/emails/request-emails.server.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toRequestedDetails } from "#app/requests/records/requested-texts.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import type { FindRequest } from "#contract/clients/find-request.ts";
import { toSizeText } from "#platform/uploads/saved-file.ts";
import { toFindNextSteps } from "./find-next-steps.ts";

export type FindEmailData = RequestEmailData<FindRequest> & {
  /** Names of the technologies, in the order in which they were chosen. */
  technologies: string[];
  /** The file that came with it. */
  brief: { name: string; size: number } | undefined;
};

type FindTextData = Pick<FindEmailData, "members" | "technologies" | "site" | "siteUrl">;
type RequestedDetails = Parameters<typeof toRequestedDetails>[0];

export function toFindEmails(emailData: FindEmailData): FormEmails {
  const { request, brief } = emailData;
  return toRequestEmails(emailData, {
    ...toFindTexts(emailData, request),
    operatorDetails: [
      ...toDetails("File", brief ? [["Name", `${brief.name}, ${toSizeText(brief.size)}`]] : []),
      ...toQuote("Job description", request.job_description),
    ],
  });
}

/** What both emails say of a find request. */
export function toFindTexts(
  { members, technologies, site, siteUrl }: FindTextData,
  requested: Pick<RequestedDetails, "number_of_developers" | "seniority_level" | "max_rate">,
): RequestEmailTexts {
  const count = toDeveloperCount(requested.number_of_developers);
  const details = toRequestedDetails({
    number_of_developers: requested.number_of_developers,
    seniority_level: requested.seniority_level,
    max_rate: requested.max_rate,
    technologies,
    currency: toCurrency(site.terms),
  });
  return {
    form: "find",
    kind: "Find request",
    intent: `is looking for ${count}`,
    confirmation: `asked us to find ${count}`,
    nextSteps: toFindNextSteps(site.terms),
    details: [
      { kind: "details", title: "Who you need", details },
      ...(members.length > 0 ? [toDevelopers(members, siteUrl, "Interested in")] : []),
    ],
  };
}

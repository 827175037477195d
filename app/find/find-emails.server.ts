import { toDetails, toDevelopers, toQuote } from "#app/requests/emails/email-blocks.ts";
import type { FormEmails } from "#app/requests/emails/form-emails.server.ts";
import {
  type RequestEmailData,
  toRequestEmails,
} from "#app/requests/emails/request-emails.server.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toRequestedDetails } from "#app/requests/records/requested-texts.ts";
import { toCurrency } from "#app/site/terms.ts";
import type { FindRequest } from "#contract/clients/find-request.ts";
import { toSizeText } from "#platform/uploads/saved-file.ts";
import { toFindNextSteps } from "./find-next-steps.ts";

export type FindEmailData = RequestEmailData<FindRequest> & {
  /** Names of the technologies, in the order in which they were chosen. */
  technologies: string[];
  /** The file that came with it. */
  brief: { name: string; size: number } | undefined;
};

export function toFindEmails(emailData: FindEmailData): FormEmails {
  const { request, members, technologies, brief, site, siteUrl } = emailData;
  const count = toDeveloperCount(request.number_of_developers);
  const requested = toRequestedDetails({
    ...request,
    technologies,
    currency: toCurrency(site.terms),
  });
  return toRequestEmails(emailData, {
    form: "find",
    kind: "Find request",
    intent: `is looking for ${count}`,
    confirmation: `asked us to find ${count}`,
    nextSteps: toFindNextSteps(site.terms),
    details: [
      { kind: "details", title: "Who you need", details: requested },
      ...(members.length > 0 ? [toDevelopers(members, siteUrl, "Interested in")] : []),
    ],
    operatorDetails: [
      ...toDetails("File", brief ? [["Name", `${brief.name}, ${toSizeText(brief.size)}`]] : []),
      ...toQuote("Job description", request.job_description),
    ],
  });
}

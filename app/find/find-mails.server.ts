import type { FormMails } from "#app/requests/mails/form-mails.server.ts";
import { toDetails, toDevelopers, toQuote } from "#app/requests/mails/mail-blocks.ts";
import { type RequestMailData, toRequestMails } from "#app/requests/mails/request-mails.server.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toWantedDetails } from "#app/requests/records/wanted-texts.ts";
import { toCurrency } from "#app/site/terms.ts";
import type { FindRequest } from "#contract/find-request.ts";
import { toSizeText } from "#platform/uploads/saved-file.ts";
import { toFindNextSteps } from "./find-next-steps.ts";

export type FindMailData = RequestMailData<FindRequest> & {
  /** Names of the technologies, in the order in which they were chosen. */
  technologies: string[];
  /** The file that came with it. */
  brief: { name: string; size: number } | undefined;
};

export function toFindMails(mailData: FindMailData): FormMails {
  const { request, members, technologies, brief, site, siteUrl } = mailData;
  const count = toDeveloperCount(request.number_of_developers);
  const wanted = toWantedDetails({ ...request, technologies, currency: toCurrency(site.terms) });
  return toRequestMails(mailData, {
    form: "find",
    kind: "Find request",
    intent: `is looking for ${count}`,
    confirmation: `asked us to find ${count}`,
    nextSteps: toFindNextSteps(site.terms),
    details: [
      { kind: "details", title: "Who you need", details: wanted },
      ...(members.length > 0 ? [toDevelopers(members, siteUrl, "Interested in")] : []),
    ],
    operatorDetails: [
      ...toDetails("File", brief ? [["Name", `${brief.name}, ${toSizeText(brief.size)}`]] : []),
      ...toQuote("Job description", request.job_description),
    ],
  });
}

import {
  type RequestMailData,
  type RequestMailTexts,
  toConfirmationMail,
  toDevelopers,
  toOperatorMail,
} from "#app/requests/request-mails.server.ts";
import { toDeveloperCount, toWantedDetails } from "#app/requests/request-texts.ts";
import { toCurrency } from "#app/site/terms.ts";
import type { FindRequest } from "#contract/find-request.ts";
import { toSizeText } from "#platform/uploads/saved-file.ts";
import type { Mail, MailAddress } from "#services/mail/mail.server.ts";
import { toFindNextSteps } from "./find-next-steps.ts";

export type FindMailData = RequestMailData<FindRequest> & {
  /** Names of the technologies, in the order in which they were chosen. */
  technologies: string[];
  /** The file that came with it. */
  brief: { name: string; size: number } | undefined;
};

export function toFindOperatorMail(mailData: FindMailData, to: MailAddress): Promise<Mail> {
  return toOperatorMail(mailData, toTexts(mailData), to);
}

export function toFindConfirmation(mailData: FindMailData): Promise<Mail> {
  return toConfirmationMail(mailData, toTexts(mailData), toFindNextSteps(mailData.site.terms));
}

function toTexts(mailData: FindMailData): RequestMailTexts {
  const { request, members, technologies, brief, site } = mailData;
  const count = toDeveloperCount(request.number_of_developers);
  return {
    kind: "Find request",
    intent: `is looking for ${count}`,
    confirmation: `asked us to find ${count}`,
    details: [
      {
        kind: "details",
        title: "Wanted",
        details: toWantedDetails({ ...request, technologies, currency: toCurrency(site.terms) }),
      },
      ...(members.length > 0 ? [toDevelopers(mailData, "Interested in")] : []),
    ],
    operatorDetails: brief
      ? [
          {
            kind: "details",
            title: "File",
            details: [["Name", `${brief.name}, ${toSizeText(brief.size)}`]],
          },
        ]
      : [],
  };
}

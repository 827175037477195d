import {
  type MailedRequest,
  type RequestWords,
  toConfirmationMail,
  toDevelopers,
  toOperatorMail,
} from "#app/requests/request-mails.server.ts";
import { toDeveloperCount, toWantedFacts } from "#app/requests/request-texts.ts";
import { RATE_CURRENCY } from "#contract/find.ts";
import type { FindRequest } from "#contract/find-request.ts";
import type { Mail, MailAddress } from "#platform/mail/mail.server.ts";
import { toSizeText } from "#platform/uploads/kept-file.ts";
import { FIND_NEXT_STEPS } from "./find-next-steps.ts";

export type MailedFindRequest = MailedRequest<FindRequest> & {
  /** Names of the technologies, in the order in which they were chosen. */
  technologies: string[];
  /** The file that came with it. */
  brief: { name: string; size: number } | undefined;
};

export function toFindOperatorMail(stored: MailedFindRequest, to: MailAddress): Promise<Mail> {
  return toOperatorMail(stored, toWords(stored), to);
}

export function toFindConfirmation(stored: MailedFindRequest): Promise<Mail> {
  return toConfirmationMail(stored, toWords(stored), FIND_NEXT_STEPS);
}

function toWords(stored: MailedFindRequest): RequestWords {
  const { request, members, technologies, brief } = stored;
  const count = toDeveloperCount(request.number_of_developers);
  return {
    kind: "Find request",
    wish: `is looking for ${count}`,
    asked: `asked us to find ${count}`,
    details: [
      {
        kind: "facts",
        title: "Wanted",
        facts: toWantedFacts({ ...request, technologies, currency: RATE_CURRENCY }),
      },
      ...(members.length > 0 ? [toDevelopers(stored, "Interested in")] : []),
    ],
    operatorDetails: brief
      ? [
          {
            kind: "facts",
            title: "File",
            facts: [["Name", `${brief.name}, ${toSizeText(brief.size)}`]],
          },
        ]
      : [],
  };
}

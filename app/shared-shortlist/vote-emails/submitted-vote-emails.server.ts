import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { PublicError } from "#platform/errors.ts";
import { isOneClickUnsubscribe } from "#platform/forms/one-click-unsubscribe.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import type { Services } from "#services/services.server.ts";
import { confirmVoteEmails, stopByLink } from "./vote-emails.service.server.ts";

/** `unsubscribed` is by a mail program, which follows no redirect. */
type VoteEmailsDone = { kind: "confirmed" | "stopped" | "unsubscribed" };

/** Does what a button of the page of an email asks for, or the one click of a mail program. */
export function handleSubmittedVoteEmails(services: Services, token: string, request: Request) {
  return handleSubmittedForm<VoteEmailsDone>(request, async (read) => {
    const input = await read();
    const intent = input[PAGE_FORM_FIELDS.intent];
    if (isOneClickUnsubscribe(input)) {
      await stopByLink(services, token);
      return { kind: "unsubscribed" };
    }
    if (intent === "stop") {
      await stopByLink(services, token);
      return { kind: "stopped" };
    }
    if (intent !== "confirm") throw new PublicError(400, "The form has no such button");
    await confirmVoteEmails(services, token);
    return { kind: "confirmed" };
  });
}

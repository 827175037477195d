import { toWallTime } from "#app/booking/slots/wall-time.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { notFound } from "#platform/errors.ts";
import { isOneClickUnsubscribe } from "#platform/forms/one-click-unsubscribe.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  answerAvailability,
  stopAvailabilityEmails,
} from "../answer-availability.service.server.ts";
import { openEmail } from "../availability-link.server.ts";
import { parseRequested } from "../requested-availability.server.ts";

/** `unsubscribed` is by a mail program, which follows no redirect. */
type AnswerDone = { kind: "saved" | "stopped" | "resumed" | "unsubscribed" };

/** Does what a form of the page asks for, or the one click of a mail program. */
export function handleSubmittedAnswer(services: Services, token: string, request: Request) {
  return handleSubmittedForm<AnswerDone>(request, async (read) => {
    const input = await read();
    const intent = input[PAGE_FORM_FIELDS.intent];
    if (isOneClickUnsubscribe(input)) {
      await stopAvailabilityEmails(services, token, true);
      return { kind: "unsubscribed" };
    }
    if (intent === "stop" || intent === "resume") {
      await stopAvailabilityEmails(services, token, intent === "stop");
      return { kind: intent === "stop" ? "stopped" : "resumed" };
    }
    const now = services.clock();
    const email = await openEmail(services.db, token, now);
    if (!email) throw notFound("There is no such link");
    const parsed = parseRequested(input, toWallTime(now, email.member.timezone).date);
    if ("errors" in parsed) return parsed;
    await answerAvailability(services, token, parsed.requested);
    return { kind: "saved" };
  });
}

import { toWallTime } from "#app/booking/slots/wall-time.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { notFound } from "#platform/errors.ts";
import { isOneClickUnsubscribe } from "#platform/forms/one-click-unsubscribe.ts";
import { handlePostedForm } from "#platform/forms/posted-form.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  answerAvailability,
  stopAvailabilityEmails,
} from "../answer-availability.service.server.ts";
import { openEmail } from "../availability-link.server.ts";
import { parseWanted } from "../wanted-availability.server.ts";

/** `unsubscribed` is by a mail program, which follows no redirect. */
type AnswerDone = { kind: "saved" | "stopped" | "resumed" | "unsubscribed" };

/** Does what a form of the page asks for, or the one click of a mail program. */
export function handlePostedAnswer(services: Services, token: string, request: Request) {
  return handlePostedForm<AnswerDone>(request, async (read) => {
    const typed = await read();
    const intent = typed[PAGE_FORM_FIELDS.intent];
    if (isOneClickUnsubscribe(typed)) {
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
    const parsed = parseWanted(typed, toWallTime(now, email.member.timezone).date);
    if ("errors" in parsed) return parsed;
    await answerAvailability(services, token, parsed.wanted);
    return { kind: "saved" };
  });
}

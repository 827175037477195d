import { toWallTime } from "#app/booking/slots/slot-days.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { readPostedFields } from "#platform/forms/posted-fields.server.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import type { Services } from "#services/services.server.ts";
import {
  answerAvailability,
  stopAvailabilityEmails,
} from "../answer-availability.service.server.ts";
import { openEmail } from "../availability-link.server.ts";
import { parseWanted } from "../wanted-availability.server.ts";

export type AnswerState = Pick<PageFormState, "typed" | "errors" | "problem">;
export type PostedAnswer =
  /** `unsubscribed` is by a mail program, which follows no redirect. */
  | { kind: "saved" | "stopped" | "resumed" | "unsubscribed" }
  | { kind: "open"; state: AnswerState; status: number };

/** What mail programs post to the link of an email to stop such emails (RFC 8058). */
const ONE_CLICK = { name: "List-Unsubscribe", value: "One-Click" };

/** Does what a form of the page asks for, or the one click of a mail program. */
export async function handlePostedAnswer(
  services: Services,
  token: string,
  request: Request,
): Promise<PostedAnswer> {
  let typed: TypedValues = {};
  try {
    typed = Object.fromEntries(await readPostedFields(request));
    if (typed[ONE_CLICK.name] === ONE_CLICK.value) {
      await stopAvailabilityEmails(services, token, true);
      return { kind: "unsubscribed" };
    }
    return await change(services, token, typed);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { status, message } = error;
    return { kind: "open", state: { typed, errors: {}, problem: `${message}.` }, status };
  }
}

async function change(
  services: Services,
  token: string,
  typed: TypedValues,
): Promise<PostedAnswer> {
  const intent = typed[PAGE_FORM_FIELDS.intent];
  if (intent === "stop" || intent === "resume") {
    await stopAvailabilityEmails(services, token, intent === "stop");
    return { kind: intent === "stop" ? "stopped" : "resumed" };
  }
  const now = services.clock();
  const email = await openEmail(services.db, token, now);
  if (!email) throw notFound("There is no such link");
  const parsed = parseWanted(typed, toWallTime(now, email.member.timezone).date);
  if ("errors" in parsed) {
    return { kind: "open", state: { typed, errors: parsed.errors }, status: 422 };
  }
  await answerAvailability(services, token, parsed.wanted);
  return { kind: "saved" };
}

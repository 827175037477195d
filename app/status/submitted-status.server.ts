import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { PublicError } from "#platform/errors.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import type { Services } from "#services/services.server.ts";
import { sendCorrectionLink } from "./correction/correct-application.service.server.ts";
import { countPost } from "./count-post.server.ts";
import { sendDataLink } from "./data/data-links.service.server.ts";
import { replaceLinks } from "./lost-link/replace-links.service.server.ts";
import { sendWithdrawalLink } from "./withdraw.service.server.ts";

/** What the buttons of the pages of a link ask for; each ends in an email to the person. */
const INTENTS = {
  copy: (services, token) => sendDataLink(services, token, "copy"),
  erasure: (services, token) => sendDataLink(services, token, "erasure"),
  withdrawal: sendWithdrawalLink,
  correction: sendCorrectionLink,
  replace: replaceLinks,
} satisfies Record<string, (services: Services, token: string) => Promise<void>>;

type Intent = keyof typeof INTENTS;
const isIntent = (intent = ""): intent is Intent => Object.hasOwn(INTENTS, intent);

export type StatusDone = { kind: Intent };

/** Does what a button of the pages of a link asks for. */
export function handleSubmittedStatus(services: Services, token: string, request: Request) {
  return handleSubmittedForm<StatusDone>(request, async (read) => {
    await countPost(services, token);
    const { [PAGE_FORM_FIELDS.intent]: intent } = await read();
    if (!isIntent(intent)) throw new PublicError(400, "The form has no such button");
    await INTENTS[intent](services, token);
    return { kind: intent };
  });
}

import { z } from "zod";
import { toStatusHash } from "#app/requests/status-link.server.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { MessageSchema } from "#contract/request.ts";
import { PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import { readTextFields } from "#platform/forms/multipart.server.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { countHit } from "#services/rate-limit.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { DataPurpose } from "./data/data-links.repository.server.ts";
import { sendDataLink } from "./data/data-links.service.server.ts";
import { sendMessage } from "./send-message.service.server.ts";
import { getByStatusToken } from "./status.service.server.ts";
import { withdraw } from "./withdraw.service.server.ts";

/** Posts by one link: each message is an email to the agency. */
const PER_LINK = { hits: 10, seconds: 3_600 };

const DATA_PURPOSES = ["copy", "erasure"] as const satisfies DataPurpose[];

const FormSchema = z.object({ message: MessageSchema.pipe(z.string().min(1, "Write a message")) });

export type StatusFormState = Pick<PageFormState, "typed" | "errors" | "problem">;
export type PostedStatus =
  | { kind: "message" | "withdrawn" | DataPurpose }
  | { kind: "open"; state: StatusFormState; status: number; retryAfter: number | undefined };

/**
 * Does what a form of the pages of a link asks for. Posts are counted for the client's address at
 * admission, and here for the link, before the body is parsed.
 */
export async function handlePostedStatus(
  services: Services,
  token: string,
  request: Request,
): Promise<PostedStatus> {
  let typed: TypedValues = {};
  const open = (state: Partial<StatusFormState>, status: number, retryAfter?: number) =>
    ({
      kind: "open",
      state: { typed, errors: {}, ...state },
      ...{ status, retryAfter },
    }) satisfies PostedStatus;
  try {
    await getByStatusToken(services.db, token);
    await countHit(services.db, "status link", toStatusHash(token), PER_LINK);
    typed = Object.fromEntries(await readTextFields(request));
    if (typed[PAGE_FORM_FIELDS.intent] === "withdraw") {
      await withdraw(services, token);
      return { kind: "withdrawn" };
    }
    const purpose = DATA_PURPOSES.find((one) => one === typed[PAGE_FORM_FIELDS.intent]);
    if (purpose) {
      await sendDataLink(services, token, purpose);
      return { kind: purpose };
    }
    const form = FormSchema.safeParse({ message: typed.message });
    if (!form.success) return open({ errors: toFieldErrors(form.error) }, 422);
    await sendMessage(services, token, form.data.message);
    return { kind: "message" };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return open({ problem: error.message }, error.status, error.retryAfter);
  }
}

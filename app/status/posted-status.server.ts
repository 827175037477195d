import { z } from "zod";
import { toStatusHash } from "#app/requests/status-link.server.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { MessageSchema } from "#contract/request.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import { handlePostedForm } from "#platform/forms/posted-form.server.ts";
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

export type StatusDone = { kind: "message" | "withdrawn" | DataPurpose };

/**
 * Does what a form of the pages of a link asks for. Posts are counted for the client's address at
 * admission, and here for the link.
 */
export function handlePostedStatus(services: Services, token: string, request: Request) {
  return handlePostedForm<StatusDone>(request, async (read) => {
    await getByStatusToken(services.db, token);
    await countHit(services.db, "status link", toStatusHash(token), PER_LINK);
    const typed = await read();
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
    if (!form.success) return { errors: toFieldErrors(form.error) };
    await sendMessage(services, token, form.data.message);
    return { kind: "message" };
  });
}

import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { PublicError } from "#platform/errors.ts";
import { handlePostedForm } from "#platform/forms/posted-form.server.ts";
import type { Services } from "#services/services.server.ts";
import { countPost } from "./count-post.server.ts";
import type { DataPurpose } from "./data/data-links.repository.server.ts";
import { sendDataLink } from "./data/data-links.service.server.ts";
import { withdraw } from "./withdraw.service.server.ts";

const DATA_PURPOSES = ["copy", "erasure"] as const satisfies DataPurpose[];

export type StatusDone = { kind: "withdrawn" | DataPurpose };

/** Does what a button of the pages of a link asks for. */
export function handlePostedStatus(services: Services, token: string, request: Request) {
  return handlePostedForm<StatusDone>(request, async (read) => {
    await countPost(services, token);
    const { [PAGE_FORM_FIELDS.intent]: intent } = await read();
    if (intent === "withdraw") {
      await withdraw(services, token);
      return { kind: "withdrawn" };
    }
    const purpose = DATA_PURPOSES.find((one) => one === intent);
    if (!purpose) throw new PublicError(400, "The form has no such button");
    await sendDataLink(services, token, purpose);
    return { kind: purpose };
  });
}

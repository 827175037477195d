import { z } from "zod";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { SearchFrequencySchema } from "#contract/clients/saved-search.ts";
import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { isOneClickUnsubscribe } from "#platform/forms/one-click-unsubscribe.ts";
import { handleSubmittedForm } from "#platform/forms/submitted-form.server.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import {
  changeFrequency,
  confirmSearch,
  openSearch,
  stopSearch,
} from "../change-saved-search.service.server.ts";

const FormSchema = z.object({ frequency: SearchFrequencySchema });

export type SavedSearchDone =
  | { kind: "confirmed" | "changed" }
  /** `search` is the query of the list. */
  | { kind: "stopped"; search_kind: SearchKind; search: string }
  /** By a mail program, which follows no redirect. */
  | { kind: "unsubscribed" };

/** Does what a form of the page asks for, or the one click of a mail program. */
export function handleSubmittedSavedSearch(services: Services, token: string, request: Request) {
  return handleSubmittedForm<SavedSearchDone>(request, async (read) => {
    const input = await read();
    const intent = input[PAGE_FORM_FIELDS.intent];
    if (isOneClickUnsubscribe(input)) {
      await stopSearch(services, token);
      return { kind: "unsubscribed" };
    }
    if (intent === "stop") {
      const search = await openSearch(services.db, token, services.clock());
      await stopSearch(services, token);
      return {
        kind: "stopped",
        search_kind: search?.kind ?? "members",
        search: search?.search ?? "",
      };
    }
    if (intent === "confirm") {
      await confirmSearch(services, token);
      return { kind: "confirmed" };
    }
    const form = FormSchema.safeParse({ frequency: input.frequency });
    if (!form.success) return { errors: toFieldErrors(form.error) };
    await changeFrequency(services, token, form.data.frequency);
    return { kind: "changed" };
  });
}

import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { SearchFrequencySchema } from "#contract/saved-search.ts";
import { PublicError } from "#platform/errors.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { readPostedFields } from "#platform/forms/posted-fields.server.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import type { Services } from "#services/services.server.ts";
import {
  changeFrequency,
  confirmSearch,
  openSearch,
  stopSearch,
} from "../change-saved-search.service.server.ts";

export type SavedSearchState = Pick<PageFormState, "typed" | "errors" | "problem">;
export type PostedSavedSearch =
  | { kind: "confirmed" | "changed" }
  /** `search` is the query of the list. */
  | { kind: "stopped"; search: string }
  /** By a mail program, which follows no redirect. */
  | { kind: "unsubscribed" }
  | { kind: "open"; state: SavedSearchState; status: number };

/** What mail programs post to the link of an email to stop such emails (RFC 8058). */
const ONE_CLICK = { name: "List-Unsubscribe", value: "One-Click" };

/** Does what a form of the page asks for, or the one click of a mail program. */
export async function handlePostedSavedSearch(
  services: Services,
  token: string,
  request: Request,
): Promise<PostedSavedSearch> {
  let typed: TypedValues = {};
  try {
    typed = Object.fromEntries(await readPostedFields(request));
    if (typed[ONE_CLICK.name] === ONE_CLICK.value) {
      await stopSearch(services, token);
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
): Promise<PostedSavedSearch> {
  const intent = typed[PAGE_FORM_FIELDS.intent];
  if (intent === "stop") {
    const search = await openSearch(services.db, token, services.clock());
    await stopSearch(services, token);
    return { kind: "stopped", search: search?.search ?? "" };
  }
  if (intent === "confirm") {
    await confirmSearch(services, token);
    return { kind: "confirmed" };
  }
  const frequency = SearchFrequencySchema.safeParse(typed.frequency);
  if (!frequency.success) {
    const message = frequency.error.issues[0]?.message ?? "";
    return { kind: "open", state: { typed, errors: { frequency: [message] } }, status: 422 };
  }
  await changeFrequency(services, token, frequency.data);
  return { kind: "changed" };
}

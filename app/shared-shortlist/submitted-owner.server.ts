import { z } from "zod";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { ShortlistNoteSchema } from "#contract/clients/shared-shortlist.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { EmailSchema } from "#contract/values/person.ts";
import { PublicError } from "#platform/errors.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import {
  addMembers,
  changeOwned,
  dropMembers,
  dropReader,
  dropUnpublished,
  replaceOwnerLink,
  replaceReaderLink,
} from "./owner-actions.service.server.ts";
import type { OWNER_FIELDS } from "./owner-fields.ts";
import {
  deleteSharedShortlist,
  updateSharedShortlist,
} from "./shared-shortlists.repository.server.ts";
import { handleSubmittedShared, type SharedPost } from "./submitted-shared.server.ts";
import { askForVoteEmails, stopVoteEmails } from "./vote-emails/vote-emails.service.server.ts";

const NoteFormSchema = z.object({ note: ShortlistNoteSchema });
const EmailFormSchema = z.object({ email: EmailSchema });

/** What was done, in the URL afterwards. */
export type OwnerDone =
  | {
      kind:
        | "note"
        | "added"
        | "dropped"
        | "removed"
        | "ended"
        | "asked"
        | "stopped"
        | "readers-link";
    }
  /** `token` is the secret that opens the page from now on. */
  | { kind: "link"; token: string };

type Action = (
  services: Services,
  token: string,
  input: InputValues,
) => Promise<OwnerDone | { errors: FieldErrors }>;

/** What the buttons with an intent do. */
const INTENTS: Readonly<Record<string, Action>> = {
  async note(services, token, input) {
    const form = NoteFormSchema.safeParse({ note: input.note ?? "" });
    if (!form.success) return { errors: toFieldErrors(form.error) };
    await changeOwned(services, token, (tx, { id }, changed_at) =>
      updateSharedShortlist(tx, id, { note: form.data.note, changed_at }),
    );
    return { kind: "note" };
  },
  async emails(services, token, input) {
    const form = EmailFormSchema.safeParse({ email: input.email });
    if (!form.success) return { errors: toFieldErrors(form.error) };
    await askForVoteEmails(services, token, form.data.email);
    return { kind: "asked" };
  },
  async "stop-emails"(services, token) {
    await stopVoteEmails(services, token);
    return { kind: "stopped" };
  },
  async "drop-gone"(services, token) {
    await dropUnpublished(services, token);
    return { kind: "dropped" };
  },
  async "readers-link"(services, token) {
    await replaceReaderLink(services, token);
    return { kind: "readers-link" };
  },
  async link(services, token) {
    return { kind: "link", token: await replaceOwnerLink(services, token) };
  },
  async end(services, token) {
    await changeOwned(services, token, (tx, { id }) => deleteSharedShortlist(tx, id));
    return { kind: "ended" };
  },
};

/** What the buttons with ids do; what cannot be an id changes nothing. */
const BY_ID: Record<
  keyof typeof OWNER_FIELDS,
  (...of: [Services, string, number[]]) => Promise<OwnerDone>
> = {
  async add(services, token, ids) {
    await addMembers(services, token, ids);
    return { kind: "added" };
  },
  async drop(services, token, ids) {
    await dropMembers(services, token, ids);
    return { kind: "dropped" };
  },
  async remove(services, token, ids) {
    for (const id of ids) await dropReader(services, token, id);
    return { kind: "removed" };
  },
};

/** A form of the owner's page. */
export function handleSubmittedOwner(services: Services, post: SharedPost) {
  return handleSubmittedShared<OwnerDone>(
    services,
    { side: "owner", ...post },
    async (_row, input) => {
      for (const [name, act] of Object.entries(BY_ID)) {
        if (input[name] !== undefined) return act(services, post.token, toIds(input[name]));
      }
      const intent = input[PAGE_FORM_FIELDS.intent] ?? "";
      const act = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined;
      if (!act) throw new PublicError(400, "The form has no such button");
      return act(services, post.token, input);
    },
  );
}

const toIds = (text: string): number[] =>
  text
    .split(",")
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number)
    .slice(0, MAX_REQUEST_MEMBERS);

import { z } from "zod";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { ShortlistNoteSchema } from "#contract/clients/shared-shortlist.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import { REMOVE_FIELD } from "./owner-fields.ts";
import {
  deleteSharedShortlist,
  updateSharedShortlist,
} from "./shared-shortlists.repository.server.ts";
import { handleSubmittedShared, type SharedPost } from "./submitted-shared.server.ts";
import { deleteReader } from "./votes.repository.server.ts";

const NoteFormSchema = z.object({ note: ShortlistNoteSchema });

export type OwnerDone = { kind: "note" | "removed" | "ended" };

/** A form of the owner's page: the note, a reader to remove, or the end of sharing. */
export function handleSubmittedOwner(services: Services, post: SharedPost) {
  const { db, clock } = services;
  return handleSubmittedShared<OwnerDone>(
    services,
    { side: "owner", ...post },
    async ({ id }, input) => {
      if (input[PAGE_FORM_FIELDS.intent] === "end") {
        await deleteSharedShortlist(db, id);
        return { kind: "ended" };
      }
      if (input[REMOVE_FIELD] !== undefined) {
        const reader = /^\d{1,9}$/.exec(input[REMOVE_FIELD]);
        if (reader) await deleteReader(db, id, Number(reader[0]));
        return { kind: "removed" };
      }
      const form = NoteFormSchema.safeParse({ note: input.note ?? "" });
      if (!form.success) return { errors: toFieldErrors(form.error) };
      await updateSharedShortlist(db, id, { note: form.data.note, changed_at: clock() });
      return { kind: "note" };
    },
  );
}

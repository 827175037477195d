import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import type { Note } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { type Actor, toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { storeMentions } from "./mentions.service.server.ts";
import { findNote, insertNote } from "./request-events.repository.server.ts";

/**
 * Adds a note to a locked request. The same key again adds nothing.
 * @returns the id of its entry, and whether it was added now
 * @throws ChangedMeanwhileError for a key with another text, or of another note
 */
export async function addNote(
  deps: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  staff: Actor,
  { id: request_id, reference, form, name, version }: ChangedRequest,
  { key, body }: Pick<Note, "key" | "body">,
): Promise<{ id: number; isNew: boolean }> {
  const staff_id = staff.id;
  const note = { request_id, staff_id, kind: "note", version, body, note_key: key } as const;
  const event_id = await insertNote(tx, note);
  if (event_id === undefined) {
    const stored = await findNote(tx, key);
    if (stored?.body === body && stored.request_id === request_id && stored.staff_id === staff_id) {
      return { id: stored.id, isNew: false };
    }
    throw new ChangedMeanwhileError(
      "You already added this note, before your last changes to it. Add it again to have both.",
    );
  }
  await storeMentions(deps, tx, { event_id, reference, form, name, body, by: staff });
  const entry = { action: "request.note", subject: reference, fields: [] } as const;
  await writeAudit(tx, { ...toAuthor(staff), ...entry });
  return { id: event_id, isNew: true };
}

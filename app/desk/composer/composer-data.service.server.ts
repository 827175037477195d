import type { FormName } from "#contract/clients/forms.ts";
import type { UndoableReply } from "#contract/desk/request-draft-terms.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { readSignature } from "#services/staff/staff.repository.server.ts";
import { readDrafts } from "../drafts/request-drafts.repository.server.ts";
import { readReplySubject } from "../replies/answer-subject.service.server.ts";
import { findUndoableReply } from "../requests/request-events.repository.server.ts";
import { createKeys } from "../requests/submission-keys.server.ts";

/** What the forms for a reply and a note begin with. */
export async function readComposer(
  { db, env, clock }: Pick<Services, "db" | "env" | "clock">,
  { id: staff_id }: Pick<CurrentStaff, "id">,
  request: { id: number; form: FormName; reference: string },
) {
  const now = clock();
  const request_id = request.id;
  const drafts = await readDrafts(db, { request_id, staff_id });
  const reply = await findUndoableReply(db, { request_id, staff_id, now });
  const undoable: UndoableReply | undefined = reply?.send_at
    ? { key: reply.key, ms_left: reply.send_at.getTime() - now.getTime() }
    : undefined;
  return {
    drafts,
    undoable,
    /** Sent where none is entered: by that of the emails so far, mail programs show one conversation. */
    defaultSubject: await readReplySubject(db, request),
    /** Of the person; empty for none. */
    signature: await readSignature(db, staff_id),
    /** Whether replies by email come into the thread. */
    isMailboxRead: env.imap !== undefined,
    keys: createKeys(),
  };
}

export type Composer = Awaited<ReturnType<typeof readComposer>>;

import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { TokenActor } from "#services/access-tokens/access-tokens.repository.server.ts";
import { toAuthor } from "#services/audit/actor.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { readDrafts } from "../drafts/request-drafts.repository.server.ts";
import { storeRequestDraft } from "../drafts/save-draft.service.server.ts";
import { stale } from "./preconditions.server.ts";
import { getRequestId, type RequestOf, withRequest } from "./requests.service.server.ts";

type Deps = Pick<Services, "db" | "clock">;
type Draft = { subject: string; body: string; revision: number };

const NO_DRAFT = { subject: "", body: "", revision: 0 };

/** The reply that the owner of a token has begun. */
export async function readReplyDraft(
  { db }: Pick<Deps, "db">,
  { id: staff_id }: Pick<TokenActor, "id">,
  about: RequestOf,
): Promise<Draft> {
  const { id: request_id } = await getRequestId(db, about);
  const { reply } = await readDrafts(db, { request_id, staff_id });
  if (!reply) return NO_DRAFT;
  const { subject, body, revision } = reply;
  return { subject, body, revision };
}

/**
 * Saves a reply as the draft of the owner of a token, who finishes and sends it at the desk. A file
 * that they have attached stays.
 * @param draft with the revision that it was made on
 * @returns its revision
 * @throws PublicError 404, 412 when the draft is not at that revision
 */
export function saveReplyDraft(
  deps: Deps,
  program: Pick<TokenActor, "id" | "token_id">,
  about: RequestOf,
  { subject, body, revision }: Draft,
): Promise<number> {
  return withRequest(deps, about, async (tx, { id: request_id, reference }) => {
    const key = { request_id, staff_id: program.id };
    const { reply } = await readDrafts(tx, key);
    if ((reply?.revision ?? 0) !== revision) throw stale();
    const events = await listEvents(tx, request_id);
    const {
      attachment = "",
      attachment_name = "",
      attachment_size = "",
      attachment_expires_at = "",
    } = reply?.file ?? {};
    const saved = await storeRequestDraft(tx, deps.clock(), key, {
      kind: "reply",
      subject,
      body,
      attachment,
      attachment_name,
      attachment_size,
      attachment_expires_at,
      seen_event_id: events.at(-1)?.id ?? 0,
      revision,
      tab: `token ${program.token_id}`,
      sequence: revision,
    });
    if (saved.is_sent) throw stale();
    const entry = { action: "request.draft", subject: reference, fields: [] } as const;
    await writeAudit(tx, { ...toAuthor(program), ...entry });
    return saved.revision;
  });
}

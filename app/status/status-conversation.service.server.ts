import {
  type ConversationEntry,
  listConversation,
} from "#app/requests/records/messages.repository.server.ts";
import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import type { Queryable } from "#database/client.server.ts";

/** Entries at the end of a conversation that are shown at first. */
export const SHOWN_ENTRIES = 10;

type Shown = {
  conversation: (Omit<ConversationEntry, "at"> & { at: string })[];
  /** Whether there is more before them. */
  earlier: boolean;
};

export const NOTHING_SAID: Shown = { conversation: [], earlier: false };

type Reading = { isWhole: boolean; hasReplies: boolean };

/** The conversation as a status page shows it: it begins with what was written in the form. */
export async function readConversation(
  db: Queryable,
  { id, message, submitted_at }: Pick<RequestRow, "id" | "message" | "submitted_at">,
  { isWhole, hasReplies }: Reading,
): Promise<Shown> {
  // With one more it is known whether there are earlier ones.
  const last = isWhole ? undefined : SHOWN_ENTRIES + 1;
  const entries = await listConversation(db, id, { last, hasReplies });
  const form = { id: 0, isOwn: true, at: submitted_at, body: message ?? "", files: [] };
  const all = message ? [form, ...entries] : entries;
  const shown = isWhole ? all : all.slice(-SHOWN_ENTRIES);
  return {
    conversation: shown.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    earlier: shown.length < all.length,
  };
}

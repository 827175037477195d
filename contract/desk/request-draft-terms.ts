/** Drafts of replies and notes. No zod here: components read this file. */

export const DRAFT_KINDS = ["reply", "note"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export type DraftText = { subject: string; body: string };

/** The hidden controls of an attached file, as `toFileFields` names them. */
export type DraftFile = Readonly<Record<string, string>>;

/** A draft as its author gets it. */
export type RequestDraft = DraftText & {
  file: DraftFile | null;
  /** The last entry of the thread that its author had seen when they began. */
  seen_event_id: number;
  revision: number;
  /** What another tab had saved, and this text replaced. */
  replaced: DraftText | null;
};

/** What the server says of a save. */
export type SavedDraft = Pick<RequestDraft, "revision" | "replaced"> & {
  /** Whether nothing was stored, because the text before it was sent meanwhile. */
  is_sent: boolean;
};

/** A reply that can still be taken back. */
export type UndoableReply = { key: string; ms_left: number };

/** Days for which a draft is retained after its last change. */
export const DRAFT_DAYS = 90;
/** Seconds in which a reply can be taken back. */
export const UNDO_SECONDS = 10;
/** Days after which a sent reply is followed up, as the composer offers them. */
export const FOLLOW_UP_DAYS = [1, 3, 7, 14] as const;

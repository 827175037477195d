/** Who has a request open. No zod here: components read this file. */

/** `paused` has begun a text that is not sent. */
export const PRESENCE_STATES = ["open", "typing", "paused", "gone"] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

export type PresentPerson = {
  staff_id: number;
  is_typing: boolean;
  /** Whether they have begun a text, also while they pause. */
  is_writing: boolean;
};

/** Who has which request open, by its reference. */
export type PresentPeople = Record<string, PresentPerson[]>;

/** Milliseconds between signals of an open page: of three, two may be lost. */
export const PRESENCE_INTERVAL_MS = 20_000;
/** Milliseconds after the last signal of a page until it counts as closed. */
export const PRESENCE_EXPIRES_MS = 50_000;

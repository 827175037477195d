import type { DeskState, StateReason } from "./request-state-terms.ts";

/** Kinds of entries of a request's timeline. No zod here: components read this file. */
export const REQUEST_EVENT_KINDS = [
  "note",
  "state",
  "owner",
  "follow_up",
  "reply",
  "review",
  "email",
  "member",
] as const;
export type RequestEventKind = (typeof REQUEST_EVENT_KINDS)[number];

/** What an entry of the timeline changed. */
export type RequestEventChange =
  | { field: "state"; from: DeskState; to: DeskState; reason?: StateReason | undefined }
  | { field: "owner_id"; from: number | null; to: number | null }
  | { field: "follow_up_on"; from: string | null; to: string | null }
  /** The average of a person's rating. */
  | { field: "review"; to: string }
  /** An email that was to be sent later. */
  | { field: "email"; to: "cancelled" }
  /** The slug of a member that was drafted from an application. */
  | { field: "member"; to: string }
  /** The slug of that member, on the site from then on. */
  | { field: "published"; to: string };

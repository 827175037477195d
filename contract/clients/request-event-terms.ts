import type { AnswerCounts } from "../members/member-answer-terms.ts";
import type { InterviewEventName, InterviewSide } from "./interview-terms.ts";
import type { ProposalEventName } from "./proposal-terms.ts";
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
  "call",
  "proposal",
  "interview",
  "message",
  "correction",
  "address",
  "settled",
  "phone",
] as const;
export type RequestEventKind = (typeof REQUEST_EVENT_KINDS)[number];

/**
 * Who made an entry; `member` is a developer whom the client meets, `other` a person who wrote from
 * another address than the client's, `site` the software.
 */
export type EntryAuthor = "staff" | "client" | "member" | "other" | "site";

/** Where an entry was made: `proposal`, `call` and `interview` are the pages of these. */
export type EntryChannel = "desk" | "email" | "status_page" | "proposal" | "call" | "interview";

/**
 * What happened with a call after the form; `booked` is by a link in an email, `released` by the
 * site because it was not confirmed.
 */
export type CallEventKind =
  | "booked"
  | "confirmed"
  | "moved"
  | "reassigned"
  | "cancelled"
  | "released"
  | "asked"
  | "took_place"
  | "no_show";

/** Of a telephone call: the client called, or staff did. */
export type PhoneDirection = "in" | "out";

/** One answer before and after; empty where there was none. */
export type AnswerChange = { label: string; from: string; to: string };

/** What an entry of the timeline changed. */
export type RequestEventChange =
  | { field: "state"; from: DeskState; to: DeskState; reason?: StateReason | undefined }
  | { field: "owner_id"; from: number | null; to: number | null }
  | { field: "follow_up_on"; from: string | null; to: string | null }
  /** The average of a person's rating. */
  | { field: "review"; to: string }
  /** The sender corrected their address; which one it was is not stored. */
  | { field: "address"; to: "corrected" }
  /** A telephone call that staff logged: who called, and on which day. */
  | { field: "phone"; to: PhoneDirection; on: string }
  /** An email that was to be sent later. */
  | { field: "email"; to: "cancelled" }
  /** Answers that the sender of an application corrected, in words. */
  | { field: "answers"; changes: readonly AnswerChange[] }
  /** The slug of a member that was drafted from an application. */
  | { field: "member"; to: string }
  /** The slug of that member, on the site from then on. */
  | { field: "published"; to: string }
  /** The call as it is from then on: its beginning (ISO 8601), sequence, and who has it. */
  | {
      field: "call";
      to: CallEventKind;
      starts_at: string;
      sequence: number;
      host?: string | undefined;
    }
  /** What happened to a proposal; `id` is its number at the desk, `version` what was sent. */
  | {
      field: "proposal";
      to: ProposalEventName;
      id: number;
      version?: number;
      /** Of an answer: the request that it is. */
      reference?: string;
      /** How an answer divides into interview, maybe and no. */
      answers?: AnswerCounts;
    }
  /** An interview of the client with a member: what which side did, and the agreed time. */
  | {
      field: "interview";
      to: InterviewEventName;
      member_id: number;
      side?: InterviewSide;
      starts_at?: string;
    };

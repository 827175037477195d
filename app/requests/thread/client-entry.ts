import type {
  EntryAuthor,
  EntryChannel,
  RequestEventChange,
} from "#contract/clients/request-event-terms.ts";

/** What a client said, in whatever way it arrived. */
export type ClientEntry = {
  /** `proposal` is an answer to one, with what it changed. */
  kind: "message" | "proposal";
  /** `other` wrote from another address, and may not be the client. */
  author?: Extract<EntryAuthor, "client" | "other">;
  channel: Extract<EntryChannel, "status_page" | "email" | "proposal">;
  /** Of an email. */
  subject?: string;
  body: string | null;
  proposal_id?: string;
  change?: RequestEventChange;
  /** Files that it came with, claimed for the request. */
  files: readonly { id: number; name: string; size: number }[];
};

import { z } from "zod";
import { MAX_LENGTH, MAX_REQUEST_MEMBERS } from "../values/limits.ts";
import { toLine, toText } from "../values/text.ts";
import { MemberIdSchema } from "./request.ts";
import { MAX_SHORTLIST_NOTE, MAX_VOTE_COMMENT, VOTES } from "./shared-shortlist-terms.ts";

/** The members of a shortlist that is shared, in its order. */
export const ShareBodySchema = z.object({
  ids: z
    .array(z.int().positive().max(2_147_483_647))
    .min(1, "Add a developer to your shortlist first")
    .max(MAX_REQUEST_MEMBERS, `A shortlist can hold up to ${MAX_REQUEST_MEMBERS} developers`)
    .describe("Of members, in the order of the shortlist"),
});

/** Paths on this site. Both have a secret: `path` is for readers, `owner_path` for the owner. */
export const SharedLinksSchema = z.object({
  path: z.string().describe("Secret path for readers"),
  owner_path: z.string().describe("Secret path for the owner"),
});
export type SharedLinks = z.infer<typeof SharedLinksSchema>;

export const ShortlistNoteSchema = z
  .string()
  .overwrite(toText)
  .max(
    MAX_SHORTLIST_NOTE,
    `Note must be ${MAX_SHORTLIST_NOTE.toLocaleString("en")} characters or less`,
  );

/** One reader's votes; a vote may be a comment only. */
export const VotesSchema = z.object({
  name: z
    .string({ error: "Enter your name" })
    .overwrite(toLine)
    .min(1, "Enter your name")
    .max(MAX_LENGTH.full_name, `Name must be ${MAX_LENGTH.full_name} characters or less`),
  votes: z.array(
    z.object({
      member_id: MemberIdSchema,
      vote: z.enum(VOTES).nullable(),
      comment: z
        .string()
        .overwrite(toText)
        .max(MAX_VOTE_COMMENT, `Comment must be ${MAX_VOTE_COMMENT} characters or less`),
    }),
  ),
});
export type Votes = z.infer<typeof VotesSchema>;

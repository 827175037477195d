import { z } from "zod";
import { DESK_MEMBER_SORTS, MEMBER_PROBLEMS, MEMBER_STATES } from "./desk-member-terms.ts";
import { MAX_LENGTH } from "./limits.ts";
import { toLine } from "./text.ts";

/** Which members the list of the desk shows: its query string. Unknown values are left out. */
export const DeskMemberQuerySchema = z.object({
  state: z
    .enum(["all", ...MEMBER_STATES])
    .default("all")
    .catch("all"),
  /** Only members on the site that lack this. */
  problem: z.enum(MEMBER_PROBLEMS).optional().catch(undefined),
  text: z.string().overwrite(toLine).max(MAX_LENGTH.search).default("").catch(""),
  sort: z.enum(DESK_MEMBER_SORTS).default("name").catch("name"),
  page: z.coerce.number().int().min(1).max(10_000).default(1).catch(1),
});
export type DeskMemberQuery = z.infer<typeof DeskMemberQuerySchema>;

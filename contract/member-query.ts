import { z } from "zod";
import { SENIORITY_LEVELS } from "./member.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "./paging.ts";
import { SlugSchema } from "./taxonomy.ts";

export const MEMBER_SORTS = [
  "recommended",
  "rate_asc",
  "rate_desc",
  "experience_desc",
  "name_asc",
  "available_first",
] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

export const MEMBER_SORT_LABELS: Record<MemberSort, string> = {
  recommended: "Recommended",
  rate_asc: "Rate, lowest first",
  rate_desc: "Rate, highest first",
  experience_desc: "Most experienced",
  name_asc: "Name",
  available_first: "Available soonest",
};

/** A slug, or the id as the spec's client sends it. */
const KeySchema = z.union([z.coerce.number().int().min(1).max(2_147_483_647), SlugSchema]);

const MAX_VALUES = 20;

/**
 * What a member list can be narrowed by. Values of one list are alternatives, except technologies,
 * which a member must all have; different fields narrow further.
 */
export const MemberFilterSchema = z.strictObject({
  ids: z.array(z.coerce.number().int().min(1).max(2_147_483_647)).max(MAX_PER_PAGE).optional(),
  technology: z.array(KeySchema).max(MAX_VALUES).optional(),
  tag: z.array(KeySchema).max(MAX_VALUES).optional(),
  seniority_level: z.array(z.enum(SENIORITY_LEVELS)).max(SENIORITY_LEVELS.length).optional(),
  country: z
    .array(
      z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .transform((code) => code.toUpperCase()),
    )
    .max(MAX_VALUES)
    .optional(),
  language: z
    .array(
      z
        .string()
        .regex(/^[A-Za-z]{2,3}$/)
        .transform((code) => code.toLowerCase()),
    )
    .max(MAX_VALUES)
    .optional(),
  rate_min: z.coerce.number().min(0).max(10_000).optional(),
  rate_max: z.coerce.number().min(0).max(10_000).optional(),
  experience_min: z.coerce.number().int().min(0).max(80).optional(),
  available: z.boolean().optional(),
  q: z.string().trim().min(1).max(100).optional(),
  sort: z.enum(MEMBER_SORTS).optional(),
});
export type MemberFilter = z.infer<typeof MemberFilterSchema>;

export const MemberQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
  filter: MemberFilterSchema.default({}),
});
export type MemberQuery = z.infer<typeof MemberQuerySchema>;

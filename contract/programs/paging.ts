import { z } from "zod";

const MAX_LIMIT = 100;

/** How a list of the desk is read, to spread into its parameters. */
export const CURSOR_QUERY = {
  cursor: z.string().max(500).optional().describe("`next_cursor` of the page before"),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(MAX_LIMIT)
    .describe("Items on a page"),
};

/** A list that is also read for what has changed. */
export const UPDATED_SINCE_QUERY = {
  ...CURSOR_QUERY,
  updated_since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("Only what has changed since then: `synced_until` of the time before"),
};

/** The body of a page. */
export function cursorPageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item).describe("Items of the page"),
    next_cursor: z.string().nullable().describe("For the next page; null on the last one"),
  });
}

/** The body of a page of what can be read for what has changed. */
export function syncedPageSchema<Item extends z.ZodType>(item: Item) {
  return cursorPageSchema(item).extend({
    synced_until: z.iso
      .datetime()
      .describe("For `updated_since` the next time, the same on all pages: nothing is missed"),
  });
}

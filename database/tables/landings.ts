import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LandingTopic } from "#contract/content/landing.ts";

/**
 * Words of landing pages, for the technologies and tags that have some. `source` is the file as it
 * was imported, so that an export returns it.
 */
export const landingIntros = pgTable(
  "landing_intros",
  {
    topic: text().notNull().$type<LandingTopic>(),
    slug: text().notNull(),
    source: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.slug] })],
);

import { redirect } from "react-router";
import type { Database } from "#database/client.server.ts";
import type { SluggedRecord } from "#database/tables/content.ts";
import { findCurrentSlug } from "./previous-slugs.repository.server.ts";

/**
 * Redirects the URL of a record that was renamed; does nothing for another one. The redirect is
 * cached for every visitor, so it leaves out parameters.
 * @throws the redirect, 301
 */
export async function redirectRenamed(
  db: Database,
  record: SluggedRecord,
  slug: string,
  toPath: (slug: string) => string,
): Promise<void> {
  const current = await findCurrentSlug(db, record, slug);
  if (current !== undefined) throw redirect(toPath(current), 301);
}

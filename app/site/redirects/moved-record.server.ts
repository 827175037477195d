import type { Queryable } from "#database/client.server.ts";
import type { SluggedRecord } from "#database/tables/content.ts";
import { PublicError } from "#platform/errors.ts";
import { findCurrentSlug } from "./previous-slugs.repository.server.ts";

/**
 * Reads a record for the API by its slug.
 * @param read throws a 404 where no record has it
 * @returns the record, or the slug that one has now which was renamed
 * @throws what `read` throws
 */
export async function readOrFindMoved<Found>(
  db: Queryable,
  record: SluggedRecord,
  slug: string,
  read: () => Promise<Found>,
): Promise<{ data: Found } | { movedTo: string }> {
  try {
    return { data: await read() };
  } catch (error) {
    if (!(error instanceof PublicError) || error.status !== 404) throw error;
    const movedTo = await findCurrentSlug(db, record, slug);
    if (movedTo === undefined) throw error;
    return { movedTo };
  }
}

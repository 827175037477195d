import type { Tag } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { findTagRow, listTagRows } from "./tags.repository.server.ts";

/** All published tags in the operator's order. */
export function listTags(db: Queryable): Promise<Tag[]> {
  return listTagRows(db);
}

export function findTag(db: Queryable, slug: string): Promise<Tag | undefined> {
  return findTagRow(db, slug);
}

/** Throws the 404 of the API. */
export async function getTag(db: Queryable, slug: string): Promise<Tag> {
  const tag = await findTag(db, slug);
  if (!tag) throw notFound(`There is no tag called ${slug}.`);
  return tag;
}

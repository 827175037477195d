import type { Technology } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { findTechnologyRow, listTechnologyRows } from "./technologies.repository.server.ts";

/** All published technologies in the operator's order. */
export function listTechnologies(db: Queryable): Promise<Technology[]> {
  return listTechnologyRows(db);
}

export function findTechnology(db: Queryable, slug: string): Promise<Technology | undefined> {
  return findTechnologyRow(db, slug);
}

/** Throws the 404 of the API. */
export async function getTechnology(db: Queryable, slug: string): Promise<Technology> {
  const technology = await findTechnology(db, slug);
  if (!technology) throw notFound(`There is no technology called ${slug}.`);
  return technology;
}

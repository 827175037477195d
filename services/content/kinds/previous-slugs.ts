import { z } from "zod";
import { SlugSchema } from "#contract/values/taxonomy.ts";

/** Earlier names of a record, whose URLs lead to it now. */
export const previousSlugsSchema = z.array(SlugSchema).max(20).default([]);

/**
 * Reports earlier names that another record has now.
 * @param path of the field in the file
 */
export function reportTakenSlugs(
  previous: readonly string[],
  present: ReadonlySet<string>,
  path: readonly (string | number)[],
  report: (path: (string | number)[], message: string) => void,
): void {
  for (const [index, slug] of previous.entries()) {
    if (!present.has(slug)) continue;
    report([...path, index], `${slug} is the name of a record that exists: remove it here`);
  }
}

import { SlugSchema } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { ContentPlace } from "../editing/content-places.ts";
import { readEditedFile } from "../editing/edited-file.server.ts";

/**
 * The path of a file that is to be written.
 * @param places the kinds that the person edits
 * @throws PublicError 422 for a name that is no slug or has a file already
 */
export async function toNewPath(
  db: Queryable,
  places: readonly ContentPlace[],
  { kind, name }: { kind: string; name: string },
): Promise<string> {
  const place = places.find((one) => one.kind === kind && one.folder);
  if (!place) throw unprocessable({ kind: ["Choose a kind"] });
  const slug = SlugSchema.safeParse(name);
  if (!slug.success) {
    const message = "Use lower-case letters, digits and single hyphens, like raise-your-rate";
    throw unprocessable({ name: [message] });
  }
  const path = `${place.folder}/${slug.data}.${place.extension}`;
  const { state } = await readEditedFile(db, path);
  if (state === "new" || state === "removed") return path;
  throw unprocessable({
    name: [`There's already a ${place.singular} with this name. Choose another`],
  });
}

import { findMedia, type MediaDeps, type StoredMedia } from "../media/media.service.server.ts";
import { findStoredSite } from "../site.repository.server.ts";

/** An image of the brand by the key that names it; undefined where there is none. */
export async function findBrandFile(
  deps: MediaDeps,
  key: "logo" | "icon" | "social_card",
): Promise<StoredMedia | undefined> {
  const stored = await findStoredSite(deps.db);
  const file = stored?.config.brand?.[key];
  const image = file === undefined ? undefined : stored?.files[file];
  return image && findMedia(deps, image.id);
}

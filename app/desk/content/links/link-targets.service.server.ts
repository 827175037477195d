import type { Database } from "#database/client.server.ts";
import { listPreviewPages } from "../../preview/preview-pages.ts";
import { findPlace } from "../editing/content-places.ts";
import { toTitle } from "../editing/file-title.ts";
import { findLinkedFiles } from "./link-targets.repository.server.ts";

/** A page of the site that a text can link to. */
export type LinkTarget = { title: string; kind: string; to: string };

const MAX_FOUND = 8;

/** The pages whose title or name contains a text. */
export async function findLinkTargets(db: Database, text: string): Promise<LinkTarget[]> {
  if (text.trim() === "") return [];
  const files = await findLinkedFiles(db, text, MAX_FOUND);
  return files.flatMap(({ path, beginning }) => {
    const [page] = listPreviewPages(path);
    const kind = findPlace(path)?.singular ?? "";
    return page ? [{ title: toTitle(beginning) || page.to, kind, to: page.to }] : [];
  });
}

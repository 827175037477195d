import type { Transaction } from "#database/client.server.ts";
import { toHash } from "../folder/content-hash.server.ts";
import { insertRevisions, type NewRevision } from "./revisions.repository.server.ts";

type Draft = Pick<NewRevision, "kind" | "path" | "author" | "note"> & {
  /** The desk, unless a program saves it. */
  source?: NewRevision["source"];
  text: string;
  /** The hash of the site's file that it changes; null for a new one. */
  base_hash: string | null;
};

/**
 * Stores a change of a text file that only staff see. It may have problems: it is checked
 * when it is published.
 * @returns the id of its revision
 */
export async function saveDraft(tx: Transaction, draft: Draft): Promise<number> {
  const hash = toHash(Buffer.from(draft.text));
  const [id] = await insertRevisions(tx, [{ source: "desk", ...draft, hash, published_at: null }]);
  return id as number;
}

import type { Database, Transaction } from "#database/client.server.ts";
import { runAndRollBack } from "#database/rolled-back.server.ts";
import type { ContentKind } from "../kinds/content-kind.server.ts";
import type { ContentProblem } from "../parsing/content-problem.ts";
import { listSiteFiles } from "../revisions/revisions.repository.server.ts";
import { raiseContentVersion } from "../versions/content-version.repository.server.ts";
import { checkChanges } from "./check-changes.server.ts";
import { waitForOthers } from "./publish-content.server.ts";
import type { FileChange } from "./site-folder.server.ts";

export type PreviewOutcome<Shown> =
  | { outcome: "shown"; shown: Shown; problems: ContentProblem[] }
  | { outcome: "invalid"; problems: ContentProblem[] };

/**
 * Shows the site as it would be with changes of content files: they are imported in a transaction,
 * which is rolled back when `show` has read from it. Publications wait meanwhile.
 */
export async function previewContent<Shown>(
  db: Database,
  kinds: readonly ContentKind[],
  changes: ReadonlyMap<string, FileChange>,
  show: (tx: Transaction) => Promise<Shown>,
): Promise<PreviewOutcome<Shown>> {
  const site = await listSiteFiles(db);
  const { content, problems } = await checkChanges(db, kinds, { site, changes, folder: "" });
  if (!content) return { outcome: "invalid", problems };
  return runAndRollBack(db, async (tx) => {
    await waitForOthers(tx);
    for (const { read } of content) await read.import(tx, () => {});
    await raiseContentVersion(tx);
    return { outcome: "shown", shown: await show(tx), problems };
  });
}

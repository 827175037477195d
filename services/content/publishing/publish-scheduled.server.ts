import type { Database } from "#database/client.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { ContentKind } from "../kinds/content-kind.server.ts";
import { formatProblem } from "../parsing/content-problem.ts";
import { type Revision, readRevision } from "../revisions/revisions.repository.server.ts";
import {
  cancelSchedule,
  listDueRevisions,
} from "../revisions/scheduled-revisions.repository.server.ts";
import { publishContent, waitUntil } from "./publish-content.server.ts";
import type { FileChange } from "./site-folder.server.ts";

/** How scheduled changes end. */
export type PublicationOutcome = "published" | "refused";

/** Changes that were scheduled together, in the order of their time. */
function toGroups(revisions: readonly Revision[]): Revision[][] {
  const groups = new Map<string, Revision[]>();
  for (const revision of revisions) {
    const key = `${revision.published_at?.getTime()} ${revision.created_at.getTime()} ${revision.author}`;
    groups.set(key, [...(groups.get(key) ?? []), revision]);
  }
  return [...groups.values()];
}

async function publishGroup(
  db: Database,
  kinds: readonly ContentKind[],
  group: readonly Revision[],
  log: Logger,
): Promise<PublicationOutcome | undefined> {
  const [{ author, source, id, published_at }] = group as [Revision, ...Revision[]];
  const changes = new Map<string, FileChange>();
  for (const { path, hash, id } of group) {
    const bytes = hash === null ? undefined : await readRevision(db, id);
    changes.set(path, hash !== null && bytes ? { hash, read: async () => bytes } : null);
  }
  const dueAt = published_at as Date;
  const publication = {
    changes,
    expected: new Map(group.map(({ path, base_hash }) => [path, base_hash])),
    scheduled: new Map(group.map(({ path, id }) => [path, id])),
    dueAt,
    author,
    source,
    folder: "",
  };
  let published = await publishContent(db, kinds, publication);
  if (published.outcome !== "published" && dueAt.getTime() > Date.now()) {
    // What prevents it may be gone by then.
    await waitUntil(dueAt);
    published = await publishContent(db, kinds, publication);
  }
  const { outcome } = published;
  if (outcome === "published") {
    log.info({ version: published.version, author }, "published scheduled content");
    return "published";
  }
  const reasons = {
    conflict: "not published: it was changed on the site since",
    invalid: "not published: it has problems with the content of the site now",
    unchanged: "the site had it already",
    scheduled: "",
  };
  const ids = group.map((revision) => revision.id);
  const isCancelled = await cancelSchedule(db, ids, reasons[outcome]);
  // The site had it already, or another process was first.
  if (outcome === "unchanged" || !isCancelled) return undefined;
  const details =
    published.outcome === "invalid"
      ? published.problems.map((problem) => formatProblem(problem, (file) => file))
      : group.map(({ path }) => path);
  log.error(
    { author, revision: id, details },
    `scheduled content was ${reasons[outcome]}; it is a draft`,
  );
  return "refused";
}

/**
 * Publishes what is due until a time, by default now, each change at its own; what cannot be
 * published becomes a draft. Returns how those ended that no other process was first with.
 */
export async function publishScheduled(
  db: Database,
  kinds: readonly ContentKind[],
  log: Logger,
  until = new Date(),
): Promise<PublicationOutcome[]> {
  const outcomes: PublicationOutcome[] = [];
  for (const group of toGroups(await listDueRevisions(db, until))) {
    const outcome = await publishGroup(db, kinds, group, log);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

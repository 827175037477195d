import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { findShownRevision } from "#services/content/revisions/drafts.repository.server.ts";
import { replaceYamlValues } from "#services/content/yaml/replace-yaml-values.ts";
import type { Services } from "#services/services.server.ts";
import { toAuditRecorder } from "../../content/editing/content-audit.server.ts";
import { readEditedFile } from "../../content/editing/edited-file.server.ts";
import { requireEditableContent } from "../../content/editing/may-edit.server.ts";
import { stale } from "../preconditions.server.ts";

type Deps = Pick<Services, "db" | "publish" | "clock" | "env">;

type Availability = { slug: string; revision: number; available_from: string | null };

/**
 * Publishes from when a member is available, confirmed today. Nothing else of the profile changes,
 * and a draft of it stays a draft.
 * @throws PublicError 404, 412 when the file is not at the revision that was read, 422 when the
 *   file has a problem
 */
export async function changeAvailability(
  deps: Deps,
  program: Actor,
  { slug, revision, available_from }: Availability,
): Promise<void> {
  requireEditableContent(deps);
  const path = toMemberPath(slug, "yaml");
  const shown = await findShownRevision(deps.db, path);
  if (!shown?.hash || shown.text === null) throw notFound(`The site shows no profile ${slug}.`);
  if (shown.id !== revision) throw stale();
  const availability_confirmed_at = await readToday(deps.db, deps.clock());
  const text = replaceYamlValues(shown.text, { available_from, availability_confirmed_at });
  const bytes = Buffer.from(text);
  const published = await deps.publish({
    changes: new Map([[path, { hash: toHash(bytes), read: async () => bytes }]]),
    expected: new Map([[path, shown.hash]]),
    author: program.name,
    source: "api",
    note: "availability",
    folder: "",
    record: async (tx) =>
      toAuditRecorder(program, "content.publish")(tx, await readEditedFile(tx, path)),
  });
  if (published.outcome === "conflict") throw stale();
  if (published.outcome === "invalid") {
    const problems = published.problems.map((problem) => formatProblem(problem, (file) => file));
    throw unprocessable({ available_from: problems });
  }
}

import { z } from "zod";
import { readToday } from "#app/site/agency-time.server.ts";
import type { ContentState } from "#contract/desk/desk-content-terms.ts";
import type { ContentFileData, ContentItem, ProblemOfContent } from "#contract/programs/content.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import type { FileChange } from "#services/content/publishing/site-folder.server.ts";
import type { Services } from "#services/services.server.ts";
import type { ContentPlace } from "../../content/editing/content-places.ts";
import {
  type EditedFile,
  FileChangedError,
  readEditedFile,
} from "../../content/editing/edited-file.server.ts";
import { toTitle } from "../../content/editing/file-title.ts";
import { requireContentPermission } from "../../content/editing/may-edit.server.ts";
import { publishFile } from "../../content/editing/publish-file.service.server.ts";
import { saveFile } from "../../content/editing/save-file.service.server.ts";
import { listContentByPath } from "../../content/list/content-list.repository.server.ts";
import { listPlaces } from "../../content/list/content-list.service.server.ts";
import { findFutureDates, publishMember } from "../../members/form/publish-member.server.ts";
import { toPreviewedChanges } from "../../preview/preview-file.service.server.ts";
import { stale } from "../preconditions.server.ts";
import { readSyncedPage, type SyncedQuery } from "../synced-page.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock" | "publish" | "check">;
type FileOf = { path: string; revision: number };

/** The kinds of content that a program may see, as its owner does. */
export const listKinds = ({ role }: Pick<Actor, "role">) =>
  listPlaces(role).map(({ kind, label, folder, file, extension }) => ({
    kind,
    label,
    path: folder ? `${folder}/*.${extension}` : file,
  }));

type ListQuery = SyncedQuery & {
  kind?: string | undefined;
  state: ContentState | "all";
  text?: string | undefined;
};

const PathKeySchema = z.string().max(300);

/** A page of content files, in the order of their paths. */
export async function listContentItems(
  { db }: Pick<Deps, "db">,
  { role }: Pick<Actor, "role">,
  { kind, state, text = "", ...page }: ListQuery,
) {
  const kinds = listPlaces(role).map((place) => place.kind);
  if (kind !== undefined && !kinds.includes(kind)) {
    throw unprocessable({ kind: ["There is no such kind of content for this token"] });
  }
  const filter = { kinds: kind === undefined ? kinds : [kind], state, text };
  const { shown, ...rest } = await readSyncedPage(db, page, {
    key: PathKeySchema,
    toKey: (row: { path: string }) => row.path,
    read: ({ last: after, ...part }) => listContentByPath(db, filter, { after, ...part }),
  });
  return { data: shown.map(toItem), ...rest };
}

type Row = Awaited<ReturnType<typeof listContentByPath>>[number];

const toItem = ({ path, kind, beginning, state, author, ...row }: Row): ContentItem => ({
  path,
  kind,
  title: toTitle(beginning),
  state,
  author,
  changed_at: row.changed_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** @throws PublicError 403 for a kind that the owner does not edit, 404 */
export async function getContentFile(
  { db }: Pick<Deps, "db">,
  program: Pick<Actor, "role">,
  path: string,
): Promise<ContentFileData> {
  requireContentPermission(program, path);
  return toFile(await readEditedFile(db, path));
}

function toFile({ state, site, ...file }: EditedFile): ContentFileData {
  if (state === "new") throw notFound(`There is no file ${file.path}.`);
  return {
    path: file.path,
    kind: file.kind,
    state,
    text: file.text,
    site_text: site?.text ?? null,
    author: file.author,
    changed_at: file.at.toISOString(),
    publish_at: file.publishAt?.toISOString() ?? null,
    is_behind: file.isBehind,
    revision: file.revision,
  };
}

/**
 * Saves a text as the draft of a file, which may have problems; the same text again stores nothing.
 * @throws PublicError 403, 404, 412 when the file is not at the revision that was read, 422 while
 *   a change is scheduled
 */
export async function saveContentDraft(
  deps: Deps,
  program: Actor,
  edit: FileOf & { text: string; note?: string | undefined },
): Promise<ContentFileData> {
  await refuseStale(() => saveFile(deps, program, edit));
  return getContentFile(deps, program, edit.path);
}

/**
 * Publishes the draft of a file.
 * @throws PublicError 403, 404, 412 when the file is not at the revision that was read, 422 with
 *   its problems
 */
export async function publishContentDraft(
  deps: Deps,
  program: Actor,
  { path, revision }: FileOf,
): Promise<ContentFileData> {
  const place = requireContentPermission(program, path);
  const file = await readEditedFile(deps.db, path);
  if (file.state === "new" || file.state === "removed") throw notFound(`There is no file ${path}.`);
  if (file.revision !== revision) throw stale();
  const { text } = file;
  const publish = toPublish(place, path);
  const done = await refuseStale(() => publish(deps, program, { path, revision, text }));
  if (!done.isPublished) {
    throw unprocessable({ text: done.problems.map((one) => formatProblem(one, (name) => name)) });
  }
  return getContentFile(deps, program, path);
}

const toPublish = ({ kind }: ContentPlace, path: string): typeof publishFile =>
  kind === "members" ? publishMember(path.slice("members/".length, -".yaml".length)) : publishFile;

/**
 * The problems that the site would have with these texts.
 * @throws PublicError 403 for a kind that the owner does not edit, 404
 */
export async function checkContentTexts(
  { db, check, clock }: Pick<Deps, "db" | "check" | "clock">,
  program: Pick<Actor, "role">,
  files: readonly { path: string; text: string }[],
): Promise<ProblemOfContent[]> {
  const today = await readToday(db, clock());
  const images = new Map<string, FileChange>();
  const texts = new Map<string, FileChange>();
  const future: ContentProblem[] = [];
  for (const { path, text } of files) {
    const { kind } = requireContentPermission(program, path);
    if (kind === "members") future.push(...findFutureDates({ path, text }, today));
    for (const [name, change] of await toPreviewedChanges(db, path, text)) {
      (name === path ? texts : images).set(name, change);
    }
  }
  return [...future, ...(await check(new Map([...images, ...texts])))].map(toProblem);
}

const toProblem = ({ more, ...problem }: ContentProblem): ProblemOfContent => problem;

async function refuseStale<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof FileChangedError ? stale() : error;
  }
}

import { findOriginal } from "#app/site/media/media.repository.server.ts";
import { readPortraits } from "#app/site/media/portraits.server.ts";
import { type FolderImage, storeImages } from "#app/site/media/store-images.server.ts";
import {
  forgetPreviousSlugs,
  renameRecord,
} from "#app/site/redirects/previous-slugs.repository.server.ts";
import { getReadSite } from "#app/site/site.content.server.ts";
import { toBuyoutPercent } from "#app/site/terms/terms.ts";
import {
  listStoredTags,
  listStoredTechnologies,
} from "#app/taxonomy/taxonomy-content.repository.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { isImageExtension, toImageExtension } from "#platform/image/image.server.ts";
import { toPortrait } from "#platform/image/portrait.server.ts";
import { PackedList } from "#platform/packed-list.server.ts";
import type { ContentFile, ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { previousSlugsSchema, reportTakenSlugs } from "#services/content/kinds/previous-slugs.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";
import { type MemberFile, toMemberFileSchema } from "./member-file.server.ts";
import { checkMemberFile } from "./member-file-checks.server.ts";
import { toMemberFile, toMemberInput } from "./member-file-row.server.ts";
import { toMemberFileText } from "./member-file-text.server.ts";
import {
  checkMemberPath,
  type MemberPath,
  parseMemberPath,
  toMemberPath,
} from "./member-path.server.ts";
import { renamePrivate } from "./member-private.repository.server.ts";
import { unpublishMembers, upsertMembers } from "./member-writes.repository.server.ts";
import { listStoredMembers } from "./members-content.repository.server.ts";

type ReadMember = {
  previous_slugs: string[];
  slug: string;
  file: MemberFile;
  photo?: FolderImage;
};

/** Members of a folder: how many there are, and those that an import writes. */
type ReadMembers = { count: number; changed: PackedList<ReadMember> };

/** A member as its files describe it. */
type MemberSnapshot = { file: MemberFile; avatar: string | null };

function toMemberPaths(files: readonly string[]): MemberPath[] {
  return files.flatMap((file) => parseMemberPath(file) ?? []);
}

/** A member changes with the photo, too. */
function toFilesBySlug(paths: readonly MemberPath[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { slug, file } of paths) files.set(slug, [...(files.get(slug) ?? []), file]);
  return files;
}

async function readMembers(source: ContentSource): Promise<ReadMembers> {
  const paths = toMemberPaths(source.files);
  const files = paths.filter(({ extension }) => extension === "yaml");
  if (files.length === 0) {
    const message = "there are no members: an import would remove everyone from the site";
    source.report({ severity: "warning", file: "members", message });
  }
  const slugs = new Set(files.map(({ slug }) => slug));
  const filesOf = toFilesBySlug([...paths, ...toMemberPaths(source.removed)]);
  const isChecked = ({ slug }: MemberPath) => source.isChecked(...(filesOf.get(slug) ?? []));
  const photos = await readPortraits(source, paths.filter(isChecked), slugs, "member");
  const schema = toMemberFileSchema({
    technologies: source.slugsOf("technologies"),
    tags: source.slugsOf("tags"),
  }).extend({ previous_slugs: previousSlugsSchema });
  const site = getReadSite(source);
  const buyout = site && toBuyoutPercent(site.terms);
  const changed = new PackedList<ReadMember>();
  let count = 0;
  for (const path of paths) {
    const message = checkMemberPath(path);
    if (message) source.report({ severity: "error", file: path.file, message });
    if (path.extension !== "yaml" || !isChecked(path)) continue;
    const yaml = await source.readYaml(path.file, schema);
    checkMemberFile(yaml, site);
    const { slug } = path;
    if (!yaml.value) continue;
    const { previous_slugs, ...value } = yaml.value;
    reportTakenSlugs(previous_slugs, slugs, ["previous_slugs"], yaml.report);
    const file = buyout === null ? { ...value, redemption_rate: null } : value;
    // Its terms decide about the buyout fee.
    const isChanged = source.isChanged("site.yaml", ...(filesOf.get(slug) ?? []));
    count += 1;
    if (!isChanged) continue;
    const photo = photos.get(slug);
    changed.push({
      slug,
      previous_slugs,
      file,
      ...(photo && { photo }),
    });
  }
  source.offerSlugs("members", slugs);
  return { count, changed };
}

async function listStored(
  db: Queryable,
): Promise<(MemberSnapshot & { slug: string; published: boolean })[]> {
  const slugs = {
    technologies: new Map((await listStoredTechnologies(db)).map(({ id, slug }) => [id, slug])),
    tags: new Map((await listStoredTags(db)).map(({ id, slug }) => [id, slug])),
  };
  return (await listStoredMembers(db)).map((row) => ({
    slug: row.slug,
    published: row.published,
    file: toMemberFile(row, slugs),
    avatar: row.avatar,
  }));
}

async function importMembers(
  tx: Transaction,
  source: ContentSource,
  changed: PackedList<ReadMember>,
): Promise<undefined> {
  const photos: FolderImage[] = [];
  // A former slug is free before another member takes it.
  for (const batch of changed.batches()) {
    for (const { slug, previous_slugs, photo } of batch) {
      if (photo) photos.push(photo);
      if (previous_slugs.length === 0) continue;
      await renameRecord(tx, "member", slug, previous_slugs);
      await renamePrivate(tx, slug, previous_slugs);
    }
  }
  await storeImages(tx, source, photos, toPortrait);
  for (const batch of changed.batches()) {
    const others = batch.filter(({ previous_slugs }) => previous_slugs.length === 0);
    await forgetPreviousSlugs(
      tx,
      "member",
      others.map(({ slug }) => slug),
    );
    await upsertMembers(
      tx,
      batch.map(({ slug, file, photo }) => toMemberInput(slug, file, photo?.id ?? null)),
    );
  }
  const removed = toMemberPaths(source.removed).filter(({ extension }) => extension === "yaml");
  await unpublishMembers(
    tx,
    removed.map(({ slug }) => slug),
  );
}

async function* exportMembers(db: Queryable): AsyncIterable<ContentFile> {
  for (const { slug, published, file, avatar } of await listStored(db)) {
    if (!published) continue;
    yield {
      path: toMemberPath(slug, "yaml"),
      content: toMemberFileText(file),
    };
    const photo = avatar === null ? undefined : await findOriginal(db, avatar);
    if (photo) {
      yield { path: toMemberPath(slug, toImageExtension(photo.type)), content: photo.bytes };
    }
  }
}

/** Members: `members/<slug>.yaml` with a photo of the same name beside it. */
export const membersContent: ContentKind = {
  name: "members",
  places: ["members"],
  singular: "member",

  owns(file, files) {
    const path = parseMemberPath(file);
    if (!path || checkMemberPath(path)) return false;
    return (
      path.extension === "yaml" ||
      (isImageExtension(path.extension) && files.has(toMemberPath(path.slug, "yaml")))
    );
  },

  async read(source) {
    const { count, changed } = await readMembers(source);
    return { count, import: (tx) => importMembers(tx, source, changed) };
  },

  export: exportMembers,
};

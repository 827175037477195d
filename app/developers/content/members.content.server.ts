import { basename } from "node:path/posix";
import {
  type ContentImage,
  publishContentImage,
  readContentImages,
} from "#app/site/media/content-images.server.ts";
import { findOriginal } from "#app/site/media/media.repository.server.ts";
import { parseMediaName } from "#app/site/media/media.service.server.ts";
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
import type { ContentSource, YamlFile } from "#services/content/parsing/content-source.server.ts";
import { type MemberFile, toMemberFileSchema } from "./member-file.server.ts";
import { checkMemberFile } from "./member-file-checks.server.ts";
import { toMemberFile, toMemberInput } from "./member-file-row.server.ts";
import { toMemberFileText } from "./member-file-text.server.ts";
import {
  checkMemberPath,
  type MemberPath,
  parseMemberImage,
  parseMemberPath,
  toMemberFolder,
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
  /** Of work to look at. */
  images: ContentImage[];
};

/** What an import writes, with what has to be written before the members. */
type ChangedMembers = {
  members: PackedList<ReadMember>;
  renamed: Pick<ReadMember, "slug" | "previous_slugs">[];
  photos: FolderImage[];
  images: ContentImage[];
};

/** Members of a folder: how many there are, and those that an import writes. */
type ReadMembers = { count: number; changed: ChangedMembers };

/** A member as its files describe it. */
type MemberSnapshot = {
  file: MemberFile;
  avatar: string | null;
  /** Names in the member's folder, with the id of the stored picture. */
  images: { name: string; id: string }[];
};

function toMemberPaths(files: readonly string[]): MemberPath[] {
  return files.flatMap((file) => parseMemberPath(file) ?? []);
}

/** A member changes with the photo and the images, too. */
function toFilesBySlug(paths: readonly Pick<MemberPath, "slug" | "file">[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { slug, file } of paths) files.set(slug, [...(files.get(slug) ?? []), file]);
  return files;
}

const toImagePaths = (files: readonly string[]) =>
  files.flatMap((file) => parseMemberImage(file) ?? []);

/** The images of a member's folder that the file names; those that it does not name are reported. */
async function readWorkImages(
  source: ContentSource,
  { value, report }: Pick<YamlFile<MemberFile>, "value" | "report">,
  files: readonly string[],
): Promise<ContentImage[]> {
  const images = await readContentImages(source, files);
  const named = new Set<string>();
  for (const [index, { image }] of (value?.work_samples ?? []).entries()) {
    if (!image) continue;
    named.add(image.file);
    if (images.has(image.file)) continue;
    const message = `there is no image ${image.file} in the folder of this member`;
    report(["work_samples", index, "image", "file"], message);
  }
  for (const file of files) {
    if (!value || named.has(basename(file))) continue;
    source.report({ severity: "warning", file, message: "no work of this member uses this image" });
  }
  return [...images.values()].flatMap((image) =>
    image && named.has(basename(image.file)) ? [image] : [],
  );
}

async function readMembers(source: ContentSource): Promise<ReadMembers> {
  const paths = toMemberPaths(source.files);
  const files = paths.filter(({ extension }) => extension === "yaml");
  if (files.length === 0) {
    const message = "there are no members: an import would remove everyone from the site";
    source.report({ severity: "warning", file: "members", message });
  }
  const slugs = new Set(files.map(({ slug }) => slug));
  const imagePaths = toImagePaths(source.files);
  const imagesOf = toFilesBySlug(imagePaths);
  const filesOf = toFilesBySlug([
    ...paths,
    ...imagePaths,
    ...toMemberPaths(source.removed),
    ...toImagePaths(source.removed),
  ]);
  const isChecked = ({ slug }: MemberPath) => source.isChecked(...(filesOf.get(slug) ?? []));
  const photos = await readPortraits(source, paths.filter(isChecked), slugs, "member");
  const schema = toMemberFileSchema({
    technologies: source.slugsOf("technologies"),
    tags: source.slugsOf("tags"),
  }).extend({ previous_slugs: previousSlugsSchema });
  const site = getReadSite(source);
  const buyout = site && toBuyoutPercent(site.terms);
  const changed: ChangedMembers = {
    members: new PackedList(),
    renamed: [],
    photos: [],
    images: [],
  };
  let count = 0;
  for (const path of paths) {
    const message = checkMemberPath(path);
    if (message) source.report({ severity: "error", file: path.file, message });
    if (path.extension !== "yaml" || !isChecked(path)) continue;
    const yaml = await source.readYaml(path.file, schema);
    checkMemberFile(yaml, site);
    const { slug } = path;
    const images = await readWorkImages(source, yaml, imagesOf.get(slug) ?? []);
    if (!yaml.value) continue;
    const { previous_slugs, ...value } = yaml.value;
    reportTakenSlugs(previous_slugs, slugs, ["previous_slugs"], yaml.report);
    const file = buyout === null ? { ...value, redemption_rate: null } : value;
    // Its terms decide about the buyout fee.
    const isChanged = source.isChanged("site.yaml", ...(filesOf.get(slug) ?? []));
    count += 1;
    if (!isChanged) continue;
    const photo = photos.get(slug);
    if (photo) changed.photos.push(photo);
    changed.images.push(...images);
    if (previous_slugs.length > 0) changed.renamed.push({ slug, previous_slugs });
    changed.members.push({
      slug,
      previous_slugs,
      file,
      images,
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
    images: row.work_samples.flatMap(({ image }) => {
      const id = image && parseMediaName(image.src.replace("/media/", ""));
      return id ? [{ name: image.file, id }] : [];
    }),
  }));
}

async function importMembers(
  tx: Transaction,
  source: ContentSource,
  { members, renamed, photos, images }: ChangedMembers,
): Promise<undefined> {
  // A former slug is free before another member takes it.
  for (const { slug, previous_slugs } of renamed) {
    await renameRecord(tx, "member", slug, previous_slugs);
    await renamePrivate(tx, slug, previous_slugs);
  }
  await storeImages(tx, source, photos, toPortrait);
  await storeImages(tx, source, images, publishContentImage);
  for (const batch of members.batches()) {
    const others = batch.filter(({ previous_slugs }) => previous_slugs.length === 0);
    await forgetPreviousSlugs(
      tx,
      "member",
      others.map(({ slug }) => slug),
    );
    await upsertMembers(
      tx,
      batch.map(({ slug, file, photo, images: samples }) =>
        toMemberInput(slug, file, {
          avatar: photo?.id ?? null,
          images: new Map(samples.map((image) => [basename(image.file), image])),
        }),
      ),
    );
  }
  const removed = toMemberPaths(source.removed).filter(({ extension }) => extension === "yaml");
  await unpublishMembers(
    tx,
    removed.map(({ slug }) => slug),
  );
}

async function* exportMembers(db: Queryable): AsyncIterable<ContentFile> {
  for (const { slug, published, file, avatar, images } of await listStored(db)) {
    if (!published) continue;
    yield {
      path: toMemberPath(slug, "yaml"),
      content: toMemberFileText(file),
    };
    const photo = avatar === null ? undefined : await findOriginal(db, avatar);
    if (photo) {
      yield { path: toMemberPath(slug, toImageExtension(photo.type)), content: photo.bytes };
    }
    for (const { name, id } of images) {
      const original = await findOriginal(db, id);
      if (original) yield { path: toMemberFolder(slug) + name, content: original.bytes };
    }
  }
}

/** Members: `members/<slug>.yaml` with a photo of the same name beside it, and images in `members/<slug>/`. */
export const membersContent: ContentKind = {
  name: "members",
  places: ["members"],
  singular: "member",

  owns(file, files) {
    const image = parseMemberImage(file);
    if (image) return files.has(toMemberPath(image.slug, "yaml"));
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

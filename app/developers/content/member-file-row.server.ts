import type { ContentImage } from "#app/site/media/content-images.server.ts";
import { toMediaPath } from "#app/site/media/media-path.ts";
import { TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";
import type { StoredTestSheet, StoredWorkSample } from "#database/tables/members.ts";
import { type MemberFile, toMemberFileSchema } from "./member-file.server.ts";
import type { MemberInput } from "./member-writes.repository.server.ts";
import type { StoredMember } from "./members-content.repository.server.ts";

export type MemberImages = ReadonlyMap<string, ContentImage | undefined>;

/** An image that the folder does not have is reported, and never stored. */
function toStoredImage(
  image: MemberFile["work_samples"][number]["image"],
  images: MemberImages,
): StoredWorkSample["image"] {
  const found = image && images.get(image.file);
  if (!found) return null;
  const { id, original_type, width, height } = found;
  const src = toMediaPath({ id, content_type: original_type });
  return { file: image.file, src, alt: image.alt, width, height };
}

/** A member's file as input of the repository; `avatar` is the id of a stored picture. */
export function toMemberInput(
  slug: string,
  file: MemberFile,
  { avatar, images }: { avatar: string | null; images: MemberImages },
): MemberInput {
  return {
    ...file,
    slug,
    avatar,
    work_samples: file.work_samples.map(({ image, ...sample }) => ({
      ...sample,
      image: toStoredImage(image, images),
    })),
    technologies: file.technologies.map(({ slug, years, main }) => ({
      slug,
      years,
      type: main ? TECHNOLOGY_TYPE.main : TECHNOLOGY_TYPE.other,
    })),
  };
}

const FIELDS = Object.keys(toMemberFileSchema().shape);

export type SlugById = ReadonlyMap<number, string>;

function toSlug(slugs: SlugById, id: number): string {
  const slug = slugs.get(id);
  if (slug === undefined) throw new Error(`Nothing has the id ${id}.`);
  return slug;
}

function toSheet({ check, on, task, scores, consent_on, consent_by }: StoredTestSheet) {
  return {
    check,
    on,
    task,
    scores: scores.map(({ name, score, note }) => ({ name, score, note })),
    consent_on,
    consent_by,
  };
}

/**
 * A stored member as a file: the fields in the order of the schema, whatever the order
 * in the database.
 */
export function toMemberFile(
  row: StoredMember,
  slugs: { technologies: SlugById; tags: SlugById },
): MemberFile {
  const written: Record<string, unknown> = {
    ...row,
    languages: row.languages.map(({ code, level }) => ({ code, level })),
    technologies: row.technologies.map(({ technology_id, years, type }) => ({
      slug: toSlug(slugs.technologies, technology_id),
      years,
      main: type === TECHNOLOGY_TYPE.main,
    })),
    experiences: row.experiences.map((experience) => ({
      position: experience.position,
      name: experience.name,
      tags: experience.tag_ids.map((id) => toSlug(slugs.tags, id)),
      technologies: experience.technology_ids.map((id) => toSlug(slugs.technologies, id)),
      description: experience.description,
      responsibility: experience.responsibility,
    })),
    educations: row.educations.map(({ institution, specialization, year_from, year_to }) => ({
      institution,
      specialization,
      year_from,
      year_to,
    })),
    vetting: row.vetting.map(({ check, how, by, on }) => ({ check, how, by, on })),
    test_sheet: row.test_sheet && toSheet(row.test_sheet),
    client_references: row.client_references.map(
      ({ author, role, company, text, on, consent_on }) => {
        return { author, role, company, text, on, consent_on };
      },
    ),
    work_samples: row.work_samples.map(({ kind, title, url, description, year, image }) => ({
      kind,
      title,
      url,
      description,
      year,
      image: image && { file: image.file, alt: image.alt },
    })),
  };
  return Object.fromEntries(FIELDS.map((field) => [field, written[field]])) as MemberFile;
}

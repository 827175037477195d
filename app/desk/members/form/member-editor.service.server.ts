import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import {
  listStoredTags,
  listStoredTechnologies,
} from "#app/taxonomy/taxonomy-content.repository.server.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { findLastText, findTextOf } from "#services/content/revision-texts.repository.server.ts";
import { openYamlMap } from "#services/content/yaml-map.ts";
import type { Services } from "#services/services.server.ts";
import { type EditedFile, readEditedFile } from "../../content/editing/edited-file.server.ts";
import { findStoredMember } from "../page/member-page.repository.server.ts";
import { findPhotoDraft } from "../photo/member-photo.service.server.ts";
import type { ShownPhoto } from "../photo/photo-panel.tsx";
import type { MemberForm } from "./member-form.ts";
import { type FormNames, toMemberForm } from "./member-form-text.server.ts";
import { type ChangedField, mergeForms } from "./merge-forms.ts";

/** A member's file, opened in the form. */
export type MemberEditor = Pick<EditedFile, "path" | "revision" | "state" | "author" | "at"> & {
  slug: string;
  name: string;
  text: string;
  /** Undefined for a text that cannot be read as fields. */
  form: MemberForm | undefined;
  /** What was published since the draft began; it is in the form already where that is possible. */
  published: { author: string; changed: ChangedField[] } | undefined;
  /** Names to choose from. */
  technologies: string[];
  zones: readonly string[];
  photo: ShownPhoto & { revision: number | undefined };
  isReadOnly: boolean;
};

export async function readNames(db: Queryable): Promise<FormNames> {
  const technologies = await listStoredTechnologies(db);
  const tags = await listStoredTags(db);
  return {
    technologies: technologies.filter(({ published }) => published),
    tags: tags.filter(({ published }) => published).map((tag) => ({ ...tag, aliases: [] })),
  };
}

/** The newest text of a member's file; undefined where there never was one, or it was erased. */
export async function findMemberText(
  db: Queryable,
  slug: string,
): Promise<{ file: EditedFile; text: string } | undefined> {
  const path = toMemberPath(slug, "yaml");
  const file = await readEditedFile(db, path);
  if (file.state !== "removed" && file.state !== "new") return { file, text: file.text };
  const text = await findLastText(db, path);
  return text === undefined ? undefined : { file, text };
}

/** Everything that the form of a member shows; undefined for an unknown one. */
export async function readMemberEditor(
  { db, env }: Pick<Services, "db" | "env">,
  slug: string,
): Promise<MemberEditor | undefined> {
  const found = await findMemberText(db, slug);
  if (!found) return undefined;
  const { file, text } = found;
  const { path, revision, state, author, at } = file;
  const names = await readNames(db);
  const read = await readFileForm(db, { ...file, text }, names);
  const form = read?.form;
  return {
    ...{ slug, path, revision, state, author, at, text, form },
    name: (form && toFullName(form)) || slug,
    published: read?.changed && { author: file.site?.author ?? "", changed: read.changed },
    technologies: names.technologies.map(({ name }) => name),
    zones: Intl.supportedValuesOf("timeZone"),
    isReadOnly: env.isContentReadOnly,
    photo: await readPhoto(db, slug),
  };
}

async function readPhoto(db: Queryable, slug: string): Promise<MemberEditor["photo"]> {
  const draft = await findPhotoDraft(db, slug);
  if (draft) {
    const { revision } = draft;
    const src = revision === undefined ? null : `/desk/members/${slug}/photo?${revision}`;
    return { src, isDraft: true, revision };
  }
  const avatar = (await findStoredMember(db, slug))?.avatar;
  return { src: avatar ? `/media/${avatar}.webp` : null, isDraft: false, revision: undefined };
}

/**
 * A file as its form shows it: a draft on top of what was published since it began, which `changed`
 * names. Undefined for a text that cannot be read as fields.
 */
export async function readFileForm(
  db: Queryable,
  file: EditedFile,
  names: FormNames,
): Promise<{ form: MemberForm; changed?: ChangedField[] } | undefined> {
  const map = openYamlMap(file.text);
  if (!map) return undefined;
  const form = toMemberForm(map, names);
  if (!file.isBehind) return { form };
  const base = openYamlMap((await findTextOf(db, file.path, file.base_hash ?? "")) ?? "");
  const site = openYamlMap(file.site?.text ?? "");
  if (!base || !site) return { form };
  return mergeForms(toMemberForm(base, names), toMemberForm(site, names), form);
}

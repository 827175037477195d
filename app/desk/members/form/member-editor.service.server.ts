import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { MergedChange } from "#services/content/merge/merge-texts.server.ts";
import { findLastText } from "#services/content/revisions/revision-texts.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { type EditedFile, readEditedFile } from "../../content/editing/edited-file.server.ts";
import { readContentForm } from "../../content/form/content-form.service.server.ts";
import type { ContentForm, NoForm } from "../../content/form/form-spec.ts";
import { mergeSite } from "../../content/merge/merge-conflict.server.ts";
import { findStoredMember } from "../page/member-page.repository.server.ts";
import { findPhotoDraft } from "../photo/member-photo.service.server.ts";
import type { ShownPhoto } from "../photo/photo-panel.tsx";

/** A member's file, opened in the form. */
export type MemberEditor = {
  slug: string;
  name: string;
  /** With the text that the form shows. */
  file: EditedFile;
  form: ContentForm | NoForm;
  /** What was published since the draft began, and is in its text already. */
  published: { author: string; changed: MergedChange[] } | undefined;
  photo: ShownPhoto & { revision: number | undefined };
  isReadOnly: boolean;
};

/** The file of a member; one that was removed has its last text. Undefined for an unknown or erased one. */
export async function findMemberFile(db: Queryable, slug: string): Promise<EditedFile | undefined> {
  const file = await readEditedFile(db, toMemberPath(slug, "yaml"));
  if (file.state !== "removed" && file.state !== "new") return file;
  const text = await findLastText(db, file.path);
  return text === undefined ? undefined : { ...file, text };
}

/** Everything that the form of a member shows; undefined for an unknown or erased one. */
export async function readMemberEditor(
  { db, env }: Pick<Services, "db" | "env">,
  slug: string,
): Promise<MemberEditor | undefined> {
  const stored = await findMemberFile(db, slug);
  if (!stored) return undefined;
  const site = await mergeSite(db, stored);
  const text = site?.text ?? stored.text;
  const form = await readContentForm(db, stored.path, text);
  return {
    slug,
    name: toName(form) || slug,
    file: { ...stored, text },
    form,
    published: site && { author: stored.site?.author ?? "", changed: site.changed },
    photo: await readPhoto(db, slug),
    isReadOnly: env.isContentReadOnly,
  };
}

function toName(form: ContentForm | NoForm): string {
  if ("reason" in form) return "";
  const { first_name = "", last_name = "" } = form.values as Record<string, string | undefined>;
  return toFullName({ first_name, last_name });
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

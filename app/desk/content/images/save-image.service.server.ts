import { basename, extname } from "node:path/posix";
import { toMemberFolder } from "#app/developers/content/member-path.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { isImageExtension, MAX_PICTURE_BYTES } from "#platform/image/image.server.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import {
  findOpenRevision,
  findShownRevision,
  lockFile,
} from "#services/content/revisions/drafts.repository.server.ts";
import {
  insertRevisions,
  saveOriginal,
} from "#services/content/revisions/revisions.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  type ContentEditor,
  requireContentPermission,
  requireEditableContent,
} from "../editing/may-edit.server.ts";

/** An image for a text, as a person's file has it. */
type Image = { name: string; bytes: Buffer };

const MAX_STEM = 60;

/** Where the images of a file are, by its kind. */
const IMAGE_FOLDERS: Readonly<Record<string, (slug: string) => string>> = {
  articles: () => "articles/",
  members: toMemberFolder,
};

function toStem(name: string): string {
  const stem = toFolded(name.replace(/\.[^.]*$/, "")).replaceAll(/[^a-z0-9]+/g, "-");
  return stem.slice(0, MAX_STEM).replaceAll(/^-+|-+$/g, "") || "image";
}

/**
 * Stores an image beside an article, or in the folder of a member, as a draft that is published with the text that shows it. The
 * same image again is stored once.
 * @returns its name in that folder
 * @throws PublicError 403, 404, 422 for a file that an import would refuse
 */
export async function saveImage(
  deps: Pick<Services, "db" | "env" | "check">,
  staff: ContentEditor,
  path: string,
  { name, bytes }: Image,
): Promise<string> {
  requireEditableContent(deps);
  const { kind } = requireContentPermission(staff, path);
  const folder = IMAGE_FOLDERS[kind]?.(basename(path, extname(path)));
  if (!folder) throw unprocessable({ file: ["Only articles and members show images"] });
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!isImageExtension(extension)) {
    throw unprocessable({ file: ["Choose an image: PNG, JPEG, WebP, AVIF or SVG"] });
  }
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw unprocessable({ file: [`The image must be ${MAX_PICTURE_BYTES / 1e6} MB or less`] });
  }
  const hash = toHash(bytes);
  const stem = toStem(name);
  const checked = `${folder}${stem}.${extension}`;
  const problems = await deps.check(new Map([[checked, { hash, read: async () => bytes }]]));
  const [problem] = problems.filter(
    ({ file, severity }) => file === checked && severity === "error",
  );
  if (problem) throw unprocessable({ file: [problem.message] });
  return deps.db.transaction(async (tx) => {
    for (let number = 1; ; number += 1) {
      const file = `${stem}${number === 1 ? "" : `-${number}`}.${extension}`;
      const image = `${folder}${file}`;
      await lockFile(tx, image);
      const newest = (await findOpenRevision(tx, image)) ?? (await findShownRevision(tx, image));
      if (newest?.hash === hash) return file;
      if (newest) continue;
      await saveOriginal(tx, hash, bytes);
      await insertRevisions(tx, [
        {
          kind,
          path: image,
          text: null,
          hash,
          base_hash: null,
          author: staff.name,
          source: "desk",
          published_at: null,
        },
      ]);
      const entry = { action: "content.image", subject: image, fields: [] } as const;
      await writeAudit(tx, { staff_id: staff.id, ...entry });
      return file;
    }
  });
}

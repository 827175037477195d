import { isPermitted } from "#contract/desk/staff-terms.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { Services } from "#services/services.server.ts";
import { type ContentPlace, findPlace, permissionFor } from "./content-places.ts";

/** A staff member or a program, as far as changes of content need them. */
export type ContentEditor = Pick<Actor, "id" | "name" | "role" | "token_id">;

/**
 * The kind of content of a path that a staff member may see.
 * @throws PublicError 404 for a path that is none of a text of the content, 403
 */
export function requireContentPermission(
  { role }: Pick<ContentEditor, "role">,
  path: string,
): ContentPlace {
  const place = findPlace(path);
  if (!place) throw notFound(`There is no content at ${path.slice(0, 200)}.`);
  if (isPermitted(role, permissionFor(place))) return place;
  throw new PublicError(403, `Your role does not include ${place.label.toLowerCase()}.`);
}

/** @throws PublicError 403 where content is changed in its folder only */
export function requireEditableContent({ env }: Pick<Services, "env">): void {
  if (!env.isContentReadOnly) return;
  throw new PublicError(
    403,
    "Content is edited in its folder and imported (CONTENT_EDIT=folder). Nothing was changed.",
  );
}

/** Where the history says that a change came from. */
export const toSource = ({ token_id }: Pick<ContentEditor, "token_id">) =>
  token_id === undefined ? "desk" : "api";

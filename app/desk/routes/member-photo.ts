import { data } from "react-router";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { PublicError } from "#platform/errors.ts";
import { PICTURE_TYPES } from "#platform/image/image.server.ts";
import {
  findRevision,
  readRevision,
} from "#services/content/revisions/revisions.repository.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import {
  discardPhoto,
  findPhotoDraft,
  removePhoto,
  savePhoto,
} from "../members/photo/member-photo.service.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import { toRouteError } from "../route-error.server.ts";
import type { Route } from "./+types/member-photo.ts";

export const handle: PageHandle = { private: "secret", form: "file" };

export const middleware = [requirePermission("members")];

/** The drafted photo of a member. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const draft = await findPhotoDraft(db, slug);
  const id = draft?.revision ?? 0;
  const revision = await findRevision(db, id);
  const bytes = await readRevision(db, id);
  const found = Object.entries(PICTURE_TYPES).find(
    ([extension]) => revision?.path === toMemberPath(slug, extension),
  );
  if (!bytes || !found) throw data(`There is no drafted photo of ${slug}.`, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": found[1].type,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

/** Drafts another photo, or none; or ends the draft. */
export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = await request.formData();
  const [photo, intent] = [form.get("photo"), form.get("intent")];
  try {
    if (photo instanceof Blob) await savePhoto(services, staff, slug, photo);
    else if (intent === "remove") await removePhoto(services, staff, slug);
    else if (intent === "discard") await discardPhoto(services, staff, slug);
    else return data({ error: "Choose a photo" }, { status: 422 });
  } catch (error) {
    if (!(error instanceof PublicError) || error.status === 404) throw toRouteError(error);
    return data({ error: error.errors?.photo?.[0] ?? error.message }, { status: error.status });
  }
  return data({ error: "" });
}

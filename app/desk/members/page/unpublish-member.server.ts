import { data } from "react-router";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { readEditedFile } from "../../content/editing/edited-file.server.ts";
import { removeFile } from "../../content/editing/publish-file.service.server.ts";
import { saveFile } from "../../content/editing/save-file.service.server.ts";
import { toRouteError } from "../../route-error.server.ts";

/** What became of taking a profile off the site. */
export type UnpublishOutcome = { kind: "unpublished" } | { kind: "refused"; message: string };

/**
 * Takes a profile off the site; its text stays as a draft, to be published again. The photo stays
 * beside it.
 * @param revision of the file that was shown
 */
export async function unpublishMember(
  deps: Pick<Services, "db" | "env" | "clock" | "publish">,
  staff: CurrentStaff,
  slug: string,
  revision: number,
) {
  const path = toMemberPath(slug, "yaml");
  const refuse = (message: string, status: number) =>
    data<UnpublishOutcome>({ kind: "refused", message }, { status });
  try {
    const before = await readEditedFile(deps.db, path);
    if (before.state === "new") throw notFound(`There is no member ${slug}.`);
    const { isPublished: isDone, problems } = await removeFile(deps, staff, { path, revision });
    if (!isDone) {
      const [problem] = problems.filter(({ severity }) => severity === "error");
      return refuse(problem ? `${problem.file}: ${problem.message}` : "It can't be removed", 422);
    }
    const after = await readEditedFile(deps.db, path);
    if (after.state === "removed" && before.text) {
      const draft = { path, revision: after.revision, text: before.text };
      await saveFile(deps, staff, { ...draft, note: "unpublished" });
    }
    return data<UnpublishOutcome>({ kind: "unpublished" });
  } catch (error) {
    if (!(error instanceof PublicError) || error.status === 404) throw toRouteError(error);
    return refuse(error.errors?.text?.[0] ?? error.message, error.status);
  }
}

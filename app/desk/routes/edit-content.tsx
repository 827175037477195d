import { compareInBackground } from "#services/content/content-jobs.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { changeSubmittedFile } from "../content/change-file.server.ts";
import { readEditedFile } from "../content/editing/edited-file.server.ts";
import { readContentForm } from "../content/form/content-form.service.server.ts";
import { mergeSite } from "../content/merge/merge-conflict.server.ts";
import { toSkeleton } from "../content/new/skeletons.server.ts";
import { EditorPage } from "../content/page/editor-page.tsx";
import { ReadOnlyNotice } from "../content/page/read-only-notice.tsx";
import { requireFilePath } from "../content/require-file.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import type { Route } from "./+types/edit-content.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env, clock } = context.get(servicesContext);
  const path = requireFilePath(context.get(staffContext), url);
  const stored = await readEditedFile(db, path);
  const isNew = stored.state === "new";
  const site = await mergeSite(db, stored);
  const text = isNew ? await toSkeleton(db, path, clock()) : (site?.text ?? stored.text);
  const file = { ...stored, text };
  // The form of a member is a page of its own.
  const isForm = url.searchParams.get("view") !== "text" && file.kind !== "members";
  return {
    file,
    /** What was published since the draft began, and is in its text already. */
    published:
      stored.isBehind && stored.site
        ? { changed: site?.changed ?? [], diff: await compareInBackground(stored.site.text, text) }
        : undefined,
    form: isForm ? await readContentForm(db, path, file.text) : undefined,
    isReadOnly: env.isContentReadOnly,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const path = requireFilePath(staff, url);
  return changeSubmittedFile(context.get(servicesContext), staff, path, await request.formData());
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.file.path ?? "Content");
}

export default function EditContent({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { file, ...props } = loaderData;
  return (
    <>
      {props.isReadOnly ? <ReadOnlyNotice /> : null}
      {/* Another file is another page: nothing that was typed passes over to it. */}
      <EditorPage key={file.path} {...props} file={file} submission={submission} />
    </>
  );
}

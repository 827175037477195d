import { data, Link } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { changeSubmittedFile } from "../content/change-file.server.ts";
import { toContentPath } from "../content/editing/content-path.ts";
import { findMemberFile, readMemberEditor } from "../members/form/member-editor.service.server.ts";
import { MemberEditor } from "../members/form/member-editor.tsx";
import { publishMember } from "../members/form/publish-member.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/edit-member.ts";

export const middleware = [requirePermission("members")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const editor = await readMemberEditor(context.get(servicesContext), params.slug);
  if (!editor) throw data(`There is no member ${params.slug}.`, { status: 404 });
  return { editor };
}

/** Saves or publishes the member. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { slug } = params;
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const found = await findMemberFile(services.db, slug);
  if (!found) throw data(`There is no member ${slug}.`, { status: 404 });
  const form = await request.formData();
  return changeSubmittedFile(services, staff, found.path, form, publishMember(slug));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.editor.name ?? "Member");
}

export default function EditMember({ loaderData: { editor }, actionData }: Route.ComponentProps) {
  const { form, slug, file } = editor;
  const submission = useSubmission(actionData);
  if (!("reason" in form))
    return <MemberEditor key={slug} loaded={{ ...editor, form }} submission={submission} />;
  return (
    <EmptyList title="This file can't be read as fields">
      It has an error in its text.{" "}
      <Link to={toContentPath(file.path)} className="link">
        Edit {file.path} as text
      </Link>
    </EmptyList>
  );
}

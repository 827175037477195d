import { data, Link } from "react-router";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toContentPath } from "../content/editing/content-path.ts";
import { readMemberEditor } from "../members/form/member-editor.service.server.ts";
import { MemberEditor } from "../members/form/member-editor.tsx";
import { postMember } from "../members/form/post-member.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { usePosted } from "../parts/use-posted.ts";
import { useSettled } from "../parts/use-settled.ts";
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
  const form = await request.formData();
  const staff = context.get(staffContext);
  return postMember(context.get(servicesContext), staff, params.slug, form);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.editor.name ?? "Member");
}

export default function EditMember({ loaderData: { editor }, actionData }: Route.ComponentProps) {
  const { form, slug } = editor;
  // Until the page is read again it has the revision before this one: a button that is pressed at
  // once would be refused because of it.
  const posted = useSettled(usePosted(actionData));
  if (form) return <MemberEditor key={slug} loaded={{ ...editor, form }} posted={posted} />;
  return (
    <EmptyList title="This file can't be read as fields">
      It has an error in its text.{" "}
      <Link to={toContentPath(editor.path)} className="link">
        Edit {editor.path} as text
      </Link>
    </EmptyList>
  );
}

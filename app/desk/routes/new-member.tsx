import { useState } from "react";
import { Form, redirect } from "react-router";
import { NewMemberSchema } from "#contract/desk/desk-member.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toMemberPagePath } from "../members/list/member-path.ts";
import { createNewMember } from "../members/page/new-member.service.server.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { createSubmissionKey } from "../requests/submission-keys.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/new-member.ts";

export const middleware = [requirePermission("members")];

export const loader = () => ({ freshKey: createSubmissionKey() });

/** Makes a draft, and goes on to its form. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = await readDeskForm(request);
  return handleDeskForm(input, NewMemberSchema, async (member) => {
    const staff = context.get(staffContext);
    const slug = await createNewMember(context.get(servicesContext), staff, member);
    return redirect(`${toMemberPagePath(slug)}/edit`);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "New member");
}

const FIELDS = [
  { name: "first_name", label: "First name", hint: "" },
  { name: "last_name", label: "Family name", hint: "" },
  { name: "email", label: "Email address", hint: "Only staff see it." },
] as const;

export default function NewMember({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { errors = {}, input: entered, problem } = submission ?? {};
  // It differs with each load of the page, and the form may be sent again.
  const [key] = useState(loaderData.freshKey);
  return (
    <div className="pb-8">
      <PageHeader
        above={[{ to: "/desk/members", label: "Members" }]}
        here="New"
        title="New member"
      />
      <Form method="post" noValidate className="max-w-form space-y-3 px-4">
        <input type="hidden" name="key" value={key} />
        {problem ? (
          <p role="alert" className="text-red">
            {problem}
          </p>
        ) : null}
        {FIELDS.map(({ name, label, hint }) => (
          <DeskInput
            key={name}
            label={label}
            hint={hint}
            name={name}
            errors={errors}
            autoComplete="off"
            defaultValue={entered?.[name]}
          />
        ))}
        <button type="submit" className="desk-button desk-button-main">
          Create draft
        </button>
      </Form>
    </div>
  );
}

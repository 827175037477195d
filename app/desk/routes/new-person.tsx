import { Form, redirect } from "react-router";
import type { z } from "zod";
import { NewPersonSchema } from "#contract/desk/person.ts";
import { toEnteredErrors } from "#platform/forms/entered-fields.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { enterPerson } from "../people/person-changes.service.server.ts";
import { PersonFields } from "../people/person-fields.tsx";
import { toPersonPage } from "../people/person-path.ts";
import { createSubmissionKey } from "../requests/submission-keys.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import type { Route } from "./+types/new-person.ts";

export const middleware = [requirePermission("change_requests")];

const EMPTY = { name: "", phone: null, company: null };

export const loader = () => ({ key: createSubmissionKey() });

export async function action({ request, context }: Route.ActionArgs) {
  const enter = async (person: z.output<typeof NewPersonSchema>) => {
    const id = await enterPerson(context.get(servicesContext), context.get(staffContext), person);
    return redirect(`${toPersonPage(id)}?done=create`);
  };
  return handleDeskForm(await readDeskForm(request), NewPersonSchema, enter, toEnteredErrors);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Add person");
}

export default function NewPerson({ loaderData, actionData }: Route.ComponentProps) {
  const state = useSubmission(actionData);
  return (
    <div className="pb-16">
      <PageHeader above={[{ to: "/desk/people", label: "People" }]} here="New" title="Add person" />
      <ChangeNotice state={state} done={undefined} />
      <Form method="post" noValidate className="max-w-form space-y-3 px-4">
        <input type="hidden" name="key" value={state?.input.key ?? loaderData.key} />
        <DeskInput
          id="email"
          name="email"
          label="Email address"
          hint="They are not emailed."
          errors={state?.errors ?? {}}
          type="email"
          autoComplete="off"
          defaultValue={state?.input.email}
        />
        <PersonFields stored={EMPTY} state={state} />
        <button type="submit" className="desk-button desk-button-main">
          Add person
        </button>
      </Form>
    </div>
  );
}

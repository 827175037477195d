import { Form, redirect } from "react-router";
import type { z } from "zod";
import { CLIENT_FIELDS } from "#app/requests/client-fields.ts";
import { EnteredRequestSchema } from "#contract/desk/desk-request.ts";
import { Choice } from "#design/field/choice.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { toEnteredErrors, toEnteredFields } from "#platform/forms/entered-fields.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { enterRequest } from "../requests/enter-request.service.server.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { createSubmissionKey } from "../requests/submission-keys.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import type { Route } from "./+types/new-request.ts";

const FIELDS = toEnteredFields(CLIENT_FIELDS);

export const middleware = [requirePermission("change_requests")];

export const loader = () => ({ key: createSubmissionKey() });

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const enter = async (entered: z.output<typeof EnteredRequestSchema>) => {
    const reference = await enterRequest(context.get(servicesContext), staff, entered);
    return redirect(toRequestPath({ form: "hire", reference }));
  };
  return handleDeskForm(await readDeskForm(request), EnteredRequestSchema, enter, toEnteredErrors);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Add request");
}

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const state = useSubmission(actionData);
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: "/desk/requests", label: "Requests" }]}
        here="New"
        title="Add request"
      />
      <ChangeNotice state={state} done={undefined} />
      <Form method="post" noValidate className="max-w-form space-y-6 px-4">
        <input type="hidden" name="key" value={state?.input.key ?? loaderData.key} />
        <FormFields fields={FIELDS} input={state?.input ?? EMPTY} errors={state?.errors ?? {}} />
        <Choice
          type="checkbox"
          id="is_emailed"
          name="is_emailed"
          label="Email the client a confirmation with a link to the status page"
          defaultChecked={state?.input.is_emailed !== undefined}
        />
        <button type="submit" className="desk-button desk-button-main">
          Add request
        </button>
      </Form>
    </div>
  );
}

/** What a client told is entered: the form suggests nothing. */
const EMPTY = {};

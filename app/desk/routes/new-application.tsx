import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { listOpenJobs } from "#app/apply/applications.repository.server.ts";
import { ApplicationPageFields } from "#app/apply/form/page-fields.tsx";
import { readPageForm } from "#app/apply/form/read-page-form.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import { EnteredApplicationSchema } from "#contract/applications/application.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Choice } from "#design/field/choice.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { toEnteredErrors } from "#platform/forms/entered-fields.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { enterApplication } from "../applications/enter-application.service.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { createSubmissionKey } from "../requests/submission-keys.server.ts";
import { requirePermission } from "../require-staff.server.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import type { Route } from "./+types/new-application.ts";

export const middleware = [requirePermission("applications")];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { timezone: ourTimezone } = await getBookingConfig(db);
  return { key: createSubmissionKey(), jobs: await listOpenJobs(db), ourTimezone };
}

/** Rows have bracketed names. */
const SubmittedSchema = z
  .record(z.string(), z.string().optional())
  .transform((input) => toFormValues(Object.entries(input) as [string, string][]))
  .pipe(EnteredApplicationSchema);

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const input = await readDeskForm(request);
  // More empty rows were asked for: nothing is stored yet.
  if (input[PAGE_FORM_FIELDS.intent] === "rows") return data<DeskFormState>({ input, errors: {} });
  const enter = async (entered: z.output<typeof SubmittedSchema>) => {
    const reference = await enterApplication(context.get(servicesContext), staff, entered);
    return redirect(toRequestPath({ form: "apply", reference }));
  };
  return handleDeskForm(input, SubmittedSchema, enter, toEnteredErrors);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Add application");
}

export default function NewApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { key, jobs, ourTimezone } = loaderData;
  const state = useSubmission(actionData);
  const input = state?.input ?? {};
  const errors = state?.errors ?? {};
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: "/desk/applications", label: "Applications" }]}
        here="New"
        title="Add application"
      />
      <ChangeNotice state={state} done={undefined} />
      <Form method="post" noValidate className="max-w-form space-y-6 px-4">
        <input type="hidden" name="key" value={input.key ?? key} />
        <ApplicationPageFields
          form={readPageForm(state?.input, {})}
          input={input}
          errors={errors}
          jobs={jobs}
          ourTimezone={ourTimezone}
          cv={{ control: <CvField saved={input} error={errors.cv} /> }}
          last="What they agreed to, and their CV"
          isEntered
        />
        <Choice
          type="checkbox"
          id="is_emailed"
          name="is_emailed"
          label="Email the applicant a confirmation with a link to the status page"
          defaultChecked={input.is_emailed !== undefined}
        />
        <button type="submit" className="desk-button desk-button-main">
          Add application
        </button>
      </Form>
    </div>
  );
}

type CvFieldProps = { saved: DeskFormState["input"]; error: FieldError };

/** It needs JavaScript: without it the CV is an internal file of the application. */
const CvField = (props: CvFieldProps) => (
  <div className="noscript:hidden">
    <UploadField
      name="cv"
      purpose="cv"
      label="CV"
      hint="PDF or DOCX, up to 10 MB."
      optional
      {...props}
    />
  </div>
);

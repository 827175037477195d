import { issueToken, respondToSteppedForm } from "#app/requests/form/page-form-action.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import { useSite } from "#app/site/use-site.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { FormPage } from "#design/forms/page-form.tsx";
import { servicesContext } from "#services/services.server.ts";
import { listOpenJobs } from "../applications.repository.server.ts";
import { submitApplication } from "../applications.service.server.ts";
import { ApplyAside } from "../apply-aside.tsx";
import { applyForm } from "../form/apply-form.ts";
import { ApplicationPageFields } from "../form/page-fields.tsx";
import { readPageForm } from "../form/read-page-form.ts";
import { OPEN_DRAFT } from "../resume/draft-terms.ts";
import { readDraftFields } from "../resume/open-draft.service.server.ts";
import type { Route } from "./+types/form.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/career",
  background: "devform",
  footer: "small",
  private: true,
  scripts: "none",
  form: "file",
};

/** The page that takes it treats it like a form of its own. */
const SAVE_INTENT = { name: PAGE_FORM_FIELDS.intent, value: "send" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { timezone: ourTimezone } = await getBookingConfig(db);
  return {
    vacancy: url.searchParams.get("vacancy") ?? "",
    jobs: await listOpenJobs(db),
    technologies: await listTechnologies(db),
    ourTimezone,
    token: await issueToken(context, "apply"),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return respondToSteppedForm({ request, context }, applyForm, {
    schema: ApplicationSchema,
    fills: [{ intent: OPEN_DRAFT, take: (input) => readDraftFields(services, input) }],
    submit: (payload, delivery, captcha) =>
      submitApplication({ ...services, captcha }, payload, delivery),
  });
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function ApplyFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, jobs, ourTimezone, token } = loaderData;
  return (
    <FormPage
      title={withNoun("Apply as a developer")}
      siteName={useSite()?.name ?? ""}
      lead="The application takes about ten minutes. Send it from this page."
      backTo="/vacancies"
      aside={<ApplyAside />}
      form={{
        noun: "application",
        state: actionData,
        token,
        action: "Send application",
        children: (
          <>
            <ApplicationPageFields
              form={readPageForm(actionData?.input, { job: vacancy })}
              input={actionData?.input ?? {}}
              errors={actionData?.errors ?? {}}
              jobs={jobs}
              ourTimezone={ourTimezone}
              last="Before you send"
            />
            <Button type="submit" variant="secondary" formAction="/apply/save" {...SAVE_INTENT}>
              Save and finish later
            </Button>
          </>
        ),
      }}
    />
  );
}

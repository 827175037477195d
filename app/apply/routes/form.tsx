import { issueToken, respondToSteppedForm } from "#app/requests/form/page-form-action.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import { useSite } from "#app/site/use-site.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { FieldsSection } from "#design/forms/fields-section.tsx";
import { FormPage, FormSection } from "#design/forms/page-form.tsx";
import { PlainUploadField } from "#design/uploads/plain-upload-field.tsx";
import { pickTexts } from "#platform/forms/fields.ts";
import { servicesContext } from "#services/services.server.ts";
import { listOpenJobs } from "../applications.repository.server.ts";
import { submitApplication } from "../applications.service.server.ts";
import { applyForm } from "../form/apply-form.ts";
import { CountryField } from "../form/country-field.tsx";
import { JobRadios } from "../form/job-radios.tsx";
import { KeepProfile } from "../form/keep-profile.tsx";
import { LinkRows } from "../form/link-rows.tsx";
import { RateFields } from "../form/rate-fields.tsx";
import { readPageForm } from "../form/read-page-form.ts";
import { SkillFields } from "../form/skill-fields.tsx";
import { TimeZoneField } from "../form/time-zone-field.tsx";
import { listTimeZones } from "../form/time-zones.ts";
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
  const form = readPageForm(actionData?.input, vacancy);
  const errors = actionData?.errors ?? {};
  const zone = form.timezone || ourTimezone;
  const section = {
    form: applyForm,
    input: pickTexts(form, Object.keys(form)),
    errors,
    controls: {
      country_code: <CountryField chosen={form.country_code} error={errors.country_code} />,
      timezone: (
        <TimeZoneField
          options={listTimeZones(zone)}
          chosen={zone}
          hint="The zone that you work in."
          error={errors.timezone}
        />
      ),
      hourly_rate: <RateFields form={form} errors={errors} />,
      links: <LinkRows rows={form.links} errors={errors} />,
    },
  };
  return (
    <FormPage
      title={withNoun("Apply as a developer")}
      siteName={useSite()?.name ?? ""}
      lead="The application takes about ten minutes. Send it from this page."
      backTo="/vacancies"
      form={{
        noun: "application",
        state: actionData,
        token,
        action: "Send application",
        children: (
          <>
            <FormSection title={applyForm.step["job-selection"].title}>
              <JobRadios jobs={jobs} chosen={form.job} error={errors.job} level={3} />
            </FormSection>
            <FieldsSection {...section} step="contacts" />
            <FieldsSection {...section} step="location" />
            <FormSection title={applyForm.step["skills-and-technologies"].title}>
              <SkillFields form={form} errors={errors} />
              <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="rows">
                Add more rows
              </Button>
            </FormSection>
            <FieldsSection {...section} step="details" />
            <FieldsSection {...section} step="socials" />
            {/* Files come last: with one that is too large the fields before it still arrive. */}
            <FormSection title="Before you send">
              <KeepProfile defaultChecked={form.keep_profile} />
              <PlainUploadField
                name="cv"
                label="Your CV"
                hint="PDF or DOCX, 10 MB at most. Leave out your age and a photo."
                input={actionData?.input ?? {}}
                error={errors.cv}
              />
            </FormSection>
            <Button type="submit" variant="secondary" formAction="/apply/save" {...SAVE_INTENT}>
              Save and finish later
            </Button>
          </>
        ),
      }}
    />
  );
}

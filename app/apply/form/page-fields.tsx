import type { ReactNode } from "react";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { Button } from "#design/buttons/button.tsx";
import { FieldsSection } from "#design/forms/fields-section.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { FormSection } from "#design/forms/page-form.tsx";
import { PlainUploadField } from "#design/uploads/plain-upload-field.tsx";
import { pickTexts } from "#platform/forms/fields.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { APPLICATION_STEPS } from "../application-fields.ts";
import type { ApplyForm } from "./apply.store.ts";
import { applyForm } from "./apply-form.ts";
import { CountryField } from "./country-field.tsx";
import { JobRadios } from "./job-radios.tsx";
import { KeepProfile } from "./keep-profile.tsx";
import { LinkRows } from "./link-rows.tsx";
import type { OpenJob } from "./open-job.ts";
import { RateFields } from "./rate-fields.tsx";
import { SkillFields } from "./skill-fields.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { listTimeZones } from "./time-zones.ts";

type ApplicationPageFieldsProps = {
  /** With empty rows to fill. */
  form: ApplyForm;
  /** As it was posted, with the file that has arrived. */
  input: InputValues;
  errors: FieldErrors;
  jobs: readonly OpenJob[];
  ourTimezone: string;
  /** In place of the control for the email address. */
  email?: ReactNode;
  /** Of an application that has a CV already; or a control of its own. */
  cv?: { label: string; hint: string; optional?: boolean } | { control: ReactNode };
  /** Title of the last section. */
  last: string;
};

const CV = {
  label: "Your CV",
  hint: "PDF or DOCX, up to 10 MB. Leave out your age and photo.",
};

/** All fields of an application on one page, which also works without JavaScript. */
export function ApplicationPageFields({
  form,
  input,
  errors,
  jobs,
  ourTimezone,
  email,
  cv = CV,
  last,
}: ApplicationPageFieldsProps) {
  const zone = form.timezone || ourTimezone;
  const { email: _email, ...others } = APPLICATION_STEPS.contacts.fields;
  const shared = {
    input: pickTexts(form, Object.keys(form)),
    errors,
    controls: {
      country_code: <CountryField chosen={form.country_code} error={errors.country_code} />,
      timezone: (
        <TimeZoneField
          options={listTimeZones(zone)}
          chosen={zone}
          hint="The time zone you work in."
          error={errors.timezone}
        />
      ),
      hourly_rate: <RateFields form={form} errors={errors} />,
      links: <LinkRows rows={form.links} errors={errors} />,
    },
  };
  const section = { form: applyForm, ...shared };
  return (
    <>
      <FormSection title={applyForm.step["job-selection"].title}>
        <JobRadios jobs={jobs} chosen={form.job} error={errors.job} level={3} />
      </FormSection>
      {email ? (
        <FormSection title={applyForm.step.contacts.title}>
          <FormFields fields={others} {...shared} />
          {email}
        </FormSection>
      ) : (
        <FieldsSection {...section} step="contacts" />
      )}
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
      <FormSection title={last}>
        <KeepProfile defaultChecked={form.keep_profile} />
        {"control" in cv ? (
          cv.control
        ) : (
          <PlainUploadField {...cv} name="cv" input={input} error={errors.cv} />
        )}
      </FormSection>
    </>
  );
}

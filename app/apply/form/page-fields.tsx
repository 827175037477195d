import type { ReactNode } from "react";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { Button } from "#design/buttons/button.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { FormSection } from "#design/forms/page-form.tsx";
import { PlainUploadField } from "#design/uploads/plain-upload-field.tsx";
import { toEnteredFields } from "#platform/forms/entered-fields.ts";
import { type Fields, pickTexts } from "#platform/forms/fields.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { APPLICATION_STEPS } from "../application-fields.ts";
import type { ApplyForm } from "./apply.store.ts";
import { CountryField } from "./country-field.tsx";
import { IsEntered } from "./entered-words.ts";
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
  /** Whether staff enter what they were told. */
  isEntered?: boolean;
};

type Step = keyof typeof APPLICATION_STEPS;

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
  isEntered = false,
}: ApplicationPageFieldsProps) {
  const zone = form.timezone || ourTimezone;
  const { email: _email, ...others } = APPLICATION_STEPS.contacts.fields;
  const toTitle = (step: Step) => APPLICATION_STEPS[step][isEntered ? "summary" : "title"];
  const shared = {
    input: pickTexts(form, Object.keys(form)),
    errors,
    controls: {
      country_code: <CountryField chosen={form.country_code} error={errors.country_code} />,
      timezone: (
        <TimeZoneField
          options={listTimeZones(zone)}
          chosen={zone}
          hint={isEntered ? "The time zone they work in." : "The time zone you work in."}
          error={errors.timezone}
        />
      ),
      hourly_rate: <RateFields form={form} errors={errors} />,
      links: <LinkRows rows={form.links} errors={errors} />,
    },
  };
  const toSection = (step: Step, fields: Fields = APPLICATION_STEPS[step].fields) => (
    <FormSection title={toTitle(step)}>
      <FormFields fields={isEntered ? toEnteredFields(fields) : fields} {...shared} />
      {step === "contacts" ? email : null}
    </FormSection>
  );
  return (
    <IsEntered value={isEntered}>
      <FormSection title={toTitle("job-selection")}>
        <JobRadios jobs={jobs} chosen={form.job} error={errors.job} level={3} />
      </FormSection>
      {toSection("contacts", email ? others : undefined)}
      {toSection("location")}
      <FormSection title={toTitle("skills-and-technologies")}>
        <SkillFields form={form} errors={errors} />
        <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="rows">
          Add more rows
        </Button>
      </FormSection>
      {toSection("details")}
      {toSection("socials")}
      {/* Files come last: with one that is too large the fields before it still arrive. */}
      <FormSection title={last}>
        <KeepProfile defaultChecked={form.keep_profile} />
        {"control" in cv ? (
          cv.control
        ) : (
          <PlainUploadField {...cv} name="cv" input={input} error={errors.cv} />
        )}
      </FormSection>
    </IsEntered>
  );
}

import { readCallOffer } from "#app/booking/calls/call-offer.server.ts";
import { CALL_ON_PAGE } from "#app/booking/form-step/call-on-page.ts";
import { CallSection } from "#app/booking/form-step/call-section.tsx";
import { toToday } from "#app/developers/search/today.ts";
import { PROJECT_FIELDS } from "#app/requests/client-fields.ts";
import { Consent } from "#app/requests/form/consent.tsx";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { issueToken, respondToSteppedForm } from "#app/requests/form/page-form-action.server.ts";
import { useSite, useTerms } from "#app/site/use-site.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { FindRequestSchema } from "#contract/clients/find-request.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { FieldsSection } from "#design/forms/fields-section.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { FormPage, FormSection } from "#design/forms/page-form.tsx";
import { Notice } from "#design/notice.tsx";
import { PlainUploadField } from "#design/uploads/plain-upload-field.tsx";
import { toControls } from "#platform/forms/merge-step.ts";
import { pickList } from "#platform/forms/text-list.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { FILL_INTENT, FILLED_NOTE } from "../description/description-answers.ts";
import { DescriptionText, FILL_LABEL } from "../description/description-field.tsx";
import { fillInput } from "../description/fill-input.server.ts";
import { findStore } from "../find.store.ts";
import { findForm } from "../find-form.ts";
import { toFindNextSteps } from "../find-next-steps.ts";
import { submitFindRequest } from "../find-requests.service.server.ts";
import { RequestedFields } from "../requested-fields.tsx";
import { readSearchCriteria } from "../search-criteria.server.ts";
import { TechnologyCheckboxes } from "../technology-checkboxes.tsx";
import type { Route } from "./+types/form.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  background: "companyform",
  footer: "small",
  private: true,
  scripts: "none",
  form: "file",
};

/** The filters of `/developers` that the URL may carry fill the form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, log } = context.get(servicesContext);
  const criteria = await emptyOnError(
    log,
    "search criteria",
    readSearchCriteria(db, url.searchParams, toToday(clock())),
    undefined,
  );
  return {
    criteria: criteria.value,
    technologies: await listTechnologies(db),
    offer: await readCallOffer(db, { now: clock() }),
    token: await issueToken(context, "find"),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return respondToSteppedForm({ request, context }, findForm, {
    ...CALL_ON_PAGE,
    schema: FindRequestSchema,
    fills: [
      { intent: FILL_INTENT, take: (input) => fillInput(services.db, input, services.clock()) },
    ],
    submit: (payload, delivery, captcha) =>
      submitFindRequest({ ...services, captcha }, payload, delivery),
  });
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

function toFirstValues(criteria: Route.ComponentProps["loaderData"]["criteria"]): InputValues {
  return {
    ...toControls(findForm, findStore.getInitialState()),
    ...(criteria?.number_of_developers
      ? { number_of_developers: criteria.number_of_developers }
      : {}),
    ...(criteria?.workload ? { workload: criteria.workload } : {}),
    ...(criteria?.start_date ? { start_date: criteria.start_date } : {}),
    seniority_level: criteria?.seniority_level ?? "",
    max_rate: criteria?.max_rate === undefined ? "" : String(criteria.max_rate),
    message: criteria?.message ?? "",
  };
}

export default function FindFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { criteria, offer, token } = loaderData;
  const input = actionData?.input ?? toFirstValues(criteria);
  const errors = actionData?.errors ?? {};
  const technologies = actionData
    ? pickList(input, "technologies")
    : (criteria?.technologies ?? []);
  return (
    <FormPage
      title={withNoun("Find a developer")}
      siteName={useSite()?.name ?? ""}
      lead="Tell us who you need, and we'll find them."
      backTo="/developers"
      aside={<NextStepsAside steps={toFindNextSteps(useTerms())} />}
      form={{
        noun: "request",
        state: actionData,
        token,
        action: "Send request",
        children: (
          <>
            <FieldsSection form={findForm} step="contacts" input={input} errors={errors} />
            <FormSection title={findForm.step.details.title}>
              <DescriptionText text={input.job_description} error={errors.job_description} />
              <Button
                type="submit"
                variant="secondary"
                name={PAGE_FORM_FIELDS.intent}
                value={FILL_INTENT}
              >
                {FILL_LABEL}
              </Button>
              {input[FILLED_NOTE] ? <Notice kind="info">{input[FILLED_NOTE]}</Notice> : null}
              <RequestedFields
                input={input}
                errors={errors}
                technologies={
                  <TechnologyCheckboxes chosen={technologies} error={errors.technologies} />
                }
              />
            </FormSection>
            <FormSection title="Your project">
              <FormFields fields={PROJECT_FIELDS} input={input} errors={errors} />
            </FormSection>
            <CallSection offer={offer} input={input} state={actionData} />
            {/* Files come last: with one that is too large the fields before it still arrive. */}
            <FormSection title="Before you send">
              <Consent defaultChecked={input.marketing_consent === "true"} />
              <PlainUploadField
                name="brief"
                label="Project description"
                hint="PDF or DOCX, up to 10 MB."
                optional
                input={input}
                error={errors.brief}
              />
            </FormSection>
          </>
        ),
      }}
    />
  );
}

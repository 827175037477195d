import { readCallOffer } from "#app/booking/calls/call-offer.server.ts";
import { CallSelect } from "#app/booking/form-step/call-select.tsx";
import {
  findCallFaults,
  toCallControlErrors,
  toContactAt,
} from "#app/booking/form-step/plain-call.ts";
import { Consent } from "#app/requests/form/consent.tsx";
import { ContactControls } from "#app/requests/form/contact-fields.tsx";
import { issueToken, respondToPageForm } from "#app/requests/form/page-form-action.server.ts";
import { ProjectFields } from "#app/requests/form/project-fields.tsx";
import { useSite } from "#app/site/use-site.ts";
import { listTechnologies } from "#app/taxonomy/technologies.service.server.ts";
import { FindRequestSchema } from "#contract/find-request.ts";
import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import type { PageHandle } from "#contract/page.ts";
import { PROJECT_DURATIONS, START_DATES, WORKLOADS } from "#contract/request-terms.ts";
import { Button } from "#design/button.tsx";
import { FormPage, FormSection } from "#design/forms/page-form.tsx";
import { Notice } from "#design/notice.tsx";
import { PlainUploadField } from "#design/uploads/plain-upload-field.tsx";
import { emptyOnError } from "#platform/empty-on-error.server.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { mergeAnswers, STEP_INTENT, toSavedField } from "#platform/forms/one-page.ts";
import { toSummaryErrors } from "#platform/forms/use-sending.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { servicesContext } from "#services/services.server.ts";
import { FILL_INTENT, FILLED_NOTE } from "../description/description-answers.ts";
import { DescriptionText, FILL_LABEL } from "../description/description-field.tsx";
import { fillTyped } from "../description/fill-typed.server.ts";
import { type FindForm, findStore } from "../find.store.ts";
import { toDetailsFields } from "../find-answers.ts";
import { toFindFields } from "../find-body.ts";
import { submitFindRequest } from "../find-requests.service.server.ts";
import { FIND_TITLES } from "../find-steps.ts";
import { readSearchCriteria } from "../search-criteria.server.ts";
import { TechnologyCheckboxes } from "../technology-checkboxes.tsx";
import { WantedDetails } from "../wanted-fields.tsx";
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
    readSearchCriteria(db, url.searchParams),
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
  return respondToPageForm(
    { request, context },
    {
      name: "find",
      file: { field: "brief", purpose: "brief" },
      fills: [
        { intent: FILL_INTENT, take: (typed) => fillTyped(services.db, typed) },
        { intent: STEP_INTENT, take: readStep },
      ],
      schema: FindRequestSchema,
      toValues: ({ contact_at, ...typed }) => ({
        ...toFormValues(Object.entries(typed)),
        ...toContactAt({ ...typed, contact_at: contact_at ?? "" }),
      }),
      check: findCallFaults,
      toControlErrors: (errors) => toSummaryErrors(toCallControlErrors(errors)),
      submit: (payload, delivery, captcha) =>
        submitFindRequest({ ...services, captcha }, payload, delivery),
    },
    (receipt) => `/find/sent?receipt=${receipt}`,
  );
}

/** Everything that was typed on the steps, of which one was posted. */
function readStep(typed: TypedValues): TypedValues {
  const empty = findStore.getInitialState();
  const saved = findStore.readSaved(typed[toSavedField("find")] ?? "") ?? empty;
  return mergeAnswers(toTexts(empty), toTexts(saved), typed);
}

const toTexts = (form: FindForm): TypedValues => ({
  ...Object.fromEntries(toFindFields(form)),
  ...toDetailsFields(form),
});

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

function toFirstValues(criteria: Route.ComponentProps["loaderData"]["criteria"]): TypedValues {
  return {
    number_of_developers: "1",
    seniority_level: criteria?.seniority_level ?? "",
    max_rate: criteria?.max_rate === undefined ? "" : String(criteria.max_rate),
    message: criteria?.message ?? "",
    project_duration: PROJECT_DURATIONS[0].name,
    workload: WORKLOADS[0].name,
    start_date: START_DATES[0].name,
  };
}

export default function FindFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { criteria, offer, token } = loaderData;
  const typed = actionData?.typed ?? toFirstValues(criteria);
  const errors = actionData?.errors ?? {};
  const technologies = actionData
    ? Object.entries(typed).flatMap(([name, slug]) =>
        name.startsWith("technologies[") ? [slug] : [],
      )
    : (criteria?.technologies ?? []);
  return (
    <FormPage
      title="Find a developer"
      siteName={useSite()?.name ?? ""}
      lead="Tell us who you need, and we'll find them."
      backTo="/developers"
      form={{
        noun: "request",
        state: actionData,
        token,
        action: "Send request",
        children: (
          <>
            <FormSection title={FIND_TITLES.contacts}>
              <ContactControls typed={typed} errors={errors} />
            </FormSection>
            <FormSection title={FIND_TITLES.details}>
              <DescriptionText text={typed.job_description} error={errors.job_description} />
              <Button
                type="submit"
                variant="secondary"
                name={PAGE_FORM_FIELDS.intent}
                value={FILL_INTENT}
              >
                {FILL_LABEL}
              </Button>
              {typed[FILLED_NOTE] ? <Notice kind="info">{typed[FILLED_NOTE]}</Notice> : null}
              <TechnologyCheckboxes chosen={technologies} error={errors.technologies} />
              <WantedDetails typed={typed} errors={errors} />
            </FormSection>
            <FormSection title="Your project">
              <ProjectFields typed={typed} errors={errors} />
            </FormSection>
            <FormSection title="Book a call (optional)">
              <CallSelect
                offer={offer}
                typed={typed}
                label="Time of the call"
                none="No call"
                whenEmpty="Send your request without a call. We'll write to you to find a time."
                nearest={actionData?.nearest}
                errors={errors}
              />
            </FormSection>
            {/* Files come last: with one that is too large the fields before it still arrive. */}
            <FormSection title="Before you send">
              <Consent defaultChecked={typed.marketing_consent === "true"} />
              <PlainUploadField
                name="brief"
                label="A description of the project"
                hint="PDF or DOCX, 10 MB at most."
                optional
                typed={typed}
                error={errors.brief}
              />
            </FormSection>
          </>
        ),
      }}
    />
  );
}

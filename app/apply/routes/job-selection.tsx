import { useLocation } from "react-router";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { withNoun } from "#contract/values/trade.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { Notice } from "#design/notice.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { EMPTY_APPLICATION } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { JobRadios } from "../form/job-radios.tsx";
import { useOpenJobs } from "../form/open-job.ts";
import type { Route } from "./+types/job-selection.ts";

const STEP = "job-selection";

export const meta: Route.MetaFunction = ({ matches }) =>
  toStepMeta(
    matches,
    applyForm,
    STEP,
    withNoun("Apply for an open job, or to join the developers we recommend to clients."),
  );

export default function JobSelection() {
  const step = useAnswersStep(applyForm, STEP);
  const { errors } = step;
  const jobs = useOpenJobs();
  const { search, state } = useLocation();
  const cameForClosed = state?.isClosed === true;
  const vacancy = new URLSearchParams(search).get("vacancy");
  const job = jobs.find(({ slug }) => slug === vacancy)?.slug ?? "";
  return (
    <ApplyStepPage
      step={STEP}
      errors={errors}
      lead="The application takes about ten minutes. Your answers are stored in this browser for 30 days, so you can stop and continue later."
    >
      {cameForClosed ? (
        <Notice kind="warning" live title="This vacancy is closed" className="mb-8">
          It no longer accepts applications. Choose another one or a general position.
        </Notice>
      ) : null}
      {/* The vacancy of the URL is chosen, and then leaves it. */}
      <StepForm
        key={search}
        form={applyForm}
        step={step}
        empty={{ ...EMPTY_APPLICATION, job }}
        className="space-y-8"
      >
        {(form) => <JobRadios jobs={jobs} chosen={form.job} error={errors.job} />}
      </StepForm>
    </ApplyStepPage>
  );
}

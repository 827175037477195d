import { useLocation } from "react-router";
import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { Notice } from "#design/notice.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyStore, EMPTY_APPLICATION } from "../form/apply.store.ts";
import { fromJobFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { JobRadios } from "../form/job-radios.tsx";
import { loadJobSchema } from "../form/load-apply-schemas.ts";
import { useOpenJobs } from "../form/open-job.ts";
import type { Route } from "./+types/job-selection.ts";

const STEP = "job-selection";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: APPLY_TITLES[STEP],
    description: "Apply for an open job, or to join the developers we recommend to clients.",
    path: `/apply/${STEP}`,
    noindex: true,
  });
}

export default function JobSelection() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadJobSchema,
    toAnswers: fromJobFields,
  });
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
        read={applyStore.getState}
        className="space-y-8"
      >
        {(form) => <JobRadios jobs={jobs} chosen={form.job} error={errors.job} />}
      </StepForm>
    </ApplyStepPage>
  );
}

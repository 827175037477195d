import { useLocation } from "react-router";
import { useStore } from "zustand";
import { toPageMeta } from "#app/site/page-meta.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { Notice } from "#design/notice.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyStore } from "../form/apply.store.ts";
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
  const { errors, formProps, isSchemaMissing } = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadJobSchema,
    toAnswers: fromJobFields,
  });
  const job = useStore(applyStore, (form) => form.job);
  const jobs = useOpenJobs();
  const cameForClosed = useLocation().state?.isClosed === true;
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
      <form {...formProps} className="space-y-8">
        <JobRadios
          jobs={jobs}
          chosen={job}
          onChoose={(chosen) => applyStore.setState({ job: chosen })}
          error={errors.job}
        />
        <ContinueButton isSchemaMissing={isSchemaMissing} />
      </form>
    </ApplyStepPage>
  );
}

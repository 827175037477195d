import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { SendingForm } from "#design/forms/sending-form.tsx";
import { useSending } from "#platform/forms/use-sending.ts";
import { applyStore } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { KeepProfile } from "../form/keep-profile.tsx";
import type { Route } from "./+types/check-your-answers.ts";

const STEP = "check-your-answers";

// With the names of countries and languages: 3 kB that the first load has no space for.
const ApplicationSummary = lazy(async () => ({
  default: (await import("../form/application-summary.tsx")).ApplicationSummary,
}));

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function CheckYourAnswers() {
  const sending = useSending({ form: applyForm });
  const isKept = useStore(applyStore, (form) => form.keep_profile);
  return (
    <ApplyStepPage step={STEP} needsBrowser errors={sending.errors}>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <ApplicationSummary errors={sending.errors} />
      </Suspense>
      <SendingForm sending={sending}>
        <KeepProfile
          isGiven={isKept}
          onChange={(keep_profile) => applyStore.setState({ keep_profile })}
        />
      </SendingForm>
    </ApplyStepPage>
  );
}

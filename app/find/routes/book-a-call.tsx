import { lazy } from "react";
import { CALL_STEP } from "#app/booking/call-step-texts.ts";
import { ClientCallStep } from "#app/booking/form-step/client-call-step.tsx";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { findForm } from "../find-form.ts";
import { FindStepPage } from "../find-step-page.tsx";
import type { Route } from "./+types/book-a-call.ts";

const FindSummary = lazy(async () => ({
  default: (await import("../find-summary.tsx")).FindSummary,
}));

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, findForm, CALL_STEP);

export default function FindBookACall() {
  return (
    <ClientCallStep
      form={findForm}
      page={FindStepPage}
      summary={FindSummary}
      subject="the developers you need"
    />
  );
}

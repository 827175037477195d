import { lazy } from "react";
import { useStore } from "zustand";
import { CALL_LEAD } from "#app/booking/call-step-texts.ts";
import { toSendAction } from "#app/booking/call-texts.ts";
import { CallStep } from "#app/booking/form-step/call-step.tsx";
import { useCallChoice } from "#app/booking/form-step/use-call-choice.ts";
import { Consent } from "#app/requests/form/consent.tsx";
import { useSummaryPosition } from "#app/requests/form/request-summary.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { SendingForm } from "#design/forms/sending-form.tsx";
import { useSending } from "#platform/forms/use-sending.ts";
import { findStore } from "../find.store.ts";
import { toFindFields } from "../find-body.ts";
import { findForm } from "../find-form.ts";
import { FindStepPage } from "../find-step-page.tsx";
import { FIND_TITLES, SUMMARY_PATH } from "../find-steps.ts";
import type { Route } from "./+types/book-a-call.ts";

const STEP = "book-a-call";

const FindSummary = lazy(async () => ({
  default: (await import("../find-summary.tsx")).FindSummary,
}));

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: FIND_TITLES[STEP], path: SUMMARY_PATH, noindex: true });
}

export default function FindBookACall() {
  const call = useCallChoice(findStore);
  const sending = useSending({
    form: findForm,
    toFields: toFindFields,
    settle: call.settle,
    onRefused: call.onRefused,
  });
  const isConsentGiven = useStore(findStore, (form) => form.marketing_consent);
  const { errors } = sending;
  const summary = useSummaryPosition(<FindSummary errors={errors} />, errors);
  return (
    <FindStepPage step={STEP} needsBrowser errors={errors} lead={CALL_LEAD} aside={summary.beside}>
      <SendingForm
        sending={sending}
        action={toSendAction(call)}
        before={
          <>
            <CallStep call={call} error={errors.contact_at} />
            {summary.below}
          </>
        }
      >
        <Consent
          isGiven={isConsentGiven}
          onChange={(marketing_consent) => findStore.setState({ marketing_consent })}
        />
      </SendingForm>
    </FindStepPage>
  );
}

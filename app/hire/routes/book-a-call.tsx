import { lazy } from "react";
import { useStore } from "zustand";
import { CALL_LEAD } from "#app/booking/call-step-texts.ts";
import { toSendAction } from "#app/booking/call-texts.ts";
import { CallStep } from "#app/booking/form-step/call-step.tsx";
import { useCallChoice } from "#app/booking/form-step/use-call-choice.ts";
import { Consent } from "#app/requests/form/consent.tsx";
import { useSummaryPosition } from "#app/requests/form/request-summary.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import type { PageHandle } from "#contract/page.ts";
import { SendingForm } from "#design/forms/sending-form.tsx";
import { useSending } from "#platform/forms/use-sending.ts";
import { useChosenMembers } from "../chosen-members.tsx";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireStore } from "../hire.store.ts";
import { toRequestFields } from "../hire-body.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES, SUMMARY_PATH } from "../hire-steps.ts";
import type { Route } from "./+types/book-a-call.ts";

const STEP = "book-a-call";

const HireSummary = lazy(async () => ({
  default: (await import("../hire-summary.tsx")).HireSummary,
}));

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: SUMMARY_PATH, noindex: true });
}

export default function BookACall() {
  const { again } = useChosenMembers();
  const call = useCallChoice(hireStore);
  const sending = useSending({
    form: hireForm,
    toFields: toRequestFields,
    settle: call.settle,
    onRefused: (problem) => {
      call.onRefused(problem);
      // The server knows which members are still published.
      if (problem.errors?.members) again();
    },
  });
  const { errors } = sending;
  const isConsentGiven = useStore(hireStore, (form) => form.marketingConsent);
  const summary = useSummaryPosition(<HireSummary errors={errors} />, errors);
  return (
    <HireStepPage step={STEP} needsBrowser errors={errors} lead={CALL_LEAD} aside={summary.beside}>
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
          onChange={(marketingConsent) => hireStore.setState({ marketingConsent })}
        />
      </SendingForm>
    </HireStepPage>
  );
}

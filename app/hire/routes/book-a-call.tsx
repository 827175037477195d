import { useStore } from "zustand";
import { CallStep } from "#app/booking/call-step.tsx";
import { CALL_LEAD, toSendAction } from "#app/booking/call-texts.ts";
import { useCallChoice } from "#app/booking/use-call-choice.ts";
import { toContactRows, toProjectRows } from "#app/requests/answer-rows.ts";
import { Consent } from "#app/requests/consent.tsx";
import { useSummaryPlace } from "#app/requests/request-summary.tsx";
import { toDeveloperCount } from "#app/requests/request-texts.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { AnswerSummary } from "#platform/forms/answer-summary.tsx";
import { SendingForm } from "#platform/forms/sending-form.tsx";
import { useSending } from "#platform/forms/use-sending.ts";
import { useChosenMembers } from "../chosen-members.tsx";
import { hireStore } from "../hire.store.ts";
import { toContactFields, toProjectFields } from "../hire-answers.ts";
import { toRequestFields } from "../hire-body.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES, SUMMARY_PATH } from "../hire-steps.ts";
import type { Route } from "./+types/book-a-call.ts";

const STEP = "book-a-call";

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
      // It knows better who is still published.
      if (problem.errors?.members) again();
    },
  });
  const { errors } = sending;
  const isConsentGiven = useStore(hireStore, (form) => form.marketingConsent);
  const summary = useSummaryPlace(<Answers errors={errors} />, errors);
  return (
    <HireStepPage step={STEP} errors={errors} lead={CALL_LEAD} aside={summary.beside}>
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

function Answers({ errors }: { errors: FieldErrors }) {
  const form = useStore(hireStore);
  const { state, members, count } = useChosenMembers();
  const shared = { backTo: SUMMARY_PATH, errors, isPart: true };
  return (
    <>
      <AnswerSummary
        {...shared}
        title="Developers"
        changeTo="/hire/select-developer"
        answers={[
          {
            name: "members",
            label: toDeveloperCount(count),
            value: state === "loaded" ? members.map(toFullName).join("\n") : "Loading names",
          },
        ]}
      />
      <AnswerSummary
        {...shared}
        title="Your details"
        changeTo="/hire/contacts"
        answers={toContactRows(toContactFields(form))}
      />
      <AnswerSummary
        {...shared}
        title="Your project"
        changeTo="/hire/details"
        answers={toProjectRows(toProjectFields(form))}
      />
    </>
  );
}

import type { ComponentType, ReactNode } from "react";
import { useStore } from "zustand";
import { Consent } from "#app/requests/form/consent.tsx";
import { useSummaryPosition } from "#app/requests/form/request-summary.tsx";
import type { FieldErrors, Problem } from "#contract/http/problem.ts";
import { SendingForm } from "#design/forms/sending-form.tsx";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import { useSending } from "#platform/forms/use-sending.ts";
import { CALL_STEP } from "../call-step-texts.ts";
import { toSendAction } from "../call-texts.ts";
import { HostsLine } from "../hosts-line.tsx";
import type { CallStore } from "./call-answer.ts";
import { CallStep } from "./call-step.tsx";
import { toCallFields } from "./chosen-slot.ts";
import type { ClientAnswers } from "./client-body.ts";
import { useCallChoice } from "./use-call-choice.ts";

type StepPageProps = {
  step: typeof CALL_STEP;
  needsBrowser: true;
  errors: FieldErrors;
  aside: ReactNode;
  children: ReactNode;
};

type ClientCallStepProps<Form extends SavedForm & ClientAnswers> = {
  form: SteppedForm<Form> & { store: CallStore };
  /** The page of this form's steps. */
  page: ComponentType<StepPageProps>;
  /** All answers, loaded by `lazy`. */
  summary: ComponentType<{ errors: FieldErrors }>;
  /** What the call is about: "the 2 developers you chose". */
  subject: string;
  onRefused?: (problem: Problem) => void;
};

/** The last step of a client's form: books a call or none, shows all answers and sends them. */
export function ClientCallStep<Form extends SavedForm & ClientAnswers>({
  form,
  page: Page,
  summary: Summary,
  subject,
  onRefused,
}: ClientCallStepProps<Form>) {
  const { store }: SteppedForm<Form> = form;
  const call = useCallChoice(form.store);
  const sending = useSending({
    form,
    toMore: toCallFields,
    settle: call.settle,
    onRefused: (problem) => {
      call.onRefused(problem);
      onRefused?.(problem);
    },
  });
  const { errors } = sending;
  const { free, chosen, nearest } = call;
  const isFull = free.state === "loaded" && free.slots.length === 0;
  const isConsentGiven = useStore(store, (answers) => answers.marketing_consent);
  const summary = useSummaryPosition(<Summary errors={errors} />, errors);
  return (
    <Page step={CALL_STEP} needsBrowser errors={errors} aside={summary.beside}>
      <SendingForm
        sending={sending}
        {...(isFull ? {} : { action: toSendAction(call) })}
        isQuiet={!chosen && !nearest && !isFull}
        before={
          <>
            <HostsLine className="-mt-4 mb-2">{subject}</HostsLine>
            <CallStep call={call} errors={errors} />
            {summary.below}
          </>
        }
      >
        <Consent
          isGiven={isConsentGiven}
          onChange={(marketing_consent) => store.setState({ marketing_consent } as Partial<Form>)}
        />
      </SendingForm>
    </Page>
  );
}

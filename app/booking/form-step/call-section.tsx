import { FormSection } from "#design/forms/page-form.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { CALL_TITLE } from "../call-step-texts.ts";
import { type CallOffer, CallSelect } from "./call-select.tsx";

type CallSectionProps = {
  offer: CallOffer;
  input: InputValues;
  /** Undefined on the first visit. */
  state: PageFormState | undefined;
};

/** The call of a request, on the page that has the whole form. */
export function CallSection({ offer, input, state }: CallSectionProps) {
  return (
    <FormSection title={CALL_TITLE}>
      <CallSelect
        offer={offer}
        input={input}
        label="Time of the call"
        none="No call"
        whenEmpty="Send your request without a call. We'll email you to find a time."
        nearest={state?.nearest}
        errors={state?.errors ?? {}}
      />
    </FormSection>
  );
}

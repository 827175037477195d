import type { Call } from "#contract/calls/booking.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { type CallOffer, CallSelect } from "../form-step/call-select.tsx";
import { CALL_CONTROLS } from "../form-step/plain-call.ts";

type PlainChangeProps = {
  call: Call;
  offer: CallOffer;
  state: Pick<PageFormState, "input" | "errors" | "nearest"> | undefined;
};

/** Moves or cancels a call without JavaScript. */
export function PlainChange({ call, offer, state }: PlainChangeProps) {
  const entered = state?.input ?? { [CALL_CONTROLS.timezone]: call.timezone };
  const slots = offer.slots.filter((slot) => slot !== call.starts_at);
  const sequence = <input type="hidden" name="sequence" value={call.sequence} readOnly />;
  return (
    <div className="noscript:block hidden">
      <section aria-labelledby="plain-move" className="mt-10 border-line border-t pt-8">
        <h2 id="plain-move" className="mb-6 text-title">
          Choose another time
        </h2>
        <form method="post" encType="multipart/form-data" noValidate className="space-y-8">
          {sequence}
          <CallSelect
            offer={{ ...offer, asksPhone: false, slots }}
            input={entered}
            label="New time of the call"
            none="Keep the time"
            whenEmpty="Reply to our email. We'll find a time together."
            nearest={state?.nearest}
            errors={state?.errors ?? {}}
          />
          {slots.length > 0 ? (
            <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="move">
              Move the call
            </Button>
          ) : null}
        </form>
      </section>
      <section aria-labelledby="plain-cancel" className="mt-10 border-line border-t pt-8">
        <h2 id="plain-cancel" className="text-title">
          Cancel the call
        </h2>
        <p className="mt-3 mb-6">You can't undo this. We'll reply by email instead.</p>
        <form method="post" encType="multipart/form-data" noValidate>
          {sequence}
          <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="cancel">
            Cancel the call
          </Button>
        </form>
      </section>
    </div>
  );
}

type PlainBookingProps = Omit<PlainChangeProps, "call">;

/** Books a call without JavaScript. */
export function PlainBooking({ offer, state }: PlainBookingProps) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="noscript:block mt-8 hidden space-y-8"
    >
      <CallSelect
        offer={offer}
        input={state?.input ?? {}}
        label="Time of the call"
        none="Choose a time"
        whenEmpty="Reply to our email. We'll find a time together."
        nearest={state?.nearest}
        errors={state?.errors ?? {}}
      />
      {offer.slots.length > 0 ? (
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="book">
          Book the call
        </Button>
      ) : null}
    </form>
  );
}

/** Errors of a posted change, at the top of the page. */
export function PlainChangeErrors({ state }: { state: Pick<PageFormState, "errors"> }) {
  return (
    <div className="noscript:block page-column hidden pt-8">
      <div className="max-w-form">
        <ErrorSummary errors={state.errors} />
      </div>
    </div>
  );
}

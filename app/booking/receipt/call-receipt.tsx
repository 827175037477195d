import type { Receipt } from "#platform/forms/send-form.ts";
import { CallFileButton } from "../calendar/call-file-button.tsx";
import { CallFileLink } from "../calendar/call-file-link.tsx";
import { toClockText } from "../call-texts.ts";
import { CallTimes } from "../call-times.tsx";

type CallReceiptProps = {
  receipt: Receipt | undefined;
  /** Where the server has the calendar file; without it the browser makes it. */
  fileUrl?: string;
};

/** The call that was booked with a form, for the confirmation page; nothing without one. */
export function CallReceipt({ receipt, fileUrl }: CallReceiptProps) {
  if (!receipt?.call) return null;
  const { reference, call } = receipt;
  const isTentative = call.status === "tentative";
  return (
    <section aria-labelledby="call" className="mt-6 rounded-card border border-line bg-paper p-6">
      <h2 id="call" className="text-title">
        {isTentative ? "Confirm your call" : "Your call is booked"}
      </h2>
      {isTentative ? (
        <p className="mt-3">
          Open the link in our email and confirm the call
          {call.confirm_by ? ` by ${toClockText(new Date(call.confirm_by), call.timezone)}` : null}.
          After that, we release the time and reply by email.
        </p>
      ) : null}
      <CallTimes call={call} className="mt-4" />
      {fileUrl ? (
        <CallFileLink url={fileUrl} className="mt-5" />
      ) : (
        <CallFileButton call={{ ...call, reference, sequence: 0 }} className="mt-5" />
      )}
      <p className="mt-4 text-ink-soft text-sm">
        {isTentative
          ? "You can also move or cancel it with that link."
          : "We've emailed your invitation, with a link to move or cancel the call."}
      </p>
    </section>
  );
}

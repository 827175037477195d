import { toDay } from "#platform/time/zone-day.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { useDesk } from "../parts/use-desk.ts";
import { useSubmissionKey } from "../parts/use-submission-key.ts";
import { ConflictNotice } from "../requests/conflict-notice.tsx";
import { useChange } from "../requests/use-change.ts";

/** Logs a telephone call in the thread. Only staff see it. */
export function PhoneForm({ freshKey }: { freshKey: string }) {
  const { Form, isSending, outcome, errors } = useChange();
  const key = useSubmissionKey(freshKey, outcome);
  const { now, timezone } = useDesk();
  const today = toDay(now, timezone);
  return (
    // Once it is stored the form is another one, folded and empty.
    <details key={key}>
      <summary className="link cursor-pointer">Log a phone call</summary>
      <Form method="post" className="mt-3 space-y-3">
        <ConflictNotice outcome={outcome} />
        <input type="hidden" name="intent" value="phone" />
        <input type="hidden" name="key" value={key} />
        <div className="grid gap-3 sm:grid-cols-2">
          <DeskSelect label="Who called" name="direction" errors={errors}>
            <option value="in">They called us</option>
            <option value="out">We called them</option>
          </DeskSelect>
          <DeskInput
            label="Day"
            name="on"
            errors={errors}
            type="date"
            max={today}
            defaultValue={today}
          />
        </div>
        <DeskTextArea
          label="What was said"
          hint="Only staff see it."
          name="body"
          errors={errors}
          rows={3}
          onKeyDown={submitOnControlEnter}
        />
        <button type="submit" className="desk-button" aria-disabled={isSending}>
          Log call
        </button>
      </Form>
    </details>
  );
}

import { useState } from "react";
import {
  CALL_RESULTS,
  CALL_STATE_LABELS,
  type DeskCallState,
  MAX_CALL_TEXT,
} from "#contract/calls/desk-call-terms.ts";
import { DeskSelect, DeskTextArea } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { ChangeNotices } from "./change-notices.tsx";
import { useChangeCall } from "./use-change-call.ts";

type OutcomeFormProps = {
  call: { sequence: number; state: DeskCallState };
  /** Whether the call has begun; the toast outlasts the form. */
  isShown: boolean;
};

/** Records how a call went, with a note that only staff read. */
export function OutcomeForm({ call, isShown }: OutcomeFormProps) {
  const { Form, isSending, outcome, errors } = useChangeCall();
  useChangeToast({ outcome, text: "Outcome saved" });
  const [chosen, setChosen] = useState<string>();
  const recorded = CALL_RESULTS.find((one) => one === call.state);
  if (!isShown) return null;
  return (
    // What was saved empties the form.
    <Form key={call.state} method="post" className="space-y-2">
      <ChangeNotices outcome={outcome} />
      <input type="hidden" name="intent" value="outcome" />
      <input type="hidden" name="sequence" value={call.sequence} />
      <DeskSelect
        label="How did the call go?"
        name="outcome"
        errors={errors}
        defaultValue={recorded ?? ""}
        onChange={(event) => setChosen(event.target.value)}
      >
        {recorded ? null : <option value="">Not recorded</option>}
        {CALL_RESULTS.map((one) => (
          <option key={one} value={one}>
            {CALL_STATE_LABELS[one]}
          </option>
        ))}
      </DeskSelect>
      <DeskTextArea
        label="Note (optional)"
        hint="Only staff see it."
        name="note"
        errors={errors}
        rows={3}
        maxLength={MAX_CALL_TEXT}
        onKeyDown={submitOnControlEnter}
      />
      {(chosen ?? recorded) === "no_show" ? (
        <label className="flex items-center gap-2">
          <input type="checkbox" name="offer" defaultChecked={recorded !== "no_show"} />
          Offer another time by email
        </label>
      ) : null}
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        Save the outcome
      </button>
    </Form>
  );
}

import {
  listReasons,
  listStates,
  needsFollowUp,
  STATE_LABELS,
} from "#contract/clients/request-state-terms.ts";
import { FOLLOW_UP_DAYS } from "#contract/desk/request-draft-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { DeskSelect } from "../parts/desk-field.tsx";
import {
  type AfterSending,
  type AnsweredRequest,
  DAYS_TEXT,
  toAfterSending,
} from "./after-sending.ts";

type AfterSendingFieldsProps = {
  request: AnsweredRequest;
  after: AfterSending;
  errors: FieldErrors;
  onChange: (after: AfterSending) => void;
};

/** State and follow-up that the press of the button sets with the reply. */
export function AfterSendingFields({ request, after, errors, onChange }: AfterSendingFieldsProps) {
  const states = listStates(request.form).filter(
    (state) => state !== request.state && state !== "new" && listReasons(state).length === 0,
  );
  return (
    <div className="grid grid-cols-2 gap-2">
      <DeskSelect
        label="After sending"
        name="state"
        errors={errors}
        value={after.state}
        onChange={(event) =>
          onChange(toAfterSending(request, event.target.value as AfterSending["state"]))
        }
      >
        <option value="">Stays {STATE_LABELS[request.state]}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {STATE_LABELS[state]}
          </option>
        ))}
      </DeskSelect>
      {needsFollowUp(after.state || request.state) ? (
        <DeskSelect
          label="Follow up"
          name="follow_up_days"
          errors={errors}
          value={after.days}
          onChange={(event) => onChange({ ...after, days: event.target.value })}
        >
          {request.follow_up_on ? <option value="">As planned</option> : null}
          {FOLLOW_UP_DAYS.map((days) => (
            <option key={days} value={days}>
              {DAYS_TEXT[days]}
            </option>
          ))}
        </DeskSelect>
      ) : null}
    </div>
  );
}

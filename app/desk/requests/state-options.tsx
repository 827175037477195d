import type { FormName } from "#contract/clients/forms.ts";
import { listStates, STATE_LABELS } from "#contract/clients/request-state-terms.ts";

/** The states of a form's requests, as options of a select. */
export const StateOptions = ({ form }: { form: FormName }) =>
  listStates(form).map((one) => (
    <option key={one} value={one}>
      {STATE_LABELS[one]}
    </option>
  ));

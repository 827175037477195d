import type { FormName } from "#contract/clients/forms.ts";
import { canOwnRequest, NO_ACCESS } from "#contract/desk/request-access.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toPersonText } from "../time/away-text.ts";

type OwnerOptionsProps = { form: FormName; owner_id: number | null };

/** Who may look after a request, and its owner, who may have lost the right. */
export function OwnerOptions({ form, owner_id }: OwnerOptionsProps) {
  const { colleagues, staff } = useDesk();
  return (
    <>
      <option value="">Unassigned</option>
      {colleagues
        .filter((one) => canOwnRequest(one, form) || one.id === owner_id)
        .map((one) => (
          <option key={one.id} value={one.id}>
            {toPersonText(one)}
            {one.id === staff.id ? " (you)" : null}
            {canOwnRequest(one, form) ? null : NO_ACCESS}
          </option>
        ))}
    </>
  );
}

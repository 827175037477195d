import type { Call } from "#contract/calls/booking.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { toClockText } from "../call-texts.ts";

/**
 * The button that confirms a tentative call. Opening the page does not, because mail scanners open
 * every link.
 */
export function ConfirmCall({ call: { confirm_by, timezone } }: { call: Call }) {
  const until = confirm_by ? ` by ${toClockText(new Date(confirm_by), timezone)}` : "";
  return (
    <form method="post" encType="multipart/form-data" noValidate className="mt-6">
      <p className="mb-5">Confirm it{until}. After that, we release the time and reply by email.</p>
      <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="confirm">
        Confirm the call
      </Button>
    </form>
  );
}

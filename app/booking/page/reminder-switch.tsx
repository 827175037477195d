import type { Call } from "#contract/calls/booking.ts";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";

/** Turns the email on the day before a call off and on. */
export function ReminderSwitch({ call: { reminds } }: { call: Call }) {
  return (
    <form
      id="reminder"
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <p className="text-ink-soft text-sm">
        Reminder by email on the day before: {reminds ? "on" : "off"}.
      </p>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        name={PAGE_FORM_FIELDS.intent}
        value={reminds ? "reminder-off" : "reminder-on"}
      >
        {reminds ? "Turn off the reminder" : "Remind me"}
      </Button>
    </form>
  );
}

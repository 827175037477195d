import { useEffect, useRef } from "react";
import { DeskInput } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { TimeText } from "../time/time-text.tsx";
import type { ShownHost } from "./desk-hosts.service.server.ts";
import { useChangeHost } from "./use-change-host.ts";

/** The link to another calendar of a host, whose busy times are not offered to clients. */
export function CalendarForm({ host: { id, name, calendar } }: { host: ShownHost }) {
  const { Form, isSending, outcome, errors } = useChangeHost();
  const form = useRef<HTMLFormElement>(null);
  useChangeToast({ outcome, text: "Saved" });
  useEffect(() => {
    if (outcome?.kind === "done") form.current?.reset();
  }, [outcome]);
  return (
    <Form ref={form} method="post" className="space-y-2">
      <input type="hidden" name="host" value={id} />
      {calendar ? <CalendarState calendar={calendar} /> : null}
      <DeskInput
        label={calendar ? "Another link" : "Secret iCalendar link"}
        hint="In Google Calendar: Settings, your calendar, Secret address in iCal format."
        name="url"
        errors={errors}
        type="text"
        inputMode="url"
        autoComplete="off"
      />
      <p className="flex flex-wrap gap-2">
        <button
          type="submit"
          name="intent"
          value="set-calendar"
          aria-disabled={isSending}
          aria-label={`Save link to the calendar of ${name}`}
          className="desk-button"
        >
          Save link
        </button>
        {calendar ? (
          <button
            type="submit"
            name="intent"
            value="remove-calendar"
            aria-disabled={isSending}
            aria-label={`Remove the calendar of ${name}`}
            className="desk-button"
          >
            Remove
          </button>
        ) : null}
      </p>
    </Form>
  );
}

function CalendarState({ calendar }: { calendar: NonNullable<ShownHost["calendar"]> }) {
  const { read_at, failed_at, problem } = calendar;
  const read = read_at ? (
    <>
      read <TimeText at={read_at} />
    </>
  ) : (
    "not read yet"
  );
  if (!failed_at) return <p className="text-ink-soft">The calendar was {read}.</p>;
  return (
    <p className="border-red border-l-4 bg-red-wash px-3 py-2">
      {problem} (<TimeText at={failed_at} />
      ). We try again every few minutes.{" "}
      {read_at ? <>Busy times are those {read}.</> : "No busy times are known."}
    </p>
  );
}

import { WEEKDAYS, type Weekday } from "#contract/calls/booking.ts";
import { isCallPlace } from "#contract/calls/call-place.ts";
import { OWN_LINK } from "#contract/calls/desk-host.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import type { ShownHost } from "./desk-hosts.service.server.ts";
import { useChangeHost } from "./use-change-host.ts";

const PLACES = [
  ["", "As the agency does"],
  ["phone", "By phone: we call the client"],
  ["client_link", "By video: the client sends a link"],
  [OWN_LINK, "By video: their own link"],
] as const;

const toName = (day: Weekday) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`;

/** Hours, time zone and place of a host; what is empty is the agency's. */
export function HostForm({ host: { id, own } }: { host: Pick<ShownHost, "id" | "own"> }) {
  const { Form, isSending, outcome, errors } = useChangeHost();
  useChangeToast({ outcome, text: "Host saved" });
  const { timezone, weekly_hours, place } = own;
  const hasLink = place !== null && isCallPlace(place) && place.startsWith("https:");
  return (
    <Form method="post" className="space-y-2">
      <input type="hidden" name="host" value={id} />
      <DeskField label="Calls take place" name="place" errors={errors}>
        {(field) => (
          <select
            {...field}
            key={place}
            defaultValue={hasLink ? OWN_LINK : (place ?? "")}
            className="desk-control"
          >
            {PLACES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </DeskField>
      <DeskField label="Own link" name="link" errors={errors}>
        {(field) => (
          <input
            {...field}
            type="url"
            autoComplete="off"
            defaultValue={hasLink ? place : ""}
            className="desk-control"
          />
        )}
      </DeskField>
      <DeskField label="Time zone" hint="Like Europe/Berlin" name="timezone" errors={errors}>
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            defaultValue={timezone ?? ""}
            className="desk-control"
          />
        )}
      </DeskField>
      <fieldset>
        <legend className="text-ink-soft">
          Hours, like 10:00-13:00, 14:00-18:00. All empty: the agency's hours
        </legend>
        <div className="mt-1 grid grid-cols-2 gap-2">
          {WEEKDAYS.map((day) => (
            <DeskField key={day} label={toName(day)} name={day} errors={errors}>
              {(field) => (
                <input
                  {...field}
                  autoComplete="off"
                  defaultValue={weekly_hours?.[day].join(", ") ?? ""}
                  className="desk-control figures"
                />
              )}
            </DeskField>
          ))}
        </div>
      </fieldset>
      <button
        type="submit"
        name="intent"
        value="set-host"
        className="desk-button"
        aria-disabled={isSending}
      >
        Save hours and place
      </button>
    </Form>
  );
}

import type { FormName } from "#contract/clients/forms.ts";
import type { Site } from "#contract/content/site.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { type Station, type StationTexts, toStationLine, toStations } from "./stations.ts";

type Sent = {
  form: FormName;
  texts: StationTexts;
  submitted_at: Date;
  /** When the call is that was booked with it, in words. */
  call?: string | undefined;
  site: Pick<Site, "booking">;
};

/** The stations of what was just sent, as text. */
export function toStationBlock({ form, texts, submitted_at, call, site }: Sent): EmailBlock {
  const sent = toAgencyDate(submitted_at, site);
  const stations = toStations(form, texts, { dates: call ? { sent, call } : { sent } });
  return toStepsBlock("What happens next", stations);
}

/** Stations as a part of an email. */
export const toStepsBlock = (title: string, stations: readonly Station[]): EmailBlock => ({
  kind: "steps",
  title,
  steps: stations.map(toStationLine),
});

/** `26 November 2026`, by the clocks of the agency. */
export function toAgencyDate(moment: Date, { booking }: Pick<Site, "booking">): string {
  return toDateText(toDay(moment, booking?.timezone ?? "UTC"));
}

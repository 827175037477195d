import {
  parseHoursKey,
  USUAL_HOURS,
  USUAL_ZONE,
  type WorkingHours,
} from "#contract/members/working-day-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";

type Option = { value: string; label: string };

/** A city for each clock of the inhabited world, from west to east; a visitor's own is added. */
const ZONES =
  "Pacific/Honolulu America/Anchorage America/Los_Angeles America/Denver America/Chicago America/New_York America/Halifax America/St_Johns America/Sao_Paulo Atlantic/Azores Europe/London Europe/Berlin Europe/Tallinn Africa/Lagos Africa/Johannesburg Africa/Nairobi Europe/Istanbul Asia/Dubai Asia/Kabul Asia/Karachi Asia/Kolkata Asia/Kathmandu Asia/Dhaka Asia/Yangon Asia/Jakarta Asia/Singapore Asia/Tokyo Australia/Adelaide Australia/Sydney Pacific/Auckland";
const DAYS = ["6-14", "7-15", "8-16", "9-17", "10-18", "11-19", "12-20"];

/** `9:00–17:00`. */
export function toHoursText({ from, to }: WorkingHours): string {
  return `${from}:00–${to}:00`;
}

/** Zones to choose from, those in use included. */
export function toZoneOptions(...used: string[]): Option[] {
  const zones = new Set([USUAL_ZONE, ...used.filter(Boolean), ...ZONES.split(" ")]);
  return [...zones].map((value) => ({ value, label: toPlaceName(value) }));
}

/** Working days to choose from, those in use included. */
export function toDayOptions(...used: string[]): Option[] {
  const days = [...new Set([...DAYS, ...used.filter(Boolean)])];
  return days.map((value) => ({ value, label: toHoursText(parseHoursKey(value) ?? USUAL_HOURS) }));
}

/** Hours from which a day may begin, or at which it may end. */
export function toHourOptions(part: keyof WorkingHours): Option[] {
  const first = part === "from" ? 0 : 1;
  return Array.from({ length: 24 }, (_, index) => String(index + first)).map((value) => ({
    value,
    label: `${value}:00`,
  }));
}

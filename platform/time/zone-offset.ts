/** A page compares its own day with the two of `toStandardOffset`. */
const MAX_MOMENTS = 4;

/** Minutes from UTC by zone, of some moments: making a formatter takes far longer than using it. */
const known = new Map<number, Map<string, number>>();

/** Minutes from UTC in a zone at a moment, daylight saving included. */
export function toZoneOffset(timeZone: string, moment: Date): number {
  const time = moment.getTime();
  const offsets = known.get(time) ?? new Map<string, number>();
  // The last ones used remain.
  known.delete(time);
  const [oldest] = known.keys();
  if (known.size === MAX_MOMENTS && oldest !== undefined) known.delete(oldest);
  known.set(time, offsets);
  const offset = offsets.get(timeZone) ?? readOffset(timeZone, moment);
  offsets.set(timeZone, offset);
  return offset;
}

function readOffset(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(parts ?? "") ?? [];
  if (hours === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

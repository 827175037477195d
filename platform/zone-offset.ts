/** Minutes from UTC by zone, of one moment: making a formatter takes far longer than using it. */
let known = { moment: Number.NaN, offsets: new Map<string, number>() };

/** Minutes from UTC in a zone at a moment, daylight saving included. */
export function toZoneOffset(timeZone: string, moment: Date): number {
  if (known.moment !== moment.getTime()) {
    known = { moment: moment.getTime(), offsets: new Map() };
  }
  const offset = known.offsets.get(timeZone) ?? readOffset(timeZone, moment);
  known.offsets.set(timeZone, offset);
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

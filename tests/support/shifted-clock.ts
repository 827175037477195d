import { readFileSync } from "node:fs";

/** Days by which the time of day is off, and minutes more on the monotonic clock. */
export type ClockShift = { days: number; uptimeMinutes: number };

/** What happens each minute, or less often, happens so many times as often. */
const FASTER = 1_000;
const MINUTE = 60_000;

// Loaded before a product under test and its child processes (`--import`). The test replaces the
// file while they run.
const file = process.env.CLOCK_SHIFT_FILE ?? "";
const readShift = (): ClockShift => JSON.parse(readFileSync(file, "utf8"));
let shift = readShift();

const { setInterval } = globalThis;
setInterval(() => {
  shift = readShift();
}, 50).unref();
globalThis.setInterval = Object.assign(
  (task: () => void, ms = 0) => setInterval(task, ms < MINUTE ? ms : ms / FASTER),
  setInterval,
);

const readUptime = performance.now.bind(performance);
performance.now = () => readUptime() + shift.uptimeMinutes * MINUTE;

const { now } = Date;
const shiftedNow = () => now() + shift.days * 24 * 60 * MINUTE;
globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length > 0 ? values : [shiftedNow()], target),
  get: (date, name) => (name === "now" ? shiftedNow : Reflect.get(date, name)),
});

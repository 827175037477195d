import type { FormName } from "#contract/clients/forms.ts";

/** What a request, an answer or an application passes on its way. */
export type StationName = "sent" | "read" | "call" | "proposal" | "interviews" | "decision";

/** What happens at the stations, in sentences for their sender. */
export type StationTexts = Partial<Record<StationName, string>>;

export type StationState = "done" | "next" | "ahead";

export type Station = {
  name: string;
  state: StationState;
  /** When it was passed, or when it will be, where that is agreed. */
  date?: string | undefined;
  text?: string | undefined;
};

/** How far it has come; dates are written for their reader. */
export type Progress = {
  dates: Partial<Record<StationName, string>>;
  /** Stations that were passed; `sent` is always. */
  done?: readonly StationName[];
  /** Where it is now; the one after the last that was passed by default. */
  at?: StationName | undefined;
  /** It has ended before a decision: nothing more is ahead. */
  end?: { name: string; date: string | undefined } | undefined;
};

const CLIENT_STATIONS = ["sent", "read", "call", "proposal", "interviews", "decision"] as const;

const STATIONS: Record<FormName, readonly StationName[]> = {
  hire: CLIENT_STATIONS,
  find: CLIENT_STATIONS,
  // A client who has a proposal needs no other; a call is a station where one is booked.
  proposal: ["sent", "read", "call", "interviews", "decision"],
  apply: ["sent", "read", "interviews", "decision"],
};

const NAMES: Record<StationName, string> = {
  sent: "Sent",
  read: "Read by a person",
  call: "Call",
  proposal: "Proposal",
  interviews: "Interviews",
  decision: "Decision",
};

/** The stations of a form in their order. One that was left out on the way is not among them. */
export function toStations(
  form: FormName,
  texts: StationTexts,
  { dates, done = [], at, end }: Progress,
): Station[] {
  const isDone = (name: StationName) => name === "sent" || done.includes(name);
  const all = STATIONS[form].filter(
    (name) => name !== "call" || form !== "proposal" || dates.call !== undefined,
  );
  const reached = Math.max(all.findLastIndex(isDone), at ? all.indexOf(at) - 1 : 0);
  const shown = all.filter((name, index) => {
    if (isDone(name)) return true;
    return !end && (index > reached || dates[name] !== undefined);
  });
  const next = at ?? shown.find((name) => !isDone(name));
  const stations = shown.map((name): Station => {
    const state = isDone(name) ? "done" : name === next ? "next" : "ahead";
    return {
      name: form === "apply" && name === "interviews" ? "Interview" : NAMES[name],
      state,
      date: dates[name],
      text: state === "done" ? undefined : texts[name],
    };
  });
  return end ? [...stations, { ...end, state: "done" }] : stations;
}

/** A station as a line of text: `Call (next): Friday 27 November 2026, 10:00. We'll call you.` */
export function toStationLine({ name, state, date, text }: Station): string {
  const marked = state === "next" ? `${name} (next)` : name;
  const dated = date ? `${marked}: ${date}` : marked;
  return text ? `${dated}. ${text}` : dated;
}

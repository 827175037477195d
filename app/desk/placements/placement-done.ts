import type { FollowOutcome } from "./follow-placement.service.server.ts";

const DONE = {
  start: "The placement was recorded.",
  edit: "The terms were changed.",
  extend: "The placement was extended.",
  end: "The end was recorded.",
  "buy-out": "The buyout was recorded.",
  undo: "The last change was undone.",
  follow: "",
} as const;
export type PlacementDone = keyof typeof DONE;

const FOLLOW: Record<FollowOutcome, string> = {
  set: "The profile has the new date.",
  unchanged: "The date on the profile stays as it is.",
  failed: "The date on the profile couldn't be changed. Change it under Availability.",
  off: "There is no profile that can be changed here.",
};

/** The query of the page after a change. */
export function toDoneSearch(done: PlacementDone, follow: FollowOutcome | undefined): string {
  return `?${new URLSearchParams(follow ? { done, follow } : { done })}`;
}

/** What the page says then; what is wrong in the URL is as if absent. */
export function toDoneText(search: URLSearchParams): string | undefined {
  const read = (texts: Readonly<Record<string, string>>, name: string) => {
    const value = search.get(name) ?? "";
    return Object.hasOwn(texts, value) ? texts[value] : undefined;
  };
  const text = [read(DONE, "done"), read(FOLLOW, "follow")].filter(Boolean).join(" ");
  return text || undefined;
}

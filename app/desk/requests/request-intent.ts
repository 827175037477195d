import type { FormName } from "#contract/clients/forms.ts";
import type { Passage } from "#contract/desk/desk-request.ts";
import { withNoun } from "#contract/values/trade.ts";

type Request = { form: FormName; developers: number; job: string | null };

/** What a request asks for, in a few words: `Hire 2 developers`. */
export function toIntent({ form, developers, job }: Request): string {
  const count =
    developers === 0
      ? withNoun("developers")
      : developers === 1
        ? withNoun("1 developer")
        : withNoun(`${developers} developers`);
  switch (form) {
    case "hire":
      return `Hire ${count}`;
    case "find":
      return `Find ${count}`;
    case "proposal":
      return `Proposal: ${count} chosen`;
    default:
      return job ?? "Application";
  }
}

/** What a row of a list sends to be changed: the request, at the version that was shown. */
export const toRowValue = ({ id, version }: { id: number; version: number }): string =>
  `${id}:${version}`;

/** Page of a request or application at the desk. */
export function toRequestPath({ form, reference }: { form: FormName; reference: string }): string {
  return `/desk/${form === "apply" ? "applications" : "requests"}/${reference}`;
}

/** The same, at the entry of its thread that a search found. */
export const toPassagePath = (
  request: Parameters<typeof toRequestPath>[0],
  passage: Passage | undefined,
): string => toRequestPath(request) + (passage?.event_id ? `#entry-${passage.event_id}` : "");

import { CONTENT_STATE_LABELS, CONTENT_STATES } from "#contract/desk/desk-content-terms.ts";
import { type ListFilters, type ListQuery, pickOptions } from "../../lists/list-query.ts";
import type { ContentPlace } from "../editing/content-places.ts";

/** @param places the kinds of content that the reader edits */
export function toContentFilters(places: readonly ContentPlace[]) {
  const kinds: Record<string, string> = Object.fromEntries([
    ["", "All kinds"],
    ...places.map(({ kind, label }) => [kind, label]),
  ]);
  const states = { all: "All states", ...pickOptions(CONTENT_STATES, CONTENT_STATE_LABELS) };
  return {
    kind: { label: "Kind", options: kinds },
    state: { label: "State", options: states },
  } satisfies ListFilters;
}

export type ContentFilters = ReturnType<typeof toContentFilters>;
export type DeskContentQuery = ListQuery<ContentFilters>;

import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { MemberFilter } from "#contract/members/member-query.ts";
import {
  type ChangedControl,
  type FilterDraft,
  parseFilterDraft,
  toFilterDraft,
  withChanges,
} from "./filter-draft.ts";
import type { FieldOf } from "./member-filters.ts";
import { toDevelopersUrl, toMemberSearch } from "./member-url.ts";
import { type SentenceWords, withWords } from "./search-parameters.ts";

/** Pause in typing after which the search runs. */
const TYPING_DEBOUNCE_MS = 300;

/** Whether the browser is at a URL, which the router changes before React renders it. */
function isCurrent(url: string): boolean {
  const { pathname, search } = new URL(url, window.location.href);
  return pathname === window.location.pathname && search === window.location.search;
}

type Change = Partial<FilterDraft>;
export type FilterForm = ReturnType<typeof useFilterDraft>;

/**
 * The filter form's state. Every change updates the page's URL: a tick at once and as a step of
 * its own for Back; typing after a pause, one field's typing as one step. A URL that comes from
 * elsewhere (Back, a chip, Clear all) becomes the form's state.
 * @param words what the search says beside its filters, which the URLs say too
 */
export function useFilterDraft(filter: MemberFilter, per_page: number, words: SentenceWords) {
  const navigate = useNavigate();
  const toUrl = (filter: MemberFilter) => withWords(toDevelopersUrl(filter, 1, per_page), words);
  const url = toUrl(filter);
  const [draft, setDraft] = useState(() => toFilterDraft(filter));
  const latest = useRef(draft);
  const requested = useRef(url);
  // Own steps that are not rendered yet: the router may have finished one before React shows it.
  const unrendered = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The field whose text is the step that was requested last.
  const inputField = useRef<string>(undefined);

  function take(next: FilterDraft) {
    latest.current = next;
    setDraft(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL shows when the filter has changed
  useEffect(() => {
    const own = unrendered.current.lastIndexOf(url);
    if (own >= 0) unrendered.current.splice(0, own + 1);
    if (own >= 0 || url === requested.current) return;
    clearTimeout(timer.current);
    requested.current = url;
    unrendered.current = [];
    inputField.current = undefined;
    take(toFilterDraft(filter));
  }, [url]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(field?: string) {
    clearTimeout(timer.current);
    const next = toUrl(parseFilterDraft(latest.current));
    if (next === requested.current) return;
    // A step that is still loading is cancelled in favour of this one.
    const isSameStep =
      field !== undefined && field === inputField.current && isCurrent(requested.current);
    requested.current = next;
    unrendered.current.push(next);
    inputField.current = field;
    navigate(next, { replace: isSameStep, preventScrollReset: true });
  }

  return {
    draft,
    /** A choice: shown at once. */
    choose: (change: Change) => {
      take({ ...latest.current, ...change });
      show();
    },
    /** Typing in one field: shown after a rest. */
    type: (field: FieldOf<"range" | "text">, text: string) => {
      take({ ...latest.current, [field]: text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(field), TYPING_DEBOUNCE_MS);
    },
    /** Choices made before hydration. */
    adopt: (changes: ChangedControl[]) => {
      if (changes.length === 0) return;
      take(withChanges(latest.current, changes));
      show();
    },
    /** The submit button or Enter: nothing waits any longer, and a sentence becomes filters. */
    submit: () => {
      const filter = parseFilterDraft(latest.current);
      if (filter.q === undefined) return show();
      clearTimeout(timer.current);
      const isSameStep = inputField.current !== undefined && isCurrent(requested.current);
      navigate(withWords(`/search${toMemberSearch(filter, 1, per_page)}`, words), {
        replace: isSameStep,
        preventScrollReset: true,
      });
    },
  };
}

import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { MemberFilter } from "#contract/member-query.ts";
import {
  type ChangedControl,
  type FilterDraft,
  parseFilterDraft,
  toFilterDraft,
  withChanges,
} from "./filter-draft.ts";
import { toDevelopersUrl } from "./member-url.ts";

/** Milliseconds of rest after which what was typed is searched for. */
const TYPING_REST = 300;

type Change = Partial<FilterDraft>;
export type FilterForm = ReturnType<typeof useFilterDraft>;

/**
 * The filter form's state. Every change becomes the page's address: a tick at once and as a step of
 * its own for Back; typing after a rest, one field's typing as one step. An address that comes from
 * elsewhere (Back, a chip, Clear all) becomes the form's state.
 */
export function useFilterDraft(filter: MemberFilter) {
  const navigate = useNavigate();
  const address = toDevelopersUrl(filter);
  const [draft, setDraft] = useState(() => toFilterDraft(filter));
  const latest = useRef(draft);
  const requested = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The field whose typing was asked for last, and the one whose typing is the step that is shown.
  const typedField = useRef<string>(undefined);
  const shownField = useRef<string>(undefined);

  function take(next: FilterDraft) {
    latest.current = next;
    setDraft(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says when the filter is another one
  useEffect(() => {
    if (address === requested.current) {
      shownField.current = typedField.current;
      return;
    }
    clearTimeout(timer.current);
    requested.current = address;
    shownField.current = undefined;
    take(toFilterDraft(filter));
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(field?: string) {
    clearTimeout(timer.current);
    const next = toDevelopersUrl(parseFilterDraft(latest.current));
    if (next === requested.current) return;
    // A step that is still on its way is given up for this one, which then is the step.
    const isSameStep = field !== undefined && field === shownField.current;
    if (!isSameStep) shownField.current = undefined;
    requested.current = next;
    typedField.current = field;
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
    type: (field: "q" | "rate_min" | "rate_max", text: string) => {
      take({ ...latest.current, [field]: text });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(field), TYPING_REST);
    },
    /** What was chosen before this page could listen. */
    adopt: (changes: ChangedControl[]) => {
      if (changes.length === 0) return;
      take(withChanges(latest.current, changes));
      show();
    },
    /** The submit button or Enter: nothing waits any longer. */
    submit: () => show(),
  };
}

import { Fragment, useEffect, useRef, useState } from "react";
import type { SearchMeaning as Meaning } from "#contract/members/member-query.ts";
import { toTotalText } from "../../filters/total-text.ts";
import { toMissingText } from "./missing-text.ts";

/** Between two requests, so that one who types without a pause stays within the limit of the API. */
const REQUEST_INTERVAL_MS = 100;
/** Pause in typing after which the meaning is announced. */
const ANNOUNCE_DEBOUNCE_MS = 1_000;

/** The line in words: `No one lists SAP. 12 developers: Senior, Poland`. */
function toSpoken(missing: string, total: string, filters: readonly string[]): string {
  const found = [total, filters.join(", ")].filter(Boolean).join(": ");
  return [missing, found].filter(Boolean).join(" ");
}

/**
 * What Enter will search for, as chips with the number of developers, after what no one lists; nothing
 * while it is not known.
 */
export function SearchMeaning({ text }: { text: string }) {
  const [meaning, setMeaning] = useState<Meaning>();
  const [announced, setAnnounced] = useState("");
  const lastRequest = useRef(0);
  useEffect(() => {
    const controller = new AbortController();
    // At once after a slow key, and after a fast one as soon as another request may follow.
    const wait = lastRequest.current + REQUEST_INTERVAL_MS - performance.now();
    const timer = setTimeout(async () => {
      lastRequest.current = performance.now();
      const query = new URLSearchParams({ q: text });
      // Where no answer comes, Enter leads to the same page.
      const response = await fetch(`/api/members/meaning?${query}`, {
        signal: controller.signal,
      }).catch(() => undefined);
      const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (!controller.signal.aborted) setMeaning(body?.data);
    }, wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  const total = meaning ? toTotalText(meaning) : "";
  const missing = meaning?.missing_words ? `${toMissingText(meaning.missing_words)}.` : "";
  const spoken = toSpoken(missing, total, meaning?.filters ?? []);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(spoken), ANNOUNCE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <>
      {meaning ? (
        <p aria-hidden="true" className="line-clamp-2 text-sm leading-6">
          {missing ? <span className="wrap-anywhere">{missing} </span> : null}
          <span className="figures whitespace-nowrap">{total}</span>
          {meaning.filters.map((label) => (
            <Fragment key={label}>
              {" "}
              <span className="inline-block rounded-full border border-line-strong px-2">
                {label}
              </span>
            </Fragment>
          ))}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

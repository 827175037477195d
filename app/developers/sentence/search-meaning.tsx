import { Fragment, useEffect, useState } from "react";
import type { SearchMeaning as Meaning } from "#contract/members/member-query.ts";
import { toTotalText } from "../filters/total-text.ts";

/** Pause in typing after which the meaning is read. */
const DEBOUNCE_MS = 60;
/** The same after which it is announced. */
const ANNOUNCE_DEBOUNCE_MS = 1_000;

/** What Enter will search for, as chips with the number of developers; nothing while it is not known. */
export function SearchMeaning({ text }: { text: string }) {
  const [meaning, setMeaning] = useState<Meaning>();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: text });
      // Where no answer comes, Enter leads to the same page.
      const response = await fetch(`/api/members/meaning?${query}`, {
        signal: controller.signal,
      }).catch(() => undefined);
      const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (!controller.signal.aborted) setMeaning(body?.data);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  const total = meaning && toTotalText(meaning);
  const said = meaning ? `${total}: ${meaning.filters.join(", ")}` : "";
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(said), ANNOUNCE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      {meaning ? (
        <p aria-hidden="true" className="line-clamp-2 text-sm leading-6">
          <span className="figures">{total}</span>
          {meaning.filters.map((label) => (
            <Fragment key={label}>
              {" "}
              <span className="rounded-full border border-line-strong px-2">{label}</span>
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

import { useEffect, useId, useState } from "react";
import type { LinkTarget } from "./link-targets.service.server.ts";

/** How long typing rests before a search. */
const REST_MS = 250;

type LinkPickerProps = {
  onPick: (target: LinkTarget) => void;
  onClose: () => void;
};

/** Finds pages of the site by title and puts a link to one of them into the text. */
export function LinkPicker({ onPick, onClose }: LinkPickerProps) {
  const id = useId();
  const [text, setText] = useState("");
  const targets = useLinkTargets(text);
  return (
    <section aria-label="Insert link" className="space-y-2 border border-line-strong px-3 py-2">
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 text-ink-soft">
          Find a page, article, vacancy or member
          <input
            id={id}
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the button that opened it asked for it
            autoFocus
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // The form around it is that of the file.
              if (event.key === "Enter") event.preventDefault();
              if (event.key === "Escape") onClose();
            }}
            className="desk-control text-ink"
          />
        </label>
        <button type="button" className="desk-button" onClick={onClose}>
          Close
        </button>
      </div>
      <p role="status" className="text-ink-soft">
        {targets && targets.length === 0 ? "No page matches." : null}
      </p>
      <ul aria-label="Pages">
        {targets?.map((target) => (
          <li key={target.to}>
            <button
              type="button"
              className="w-full rounded-field px-2 py-1 text-left hover:bg-mist"
              onClick={() => onPick(target)}
            >
              <span className="font-medium">{target.title}</span>{" "}
              <span className="break-all text-ink-soft">
                {target.kind} · {target.to}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Undefined until the pages for a text are known. */
function useLinkTargets(text: string): readonly LinkTarget[] | undefined {
  const [targets, setTargets] = useState<readonly LinkTarget[]>();
  useEffect(() => {
    const requested = text.trim();
    if (requested === "") {
      setTargets(undefined);
      return;
    }
    const canceled = new AbortController();
    const search = async () => {
      const query = new URLSearchParams({ text: requested });
      const { signal } = canceled;
      const response = await fetch(`/desk/content/links?${query}`, { signal });
      if (!response.ok) return;
      setTargets(((await response.json()) as { targets: LinkTarget[] }).targets);
    };
    const timer = setTimeout(() => void search().catch(() => {}), REST_MS);
    return () => {
      clearTimeout(timer);
      canceled.abort();
    };
  }, [text]);
  return targets;
}

import { useEffect, useRef, useState } from "react";
import { Link, useFetcher, useLocation } from "react-router";
import { useChangeToast } from "../parts/use-change-toast.ts";
import type { SavedView } from "./saved-views.repository.server.ts";

type Outcome = { kind: "done" | "invalid"; errors: Record<string, string[]> };

/** A person's saved filters of this list, and a form that saves the current ones. */
export function SavedViews({ views }: { views: readonly SavedView[] }) {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<Outcome>();
  const field = useRef<HTMLInputElement>(null);
  const error = fetcher.data?.errors.name?.[0];
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  /** What was removed last; undefined once another view was saved. */
  const removed = useRef<SavedView>(undefined);
  const undo = (view: SavedView) => {
    removed.current = undefined;
    fetcher.submit({ intent: "save-view", name: view.name, query: view.query }, { method: "post" });
  };
  const view = removed.current;
  useChangeToast({
    outcome,
    text: view ? `View removed: ${view.name}` : "View saved",
    undo: view ? () => undo(view) : undefined,
  });
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data && !fetcher.data.errors.name) setOpen(false);
  }, [fetcher.state, fetcher.data]);
  const current = new URLSearchParams(search);
  current.delete("page");
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2">
      <ul aria-label="Saved views" className="flex flex-wrap gap-2 empty:hidden">
        {views.map((view) => (
          <li key={view.id} className="flex items-center rounded-full border border-line">
            <Link
              to={`?${view.query}`}
              aria-current={view.query === current.toString() ? "true" : undefined}
              className="desk-view"
            >
              {view.name}
            </Link>
            <fetcher.Form
              method="post"
              onSubmit={() => {
                removed.current = view;
              }}
            >
              <input type="hidden" name="id" value={view.id} />
              <button
                type="submit"
                name="intent"
                value="remove-view"
                aria-label={`Remove the view ${view.name}`}
                className="px-2 text-ink-soft hover:text-ink"
              >
                ×
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <fetcher.Form
          method="post"
          className="flex items-center gap-2"
          onSubmit={() => {
            removed.current = undefined;
          }}
        >
          <input type="hidden" name="intent" value="save-view" />
          <input type="hidden" name="query" value={current.toString()} />
          <label>
            <span className="sr-only">Name of the view</span>
            <input
              ref={field}
              name="name"
              placeholder="Name of the view"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "view-name-error" : undefined}
              className="desk-control w-44"
            />
          </label>
          <button type="submit" className="desk-button">
            Save
          </button>
          <button type="button" className="desk-button" onClick={() => setOpen(false)}>
            Cancel
          </button>
          {error ? (
            <p id="view-name-error" role="alert" className="text-red">
              {error}
            </p>
          ) : null}
        </fetcher.Form>
      ) : (
        <button type="button" className="desk-button noscript:hidden" onClick={() => setOpen(true)}>
          Save view
        </button>
      )}
    </div>
  );
}

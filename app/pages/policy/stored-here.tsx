import { useState } from "react";
import { Button } from "#design/buttons/button.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { listStoredEntries, type StoredEntry } from "./stored-entries.ts";

const STORAGE_LABELS = { cookie: "Cookie", local: "Local storage", session: "Session storage" };

function read(): StoredEntry[] {
  return listStoredEntries({
    cookie: document.cookie,
    get localStorage() {
      return window.localStorage;
    },
    get sessionStorage() {
      return window.sessionStorage;
    },
  });
}

function remove({ kind, name }: StoredEntry) {
  if (kind === "local") window.localStorage.removeItem(name);
  else if (kind === "session") window.sessionStorage.removeItem(name);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  else document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/**
 * The entries that the policy describes, as stored in this browser, with a button that removes
 * them.
 */
export function StoredHere() {
  const hydrated = useHydrated();
  const [cleared, setCleared] = useState(false);
  const entries = hydrated && !cleared ? read() : [];

  function clear() {
    for (const entry of read()) remove(entry);
    setCleared(true);
    // State in memory would be written back with the next change.
    window.location.reload();
  }

  return (
    <section aria-labelledby="stored-here" className="border border-line bg-mist p-5 md:p-6">
      <h2 id="stored-here" className="font-semibold text-lg">
        In this browser right now
      </h2>
      <p className="noscript:block mt-2 hidden text-ink-soft">
        Turn on JavaScript to see it here, or check your browser's settings.
      </p>
      <div className="noscript:hidden">
        {entries.length === 0 ? (
          <p role="status" className="mt-2 text-ink-soft">
            {hydrated
              ? "Nothing. This site stores nothing in your browser right now."
              : "Checking…"}
          </p>
        ) : (
          <>
            <div className="mt-4 overflow-x-auto">
              <table className="figures w-full text-left text-sm">
                <thead>
                  <tr>
                    {["Name", "Where", "Characters"].map((title) => (
                      <th
                        key={title}
                        scope="col"
                        className="border-ink border-b py-2 pr-4 font-medium"
                      >
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={`${entry.kind} ${entry.name}`}>
                      <td className="wrap-anywhere border-line border-b py-2 pr-4">
                        <code>{entry.name}</code>
                      </td>
                      <td className="border-line border-b py-2 pr-4">
                        {STORAGE_LABELS[entry.kind]}
                      </td>
                      <td className="border-line border-b py-2">{entry.characters}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Button variant="secondary" size="small" onClick={clear} className="mt-5">
              Remove everything
            </Button>
            <p className="mt-3 text-ink-soft text-sm">
              This clears your shortlist and any unfinished forms.
            </p>
          </>
        )}
      </div>
    </section>
  );
}

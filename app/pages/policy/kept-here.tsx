import { useState } from "react";
import { Button } from "#design/button.tsx";
import { useHydrated } from "#platform/use-hydrated.ts";
import { type KeptEntry, listKept } from "./kept-entries.ts";

const PLACES = { cookie: "Cookie", local: "Local storage", session: "Session storage" };

function read(): KeptEntry[] {
  return listKept({
    cookie: document.cookie,
    get localStorage() {
      return window.localStorage;
    },
    get sessionStorage() {
      return window.sessionStorage;
    },
  });
}

function remove({ place, name }: KeptEntry) {
  if (place === "local") window.localStorage.removeItem(name);
  else if (place === "session") window.sessionStorage.removeItem(name);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  else document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/** What the policy speaks of, as it is in the browser that reads it, with a way to be rid of it. */
export function KeptHere() {
  const hydrated = useHydrated();
  const [cleared, setCleared] = useState(false);
  const entries = hydrated && !cleared ? read() : [];

  function clear() {
    for (const entry of read()) remove(entry);
    setCleared(true);
    // What is still in memory would be written back with the next change.
    window.location.reload();
  }

  return (
    <section aria-labelledby="kept-here" className="border border-line bg-mist p-5 md:p-6">
      <h2 id="kept-here" className="font-semibold text-lg">
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
              : "Looking …"}
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
                    <tr key={`${entry.place} ${entry.name}`}>
                      <td className="wrap-anywhere border-line border-b py-2 pr-4">
                        <code>{entry.name}</code>
                      </td>
                      <td className="border-line border-b py-2 pr-4">{PLACES[entry.place]}</td>
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

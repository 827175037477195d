import { useEffect } from "react";
import { useNavigate } from "react-router";
import { findReaderKey, saveReaderKey } from "./readers.store.ts";
import { READER_FIELD } from "./vote-fields.ts";

/**
 * Stores the reader's secret in this browser and takes it out of the address bar, from which the
 * link is passed on; a later visit by the plain link finds the votes again.
 * @param reader secret that the page was loaded with, undefined for none that is valid
 * @param hasErrors the form came back with errors; to load the page again would lose what was typed
 */
export function useRememberedReader(
  token: string,
  reader: string | undefined,
  hasErrors: boolean,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (hasErrors) return;
    if (reader === undefined) {
      const known = findReaderKey(token);
      const isTried = new URLSearchParams(window.location.search).has(READER_FIELD);
      if (known && !isTried) {
        navigate(`?${READER_FIELD}=${known}`, { replace: true, preventScrollReset: true });
      }
      return;
    }
    saveReaderKey(token, reader);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token, reader, hasErrors, navigate]);
}

import { retryOnce } from "./retry-once.ts";

/** The part of `window` that is replaced; a test passes its own. */
type FetchHost = Pick<Window, "fetch">;

/**
 * Retries React Router's requests for page data once like all other GETs (spec §7). The router
 * calls the global `fetch` and has no option for another one.
 */
export function retryPageData(host: FetchHost = window): void {
  const fetch = host.fetch.bind(host);
  host.fetch = (input, init) => {
    const isPageData =
      input instanceof URL && input.pathname.endsWith(".data") && (init?.method ?? "GET") === "GET";
    const send = () => fetch(input, init);
    return isPageData ? retryOnce(send, init?.signal) : send();
  };
}

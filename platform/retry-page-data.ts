import { retryOnce } from "./retry-once.ts";

/** What is replaced of `window`; a test passes its own. */
type FetchHost = Pick<Window, "fetch">;

/**
 * Sends React Router's requests for page data a second time like all other GETs (spec §7). It calls
 * the global `fetch` and offers no option for another one.
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

import { useEffect, useState } from "react";
import { getJson } from "#platform/browser/get-json.ts";

/** The address that a form was sent with, for the browser that sent it. */
export type SentAddress = { email: string; canCorrect: boolean };

/**
 * The address of a form that was sent. It is not saved in the browser, and may have been corrected.
 * @param path of the page with its status; undefined until it is known
 */
export function useSentAddress(path: string | undefined): SentAddress | undefined {
  const [address, setAddress] = useState<SentAddress>();
  useEffect(() => {
    if (!path) return;
    const controller = new AbortController();
    getJson<SentAddress>(`${path}/address.json`, controller).then(setAddress, () => {});
    return () => controller.abort();
  }, [path]);
  return address;
}

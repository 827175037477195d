import { createBrowserStore } from "../browser/browser-store.ts";
import { FORM_RETENTION_DAYS } from "./answers.store.ts";

/** An attempt to send a form: the key under which the server stores it once. */
type Attempt = { idempotency_key: string };

const NONE: Attempt = { idempotency_key: "" };

/**
 * Saves the idempotency key of a form in the browser, so that a second press, a second tab and a
 * reload all send the same one.
 * @param form name of the form
 */
export function createAttemptStore(form: string) {
  const store = createBrowserStore<Attempt>({
    name: `${form}-attempt`,
    version: 1,
    initial: NONE,
    parse: (saved) => {
      const { idempotency_key } = (saved ?? {}) as Partial<Attempt>;
      return typeof idempotency_key === "string" ? { idempotency_key } : undefined;
    },
    days: FORM_RETENTION_DAYS,
  });
  return {
    /** The key of this attempt, generated on first use. */
    getKey(): string {
      if (store.getState().idempotency_key === "") {
        store.setState({ idempotency_key: createKey() });
      }
      return store.getState().idempotency_key;
    },
    /** Whether the form was sent, and no response has confirmed that it is stored. */
    isUnconfirmed: (): boolean => store.getState().idempotency_key !== "",
    /** Ends this attempt; the next one gets a new key. */
    forget(): void {
      store.setState(NONE, true);
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** A version 4 UUID; `crypto.randomUUID` is missing where a site is served without HTTPS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, "0"));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(""))
    .join("-");
}

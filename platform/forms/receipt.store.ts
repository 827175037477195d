import { createBrowserStore } from "../browser-store.ts";
import { KEPT_DAYS } from "./answers.store.ts";
import type { Receipt } from "./send-form.ts";

/** What the page that thanks says: no name, no address. */
export type KeptReceipt = Receipt & {
  /** The answers are still kept: they go once that page is there. */
  isNew: boolean;
};

const CALL_FACTS = ["starts_at", "ends_at", "timezone", "our_timezone"] as const;

const NONE: KeptReceipt = { reference: "", submitted_at: "", isNew: false };

/**
 * Keeps the answer to a form in the browser, so that the page that thanks survives a reload.
 * @param form name of the form
 */
export function createReceiptStore(form: string) {
  const store = createBrowserStore<KeptReceipt>({
    name: `${form}-receipt`,
    version: 1,
    initial: NONE,
    parse: parseReceipt,
    days: KEPT_DAYS,
  });
  return {
    ...store,
    keep(receipt: Receipt): void {
      store.setState({ ...receipt, isNew: true }, true);
    },
  };
}

export type ReceiptStore = ReturnType<typeof createReceiptStore>;

function parseReceipt(kept: unknown): KeptReceipt | undefined {
  const { reference, submitted_at, call, isNew } = (kept ?? {}) as Partial<KeptReceipt>;
  if (typeof reference !== "string" || typeof submitted_at !== "string") return undefined;
  const receipt = { reference, submitted_at, isNew: isNew === true };
  return call && CALL_FACTS.every((fact) => typeof call[fact] === "string")
    ? { ...receipt, call }
    : receipt;
}

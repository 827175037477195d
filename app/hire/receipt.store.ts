import { createBrowserStore } from "#platform/browser-store.ts";
import type { Receipt } from "#platform/forms/send-form.ts";

/** What the success page says: no name, no address. */
type HireReceipt = {
  reference: string;
  submitted_at: string;
  /** The answers are still kept: they go once the success page is there. */
  isNew: boolean;
};

const NONE: HireReceipt = { reference: "", submitted_at: "", isNew: false };

export const receiptStore = createBrowserStore<HireReceipt>({
  name: "hire-receipt",
  version: 1,
  initial: NONE,
  parse: (kept) => {
    const { reference, submitted_at, isNew } = (kept ?? {}) as Partial<HireReceipt>;
    if (typeof reference !== "string" || typeof submitted_at !== "string") return undefined;
    return { reference, submitted_at, isNew: isNew === true };
  },
  days: 30,
});

export function keepReceipt({ reference, submitted_at }: Receipt): void {
  receiptStore.setState({ reference, submitted_at, isNew: true });
}

import type { NamedMember } from "#contract/submission.ts";
import { createBrowserStore } from "../browser-store.ts";
import { KEPT_DAYS } from "./answers.store.ts";
import type { Receipt } from "./send-form.ts";

/** What the page that thanks says: of the sender no name and no address. */
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
  const { reference, submitted_at, call, members, isNew } = (kept ?? {}) as Partial<KeptReceipt>;
  if (typeof reference !== "string" || typeof submitted_at !== "string") return undefined;
  const isCall = call && CALL_FACTS.every((fact) => typeof call[fact] === "string");
  return {
    reference,
    submitted_at,
    isNew: isNew === true,
    ...(isCall ? { call } : {}),
    ...(Array.isArray(members) ? { members: members.filter(isNamed) } : {}),
  };
}

function isNamed(member: Partial<NamedMember> | null): boolean {
  return typeof member?.full_name === "string" && typeof member.slug === "string";
}

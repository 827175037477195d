import type { NamedMember } from "#contract/http/submission.ts";
import { createBrowserStore } from "../browser/browser-store.ts";
import { FORM_RETENTION_DAYS } from "./answers.store.ts";
import type { Receipt } from "./send-form.ts";

/** Data of the success page, without name and email of the sender, which its status page has. */
export type SavedReceipt = Receipt & {
  /** The answers are still saved: they are deleted once the success page is shown. */
  isNew: boolean;
};

const CALL_FACTS = ["starts_at", "ends_at", "timezone", "our_timezone"] as const;

const NONE: SavedReceipt = { reference: "", submitted_at: "", isNew: false };

/**
 * Saves the receipt of a form in the browser, so that the success page survives a reload.
 * @param form name of the form
 */
export function createReceiptStore(form: string) {
  const store = createBrowserStore<SavedReceipt>({
    name: `${form}-receipt`,
    version: 1,
    initial: NONE,
    parse: parseReceipt,
    days: FORM_RETENTION_DAYS,
  });
  return {
    ...store,
    save(receipt: Receipt): void {
      store.setState({ ...receipt, isNew: true }, true);
    },
  };
}

export type ReceiptStore = ReturnType<typeof createReceiptStore>;

function parseReceipt(saved: unknown): SavedReceipt | undefined {
  const { reference, submitted_at, status_url, call, members, isNew } = (saved ??
    {}) as Partial<SavedReceipt>;
  if (typeof reference !== "string" || typeof submitted_at !== "string") return undefined;
  const isCall = call && CALL_FACTS.every((fact) => typeof call[fact] === "string");
  return {
    reference,
    submitted_at,
    isNew: isNew === true,
    ...(typeof status_url === "string" ? { status_url } : {}),
    ...(isCall ? { call } : {}),
    ...(Array.isArray(members) ? { members: members.filter(isNamed) } : {}),
  };
}

function isNamed(member: Partial<NamedMember> | null): boolean {
  return typeof member?.full_name === "string" && typeof member.slug === "string";
}

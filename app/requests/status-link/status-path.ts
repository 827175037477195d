import type { Receipt } from "#platform/forms/send-form.ts";

/** Path of the page with the status of what was sent. */
export function toStatusPath(receipt: Pick<Receipt, "status_url"> | undefined): string | undefined {
  return receipt?.status_url && new URL(receipt.status_url).pathname;
}

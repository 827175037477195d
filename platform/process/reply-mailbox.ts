/** Where signed addresses lead: `reply` and `example.com` for reply+…@example.com. */
export type ReplyMailbox = { local: string; domain: string };

/** A domain, all of whose addresses lead to one mailbox, or a mailbox that takes plus addresses. */
const REPLY_MAILBOX = /^(?:([a-z0-9._-]{1,20})@)?((?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63})$/i;

/** @returns undefined for a text that is neither */
export function parseReplyMailbox(text: string): ReplyMailbox | undefined {
  const [, local = "reply", domain] = REPLY_MAILBOX.exec(text) ?? [];
  return domain === undefined ? undefined : { local, domain };
}

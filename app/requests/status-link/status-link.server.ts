import type { FormName } from "#contract/clients/forms.ts";
import type { Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { insertStatusLink } from "./status-links.repository.server.ts";

/** What a person sent, in texts for them. */
export const STATUS_NOUNS: Record<FormName, string> = {
  hire: "request",
  find: "request",
  proposal: "answer",
  apply: "application",
};

/** Stores a new link to a request and returns its secret, which is not stored. */
export async function createStatusLink(tx: Transaction, request_id: number): Promise<string> {
  const token = createToken();
  await insertStatusLink(tx, { token_hash: toTokenHash(token), request_id });
  return token;
}

/** The link in a confirmation email. */
export function toStatusBlock({
  form,
  siteUrl,
  token,
}: {
  form: FormName;
  siteUrl: string;
  token: string;
}): EmailBlock {
  const noun = STATUS_NOUNS[form];
  return {
    kind: "links",
    title: `Your ${noun}`,
    links: [
      {
        label: `Track, update or withdraw your ${noun}`,
        href: `${siteUrl}/status/${token}`,
        detail: `Anyone with this link can see its status and write to us, so keep it private. It works as long as we store your ${noun}, unless you replace it on its page.`,
      },
      { label: "Lost the link? Get a new one", href: `${siteUrl}/status` },
    ],
  };
}

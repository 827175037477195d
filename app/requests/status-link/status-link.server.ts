import { createHmac } from "node:crypto";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { getSecret } from "#services/secrets.repository.server.ts";
import { insertStatusLinks } from "./status-links.repository.server.ts";

/** What a person sent, in texts for them. */
export const STATUS_NOUNS: Record<FormName, string> = {
  hire: "request",
  find: "request",
  proposal: "answer",
  apply: "application",
};

/** Stores a new link to a request and returns its secret, which is not stored. */
export async function createStatusLink(tx: Transaction, request_id: number): Promise<string> {
  const [token = ""] = await createStatusLinks(tx, [request_id]);
  return token;
}

/** The same for many requests: their secrets in the order of the requests. */
export async function createStatusLinks(
  tx: Transaction,
  request_ids: readonly number[],
): Promise<string[]> {
  const links = request_ids.map((request_id) => ({ request_id, token: createToken() }));
  await insertStatusLinks(
    tx,
    links.map(({ request_id, token }) => ({ token_hash: toTokenHash(token), request_id })),
  );
  return links.map(({ token }) => token);
}

/**
 * The secret of the link of the browser that sent a form. It is not stored either: it follows from
 * the idempotency key, which no one else has, so that a repeated form gets the same one.
 */
export async function toBrowserToken(db: Queryable, idempotency_key: string): Promise<string> {
  const secret = await getSecret(db, "browser-links");
  return createHmac("sha256", secret).update(idempotency_key).digest("hex").slice(0, 40);
}

/** Stores the link of the browser that sent a form. */
export async function createBrowserLink(
  tx: Transaction,
  request_id: number,
  idempotency_key: string,
): Promise<void> {
  const token_hash = toTokenHash(await toBrowserToken(tx, idempotency_key));
  await insertStatusLinks(tx, [{ token_hash, request_id, in_browser: true }]);
}

type EmailedLink = { form: FormName; siteUrl: string; token: string };

/** The link below an email that a person wrote, where mail programs expect a signature. */
export const toStatusFooter = ({ form, siteUrl, token }: EmailedLink): string =>
  `-- \nYour ${STATUS_NOUNS[form]} and our replies: ${siteUrl}/status/${token}`;

/** The link in a confirmation email. */
export function toStatusBlock({ form, siteUrl, token }: EmailedLink): EmailBlock {
  const noun = STATUS_NOUNS[form];
  return {
    kind: "links",
    title: `Your ${noun}`,
    links: [
      {
        label: `Track, update or withdraw your ${noun}`,
        href: `${siteUrl}/status/${token}`,
        detail: `Anyone with this link can see the page and write to us, so keep it private.`,
      },
      { label: "Lost the link? Get a new one", href: `${siteUrl}/status` },
    ],
  };
}

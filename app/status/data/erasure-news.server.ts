import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueMail } from "#services/mail/mail.server.ts";
import type { MailBlock } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";

type ErasureNews = {
  references: readonly string[];
  /** What the agency has to do, like removing a call from its calendar. */
  notices: readonly string[];
};

/**
 * Tells the agency that a person had their data erased. By reference only: neither name nor address
 * comes back with this email.
 */
export async function enqueueErasureNews(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { references, notices }: ErasureNews,
): Promise<void> {
  const site = await getSite(tx);
  const listed = references.join(", ");
  const steps = [
    ...notices,
    "Delete the emails with these references from your mailbox.",
    "After restoring a backup that still has them, erase that person again.",
  ];
  const blocks: MailBlock[] = [
    {
      kind: "text",
      text: `A person confirmed by email that we erase their data. Everything under their address is erased from the site: ${listed}. Calls that were ahead are cancelled.`,
    },
    { kind: "steps", title: "What is left to do", steps },
  ];
  const document = {
    ...{ heading: "Data was erased", preview: listed, blocks },
    footer: `${site.name}\n${env.siteUrl}`,
    accent: site.brand?.accent,
  };
  const [first = "", ...others] = references;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const mail = {
    subject: `Data erased: ${first}${more}`,
    text: toMailText(document),
    html: await toMailHtml(document),
  };
  for (const to of toOperators(env.mailTo, site)) {
    await enqueueMail(queue, tx, { to, label: `${first} erased operator`, ...mail });
  }
}

import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/forms.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueMail } from "#services/mail/mail.server.ts";
import type { MailBlock } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";

type News = {
  request: { form: FormName; reference: string; name: string; email: string | null };
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
};

/** Tells the agency what a person did on the page of their request. A reply goes to the person. */
export async function enqueueOperatorNews(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { request, subject, heading, blocks }: News,
): Promise<void> {
  const { form, reference, name, email } = request;
  const site = await getSite(tx);
  const path = `/desk/${form === "apply" ? "applications" : "requests"}/${reference}`;
  const document = {
    ...{ heading, preview: `${name}, ${reference}` },
    blocks: [
      ...blocks,
      {
        kind: "links",
        title: "At the desk",
        links: [{ label: reference, href: `${env.siteUrl}${path}` }],
      } as const,
    ],
    footer: `${site.name}\n${env.siteUrl}`,
    accent: site.brand?.accent,
  };
  const mail = { subject, text: toMailText(document), html: await toMailHtml(document) };
  for (const to of toOperators(env.mailTo, site)) {
    const replyTo = email ? { replyTo: { name, address: email } } : {};
    await enqueueMail(queue, tx, { to, ...replyTo, label: `${reference} operator`, ...mail });
  }
}

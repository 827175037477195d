import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { type EmailTexts, renderStaffEmail } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";

type News = Pick<EmailTexts, "subject" | "heading" | "blocks"> & {
  request: { form: FormName; reference: string; name: string; email: string | null };
};

/** Tells the agency what a person did on the page of their request. A reply goes to the person. */
export async function enqueueOperatorNews(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { request, subject, heading, blocks }: News,
): Promise<void> {
  const { form, reference, name, email } = request;
  const agency = { site: await getSite(tx), siteUrl: env.siteUrl };
  const path = `/desk/${form === "apply" ? "applications" : "requests"}/${reference}`;
  const links = [{ label: reference, href: `${env.siteUrl}${path}` }];
  const envelope = {
    label: `${reference} operator`,
    ...(email ? { replyTo: { name, address: email } } : {}),
  };
  for (const to of toOperators(env.mailTo, agency.site)) {
    const email = await renderStaffEmail(
      agency,
      { ...envelope, to },
      {
        subject,
        heading,
        preview: `${name}, ${reference}`,
        blocks: [...blocks, { kind: "links", title: "At the desk", links }],
      },
    );
    await enqueueEmail(queue, tx, email);
  }
}

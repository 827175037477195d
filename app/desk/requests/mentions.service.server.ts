import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { enqueueMail } from "#services/mail/mail.server.ts";
import type { MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { listColleagues } from "../parts/colleagues.repository.server.ts";
import { findMentioned } from "./mentions.ts";
import { insertMentions } from "./request-events.repository.server.ts";

type Note = {
  event_id: number;
  reference: string;
  /** Of the client. */
  name: string;
  body: string;
  by: CurrentStaff;
};

/**
 * Remembers who is named in a note, and emails them, except the author of the note.
 * @throws PublicError 422 when it is not clear who is meant
 */
export async function storeMentions(
  { queue, env }: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { event_id, reference, name, body, by }: Note,
): Promise<void> {
  if (!body.includes("@")) return;
  const colleagues = (await listColleagues(tx)).filter(({ is_active }) => is_active);
  const { ids, ambiguous } = findMentioned(body, colleagues);
  if (ambiguous.length > 0) {
    const names = ambiguous.map((name) => `@${name}`).join(", ");
    const message = `More than one colleague is called ${names}. Write the full name`;
    throw new PublicError(422, message, { errors: { body: [message] } });
  }
  const named = new Set(ids);
  named.delete(by.id);
  await insertMentions(tx, event_id, [...named]);
  const site = await getSite(tx);
  for (const { id, email, name: recipient } of colleagues) {
    if (!named.has(id)) continue;
    const document: MailDocument = {
      heading: `${by.name} named you in a note`,
      preview: `On ${reference} of ${name}`,
      blocks: [
        { kind: "quote", title: `${reference}, ${name}`, text: body },
        {
          kind: "links",
          title: "Open it",
          links: [{ label: reference, href: `${env.siteUrl}/desk/requests/${reference}` }],
        },
      ],
      footer: `${site.name}\n${env.siteUrl}/desk`,
      accent: site.brand?.accent,
    };
    await enqueueMail(queue, tx, {
      to: { name: recipient, address: email },
      subject: `${by.name} named you: ${reference}`,
      text: toMailText(document),
      html: await toMailHtml(document),
      label: `${reference} mention`,
    });
  }
}

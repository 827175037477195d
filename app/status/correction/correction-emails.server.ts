import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { AnswerChange } from "#contract/clients/request-event-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";
import { enqueueOperatorNews } from "../operator-news.server.ts";

type Corrected = {
  request: {
    id: number;
    form: FormName;
    reference: string;
    name: string;
    email: string | null;
  };
  changes: readonly AnswerChange[];
};

/**
 * Tells the agency what was corrected, and the sender that it was.
 * The sender's email repeats nothing that was typed.
 */
export async function enqueueCorrectionEmails(
  deps: Pick<Services, "queue" | "env">,
  tx: Transaction,
  { request, changes }: Corrected,
): Promise<void> {
  const { reference, name, email } = request;
  await enqueueOperatorNews(deps, tx, {
    request,
    subject: `Corrected: ${reference} from ${name}`,
    heading: `${name} has corrected their application`,
    blocks: [
      {
        kind: "details",
        title: "Now",
        details: changes.map(({ label, to }) => [label, to || "Removed"]),
      },
      { kind: "text", text: "What it was before is in the timeline at the desk." },
    ],
  });
  if (email === null || !(await countConfirmation(tx, "correction", email))) return;
  const agency = { site: await getSite(tx), siteUrl: deps.env.siteUrl };
  const envelope = {
    to: toUnconfirmed(name, email),
    label: `${reference} correction`,
    form: request.form,
  };
  const token = await createStatusLink(tx, request.id);
  const texts = toSenderTexts(agency, { request, changes }, token);
  await enqueueEmail(deps.queue, tx, await renderEmail(agency, envelope, texts));
}

function toSenderTexts(
  { siteUrl }: Agency,
  { request: { reference, name }, changes }: Corrected,
  token: string,
): EmailTexts {
  const labels = changes.map(({ label }) => label).join(", ");
  return {
    subject: `Your application ${reference} is corrected`,
    heading: "Your application is corrected",
    preview: `You changed: ${labels}.`,
    blocks: [
      {
        kind: "text",
        text: `${toGreeting(name)}\n\nWe have your changes to ${reference}: ${labels}.`,
      },
      {
        kind: "links",
        title: "Your application",
        links: [{ label: "See its status", href: `${siteUrl}/status/${token}` }],
      },
      { kind: "text", text: "If that wasn't you, reply to this email." },
    ],
    reason:
      "You're receiving this email because this address was used for an application on our site.",
  };
}

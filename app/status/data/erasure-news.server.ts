import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { type EmailTexts, renderStaffEmail } from "#services/email/render-email.server.ts";
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
  news: ErasureNews,
): Promise<void> {
  const agency = { site: await getSite(tx), siteUrl: env.siteUrl };
  const texts = toTexts(news);
  const label = `${news.references[0]} erased operator`;
  for (const to of toOperators(env.mailTo, agency.site)) {
    await enqueueEmail(queue, tx, await renderStaffEmail(agency, { to, label }, texts));
  }
}

function toTexts({ references, notices }: ErasureNews): EmailTexts {
  const [first = "", ...others] = references;
  const listed = references.join(", ");
  return {
    subject: `Data erased: ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`,
    heading: "Data was erased",
    preview: listed,
    blocks: [
      {
        kind: "text",
        text: `Someone asked us to erase their data and confirmed it by email. Everything under their address is erased from the site: ${listed}. Their upcoming calls are cancelled.`,
      },
      {
        kind: "steps",
        title: "What you still need to do",
        steps: [
          ...notices,
          "Delete the emails with these references from your mailbox.",
          "After restoring a backup that still has them, erase that person again.",
        ],
      },
    ],
  };
}

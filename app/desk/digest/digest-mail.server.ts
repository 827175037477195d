import { toCallText } from "#app/booking/call-texts.ts";
import type { Site } from "#contract/site.ts";
import { toGreeting } from "#services/mail/greeting.server.ts";
import type { Mail } from "#services/mail/mail.server.ts";
import type { MailBlock, MailDocument } from "#services/mail/mail-document.ts";
import { toMailHtml } from "#services/mail/mail-html.server.ts";
import { toMailText } from "#services/mail/mail-text.server.ts";
import { toCallPath } from "../parts/call-path.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import type { Today, TodayPart } from "../today/today.service.server.ts";

type Digest = Pick<Today, "fresh" | "overdue" | "due" | "answers" | "calls">;
type Envelope = {
  to: { name: string; email: string };
  site: Site;
  siteUrl: string;
  /** The agency's. */
  timezone: string;
};

/**
 * The morning's email for one person: what is new, overdue or due, the calls of the day and answered
 * proposals; only names and links, as the rest is at the desk.
 * @returns undefined when there is nothing of it
 */
export async function toDigestMail(
  digest: Digest,
  { to, site, siteUrl, timezone }: Envelope,
): Promise<Mail | undefined> {
  const { fresh, overdue, due, answers, calls } = digest;
  const toPart = (title: string, { rows, total }: TodayPart): MailBlock[] =>
    total === 0
      ? []
      : [
          {
            kind: "links",
            title: `${title}: ${total}`,
            links: rows.map((row) => ({
              label: `${row.name}${row.company_name ? `, ${row.company_name}` : ""}`,
              href: siteUrl + toRequestPath(row),
              detail: row.owner ? `${row.reference}, ${row.owner}` : row.reference,
            })),
          },
        ];
  const callBlocks: MailBlock[] =
    calls.length === 0
      ? []
      : [
          {
            kind: "links",
            title: `Calls today: ${calls.length}`,
            links: calls.map((call) => ({
              label: call.name,
              href: siteUrl + toCallPath(call),
              detail: toCallText(call.starts_at, call.ends_at, timezone),
            })),
          },
        ];
  const blocks = [
    ...callBlocks,
    ...toPart("Answered proposals", answers),
    ...toPart("Overdue", overdue),
    ...toPart("To follow up today", due),
    ...toPart("New", fresh),
  ];
  if (blocks.length === 0) return undefined;
  const counts = [
    [calls.length, "call"],
    [answers.total, "answer"],
    [overdue.total, "overdue"],
    [due.total, "to follow up"],
    [fresh.total, "new"],
  ] as const;
  const summary = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${toPlural(count, what)}`)
    .join(", ");
  const document: MailDocument = {
    heading: "Today at the desk",
    preview: summary,
    blocks: [
      { kind: "text", text: toGreeting(to.name) },
      ...blocks,
      {
        kind: "links",
        title: "At the desk",
        links: [
          { label: "Today", href: `${siteUrl}/desk` },
          { label: "Stop this email", href: `${siteUrl}/desk/account` },
        ],
      },
    ],
    footer: `${site.name}\n${siteUrl}`,
    accent: site.brand?.accent,
  };
  return {
    to: { name: to.name, address: to.email },
    subject: `Today: ${summary}`,
    text: toMailText(document),
    html: await toMailHtml(document),
    label: "desk digest",
  };
}

const toPlural = (count: number, what: string) =>
  count > 1 && (what === "call" || what === "answer") ? `${what}s` : what;

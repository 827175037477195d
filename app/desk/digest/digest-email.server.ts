import { toCallText } from "#app/booking/call-texts.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { Email } from "#services/email/email.server.ts";
import type { EmailBlock, EmailLink } from "#services/email/email-document.ts";
import { toGreeting } from "#services/email/greeting.server.ts";
import {
  type Agency,
  type EmailTexts,
  renderStaffEmail,
} from "#services/email/render-email.server.ts";
import { toCallPath } from "../parts/call-path.ts";
import { toDueText, toPlacementPath } from "../placements/placement-terms.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import type { Today } from "../today/today.service.server.ts";
import { TODAY_PARTS, type TodayPartName } from "../today/today-parts.ts";

type Digest = Pick<Today, "parts" | "calls" | "placements">;
/** What a person owns anyway is in no email. */
const DIGEST_PARTS = [
  "waiting",
  "waiting_applicants",
  "overdue",
  "due",
  "fresh",
  "fresh_applications",
] as const;
type Envelope = Agency & {
  to: { name: string; email: string };
  /** The agency's. */
  timezone: string;
};

/**
 * The morning's email for one person: the calls of the day, who waits for an answer, and what is
 * overdue, due or new; only names and links, as the rest is at the desk.
 * @returns undefined when there is nothing of it
 */
export async function renderDigestEmail(
  digest: Digest,
  envelope: Envelope,
): Promise<Email | undefined> {
  const texts = toTexts(digest, envelope);
  const { name, email } = envelope.to;
  return (
    texts &&
    renderStaffEmail(envelope, { to: { name, address: email }, label: "desk digest" }, texts)
  );
}

function toTexts(
  { parts, calls, placements }: Digest,
  { to, siteUrl, timezone }: Envelope,
): EmailTexts | undefined {
  const toPart = (name: TodayPartName) =>
    toLinks(TODAY_PARTS[name].title.mine, parts[name].total, parts[name].rows, (row) => ({
      label: `${row.name}${row.company_name ? `, ${row.company_name}` : ""}`,
      href: siteUrl + toRequestPath(row),
      detail: row.owner ? `${row.reference}, ${row.owner}` : row.reference,
    }));
  const blocks = [
    ...toLinks("Calls today", calls.length, calls, (call) => ({
      label: call.name,
      href: siteUrl + toCallPath(call),
      detail: toCallText(call.starts_at, call.ends_at, timezone),
    })),
    ...DIGEST_PARTS.flatMap(toPart),
    ...toLinks("Placements that end soon", placements.total, placements.rows, (row) => ({
      label: `${toFullName(row)}, ${row.company_name || row.client}`,
      href: siteUrl + toPlacementPath(row.id),
      detail: toDueText(row, toDateText),
    })),
  ];
  if (blocks.length === 0) return undefined;
  const counts = [
    [calls.length, "call"],
    [parts.waiting.total + parts.waiting_applicants.total, "waiting"],
    [parts.overdue.total, "overdue"],
    [parts.due.total, "to follow up"],
    [parts.fresh.total + parts.fresh_applications.total, "new"],
    [placements.total, "to end soon"],
  ] as const;
  const summary = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${toPlural(count, what)}`)
    .join(", ");
  return {
    subject: `Today: ${summary}`,
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
  };
}

function toLinks<Row>(
  title: string,
  total: number,
  rows: readonly Row[],
  toLink: (row: Row) => EmailLink,
): EmailBlock[] {
  return total === 0
    ? []
    : [{ kind: "links", title: `${title}: ${total}`, links: rows.map(toLink) }];
}

const toPlural = (count: number, what: string) =>
  count > 1 && what === "call" ? `${what}s` : what;

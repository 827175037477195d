import type { FormName } from "#contract/clients/forms.ts";
import type { Email } from "#services/email/email.server.ts";
import { toGreeting, toUnconfirmed } from "#services/email/greeting.server.ts";
import { type Agency, renderEmail } from "#services/email/render-email.server.ts";
import type { DataPurpose } from "./data-links.repository.server.ts";

type DataEmail = Agency & {
  purpose: DataPurpose;
  token: string;
  reference: string;
  name: string;
  email: string;
  form: FormName;
};

type Texts = { subject: string; heading: string; text: string; label: string; detail: string };

const TEXTS: Record<DataPurpose, Texts> = {
  copy: {
    subject: "A copy of your data",
    heading: "A copy of your data",
    text: "You asked for a copy of everything we store under this email address. Download it from the page below.",
    label: "Download your data",
    detail:
      "The link works for an hour. Anyone with it can download your data until then, so don't forward this email.",
  },
  erasure: {
    subject: "Confirm that you want your data erased",
    heading: "Erase your data?",
    text: "You asked us to erase everything we store under this email address. We haven't erased anything yet. Check what we'll erase and confirm it on the page below.",
    label: "Check what we'll erase and confirm",
    detail: "The link works for an hour, once.",
  },
  withdrawal: {
    subject: "Confirm your withdrawal",
    heading: "Withdraw what you sent?",
    text: "You asked us to stop working on what you sent us. Nothing has changed yet. Confirm it on the page below.",
    label: "Check what happens and confirm",
    detail: "The link works for an hour, once.",
  },
  correction: {
    subject: "Correct your application",
    heading: "Correct your application",
    text: "You asked for a link to correct your application. Make your changes on the page below.",
    label: "Correct your application",
    detail:
      "The link works for an hour. Anyone with it can read and change your application until then, so don't forward this email.",
  },
};

/** Last segment of the path of a link. */
const PAGES: Record<DataPurpose, string> = {
  copy: "copy",
  erasure: "erase",
  withdrawal: "withdrawal",
  correction: "correction",
};

/** The link by which a person gets a copy of their data, erases it or withdraws their request. */
export function renderDataEmail(data: DataEmail): Promise<Email> {
  const { purpose, token, reference, name, email, form, site, siteUrl } = data;
  const { subject, heading, text, label, detail } = TEXTS[purpose];
  const href = `${siteUrl}/status/${token}/${PAGES[purpose]}`;
  const envelope = { form, to: toUnconfirmed(name, email), label: `${reference} ${purpose}` };
  return renderEmail(data, envelope, {
    subject: `${subject}: ${site.name}`,
    heading,
    preview: detail,
    blocks: [
      { kind: "text", text: `${toGreeting(name)}\n\n${text}` },
      { kind: "links", title: "Your link", links: [{ label, detail, href }] },
    ],
    reason: `You're receiving this email because someone asked for it on the status page of ${reference}. If that wasn't you, ignore it and nothing will change.`,
  });
}

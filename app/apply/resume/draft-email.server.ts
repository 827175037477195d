import { toDateText } from "#platform/time/date-text.ts";
import type { Email } from "#services/email/email.server.ts";
import { type Agency, type EmailTexts, renderEmail } from "#services/email/render-email.server.ts";

type Draft = Agency & { email: string; token: string; expires_at: Date };

/** The link to a saved application. */
export function renderDraftEmail(draft: Draft): Promise<Email> {
  const envelope = { to: { address: draft.email }, label: "application-draft" };
  return renderEmail(draft, envelope, toTexts(draft));
}

/** They repeat nothing that was typed: the address is not confirmed. */
function toTexts({ site, siteUrl, token, expires_at }: Draft): EmailTexts {
  const until = toDateText(expires_at.toISOString().slice(0, 10));
  return {
    subject: `Your saved application at ${site.name}`,
    heading: "Your application is saved",
    preview: `Finish it by ${until}.`,
    blocks: [
      {
        kind: "text",
        text: `Hello,\n\nSomeone saved an application on ${site.name} with this address. It hasn't been sent yet. Open the link on any device and finish it by ${until}. After that, we delete it.`,
      },
      {
        kind: "links",
        title: "Your application",
        links: [
          {
            label: "Continue or delete it",
            href: `${siteUrl}/apply/resume/${token}`,
            detail: "Anyone with this link can read and change it, so keep this email to yourself.",
          },
        ],
      },
      { kind: "text", text: "If it wasn't you, do nothing, or use the link to delete it." },
    ],
  };
}

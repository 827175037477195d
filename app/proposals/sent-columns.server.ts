import type { ProposalContent } from "#contract/desk/desk-proposal.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";

/** What staff wrote, as the columns that a client sees. */
export async function toSentColumns({
  brief,
  email_template: _template,
  email_subject: _subject,
  email_body: _body,
  ...content
}: ProposalContent) {
  const { html } = await renderMarkdown(brief);
  const { client_name, client_email, members } = content;
  const isPublic = content.type === "public";
  return {
    ...content,
    brief: html,
    client_name: client_name || null,
    client_email: client_email || null,
    // A list that may be passed on shows the rates of the site.
    members: isPublic ? members.map((member) => ({ ...member, sales_rate: null })) : members,
  };
}

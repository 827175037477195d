import { findAnswerSubject } from "#app/requests/emails/conversations.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import type { Queryable } from "#database/client.server.ts";

/** Templates of emails about a request, with the subject of the conversation that they continue. */
export async function withAnswerSubject(
  db: Queryable,
  templates: ReplyTemplate[],
  request_id: number | undefined,
): Promise<ReplyTemplate[]> {
  const subject = request_id === undefined ? undefined : await findAnswerSubject(db, request_id);
  return subject ? templates.map((template) => ({ ...template, subject })) : templates;
}

/**
 * The subject of a reply for which none was entered: that of the conversation, or of a request that
 * has no email so far, one entered by hand, what it is about.
 */
export async function readReplySubject(
  db: Queryable,
  { id, form, reference }: { id: number; form: FormName; reference: string },
): Promise<string> {
  const noun = form === "apply" ? "application" : "request";
  return (await findAnswerSubject(db, id)) ?? `Your ${noun} ${reference}`;
}

import { findAnswerSubject } from "#app/requests/emails/conversations.repository.server.ts";
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

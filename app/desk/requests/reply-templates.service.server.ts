import {
  fillPlaceholders,
  type ReplyPurpose,
  type ReplyTemplate,
} from "#contract/desk/reply-terms.ts";
import type { Database } from "#database/client.server.ts";
import { withAnswerSubject } from "../replies/answer-subject.service.server.ts";
import { listReplyTemplates } from "../replies/replies.repository.server.ts";
import {
  readSenderValues,
  type Sender,
  type SenderValues,
} from "../replies/sender-values.service.server.ts";

export type Recipient = {
  name: string;
  company_name: string | null;
  reference: string;
  project_type: string | null;
  application?: { job: string; first_name: string } | undefined;
};

const toFirstWord = (name: string): string => name.split(" ")[0] ?? "";

/** Templates of a purpose, filled in for one request and the person who replies. */
export async function readReplies(
  db: Database,
  purpose: ReplyPurpose,
  request: Recipient & { id: number },
  sender: Sender,
): Promise<ReplyTemplate[]> {
  const own = await listReplyTemplates(db, purpose);
  const templates = await withAnswerSubject(db, own, request.id);
  if (templates.length === 0) return [];
  const values = await readSenderValues(db, sender);
  return templates.map((template) => fillReply(template, request, values));
}

/** A template with the values of one request and of the person who replies. */
export function fillReply(
  template: ReplyTemplate,
  request: Recipient,
  sender: SenderValues,
): ReplyTemplate {
  const { name, application } = request;
  const values = {
    first_name: application?.first_name ?? toFirstWord(name),
    name,
    company: request.company_name ?? "",
    reference: request.reference,
    project: application?.job ?? request.project_type ?? "",
    ...sender,
    proposal_link: "",
    valid_until: "",
  };
  return {
    ...template,
    subject: fillPlaceholders(template.subject, values),
    body: fillPlaceholders(template.body, values),
  };
}

import { z } from "zod";
import { MAX_REPLY, MAX_REPLY_SUBJECT } from "#contract/desk/desk-request.ts";
import {
  listPlaceholders,
  listUnknownPlaceholders,
  PROPOSAL_PURPOSES,
  REPLY_PLACEHOLDERS,
  REPLY_PURPOSES,
} from "#contract/desk/reply-terms.ts";
import { toMarkdownKind } from "#services/content/kinds/markdown-kind.server.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import {
  deleteReplies,
  listStoredReplies,
  type ReplyRow,
  upsertReply,
} from "./replies.repository.server.ts";

export const ReplyFrontMatterSchema = z.strictObject({
  title: line({ max: 80 }),
  purpose: z.enum(REPLY_PURPOSES),
  subject: line({ max: MAX_REPLY_SUBJECT }),
});

const KNOWN = Object.keys(REPLY_PLACEHOLDERS).join(", ");

/** Templates of replies that staff send from the desk: `replies/first-answer.md`. */
export const repliesContent = toMarkdownKind<ReplyRow>({
  name: "reply templates",
  singular: "reply template",
  folder: "replies",
  list: listStoredReplies,
  upsert: upsertReply,
  remove: deleteReplies,

  async read(source, file, slug) {
    const reply = await source.readMarkdown(file, ReplyFrontMatterSchema);
    if (!reply) return undefined;
    const purpose = reply.value?.purpose;
    const toMessage = (name: string) =>
      Object.hasOwn(REPLY_PLACEHOLDERS, name)
        ? `{{${name}}} has no value in replies with the purpose ${purpose}`
        : `there is no {{${name}}}: use one of ${KNOWN}`;
    for (const name of listUnknownPlaceholders(reply.value?.subject ?? "", purpose)) {
      reply.report(["subject"], toMessage(name));
    }
    for (const [index, text] of reply.body.split("\n").entries()) {
      for (const name of listUnknownPlaceholders(text, purpose)) {
        reply.reportLine(index + 1, toMessage(name));
      }
    }
    const body = reply.body.trim();
    const lines = reply.body.split("\n").length;
    if (body === "") reply.reportLine(lines, "write the text of the reply below the second ---");
    if (body.length > MAX_REPLY) reply.reportLine(lines, `use ${MAX_REPLY} characters or less`);
    if (!reply.value) return undefined;
    const needsLink = PROPOSAL_PURPOSES.includes(reply.value.purpose);
    if (needsLink && !listPlaceholders(body).includes("proposal_link")) {
      reply.reportLine(lines, "put {{proposal_link}} where the client opens the proposal");
    }
    return { slug, source: reply.source, ...reply.value, body };
  },
});

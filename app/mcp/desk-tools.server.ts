import { z } from "zod";
import { readReplyDraft, saveReplyDraft } from "#app/desk/programs/reply-drafts.service.server.ts";
import { REQUEST_KINDS, type RequestKind } from "#app/desk/programs/request-kinds.ts";
import {
  addProgramNote,
  getProgramRequest,
  listLatestEntries,
  listProgramRequests,
} from "#app/desk/programs/requests.service.server.ts";
import { ReferenceParamsSchema } from "#contract/programs/request.ts";
import { DraftBodySchema, NoteBodySchema } from "#contract/programs/thread.ts";
import { toEntry, toListed, toWhole } from "./desk-texts.server.ts";
import { toRepeatedKey } from "./repeated-key.server.ts";
import { type Tool, toDeskTool } from "./tool.server.ts";
import { createVisitorTexts, cutText } from "./visitor-text.server.ts";

const MAX_LISTED = 20;
const DEFAULT_LISTED = 10;
/** Entries of a conversation, the latest ones. */
const MAX_ENTRIES = 20;

const { reference } = ReferenceParamsSchema.shape;

/** The tools of requests, or of applications. */
function toRequestTools({ one, Name, forms, states, read, write }: RequestKind): Tool[] {
  const noun = Name.toLowerCase();

  const list = toDeskTool({
    name: `list_${noun}s`,
    title: `List ${one}s`,
    description: `The ${one}s of the desk, newest first, in short. read_${noun} has everything of one.`,
    scope: read,
    input: z.strictObject({
      state: z
        .enum(["all", "open", ...states])
        .default("open")
        .describe("`open` is every state in which something is left to do"),
      owner: z.enum(["me", "none"]).optional().describe("`me` is who the token acts for"),
      waiting: z.enum(["us", "client"]).optional().describe("Who has to answer"),
      text: z.string().max(200).optional().describe("Words of it, like a name"),
      updated_since: z.iso.datetime().optional().describe("Changed at this time or later, in UTC"),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_LISTED)
        .default(DEFAULT_LISTED)
        .describe("How many"),
      cursor: z.string().max(200).optional().describe("`next_cursor` of the page before"),
    }),
    async run(deps, query, program) {
      const page = await listProgramRequests(deps, program, { ...query, forms });
      const texts = createVisitorTexts();
      return {
        notice: texts.notice,
        [`${noun}s`]: page.data.map((request) => toListed(request, texts)),
        next_cursor: page.next_cursor,
      };
    },
  });

  const readOne = toDeskTool({
    name: `read_${noun}`,
    title: `Read one ${one}`,
    description: `Everything that was sent with one ${one}, the latest ${MAX_ENTRIES} entries of its conversation, and the draft of a reply. Reading does not mark it as read.`,
    scope: read,
    input: z.strictObject({ reference }),
    async run(deps, { reference }, program) {
      const about = { reference, forms };
      const texts = createVisitorTexts();
      const whole = toWhole(await getProgramRequest(deps, about), texts);
      const entries = await listLatestEntries(deps, about, MAX_ENTRIES);
      const { subject, body, revision } = await readReplyDraft(deps, program, about);
      return {
        notice: texts.notice,
        [noun]: whole,
        conversation: entries.map((entry) => toEntry(entry, texts)),
        // A reply often quotes what it answers.
        draft: {
          subject: texts.wrapOrNull(subject),
          body: texts.wrapOrNull(body),
          revision,
        },
      };
    },
  });

  const note = toDeskTool({
    name: `add_${noun}_note`,
    title: `Add a note to one ${one}`,
    description: `Adds a note that only staff read. The same note again adds nothing. Nothing is sent to who wrote the ${one}.`,
    scope: write,
    changes: true,
    input: NoteBodySchema.extend({ reference }),
    async run(deps, { reference, body }, program) {
      const key = toRepeatedKey(program, [reference, body]);
      await addProgramNote(deps, program, { reference, forms }, { key, body });
      return { added: true, reference };
    },
  });

  const draft = toDeskTool({
    name: `draft_${noun}_reply`,
    title: `Draft a reply to one ${one}`,
    description:
      "Saves a reply as the draft of who the token acts for, who reads, changes and sends it at the desk. It is never sent by a program.",
    scope: write,
    changes: true,
    input: DraftBodySchema.extend({
      reference,
      revision: z.coerce
        .number()
        .int()
        .min(0)
        .describe(`\`revision\` of the draft that read_${noun} returned; 0 without a draft`),
    }),
    async run(deps, { reference, ...reply }, program) {
      const about = { reference, forms };
      const revision = await saveReplyDraft(deps, program, about, reply);
      const { url } = await getProgramRequest(deps, about);
      return { saved: true, revision, url, subject: cutText(reply.subject), next: SEND };
    },
  });
  return [list, readOne, note, draft];
}

const SEND = "A person reads it at this URL and sends it there.";

export const deskTools = [
  ...toRequestTools(REQUEST_KINDS.requests),
  ...toRequestTools(REQUEST_KINDS.applications),
];

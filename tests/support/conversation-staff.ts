import { randomInt, randomUUID } from "node:crypto";
import { type Client, expectStatus, type Insist, toForm } from "./conversation-load.ts";

/** A reply that was acknowledged. */
export type SentReply = {
  reference: string;
  body: string;
  /** The last entry that its author had seen. */
  seen: number;
  /** Undefined when the response to Undo was lost. */
  isUndone: boolean | undefined;
};

export type StaffActs = ReturnType<typeof createStaffActs>;

/** A person of the staff, who does one thing after the other. */
export function createStaffActs(
  person: { id: number; cookie: string },
  { insist, findLast }: { insist: Insist; findLast: (client: Client) => Promise<number> },
) {
  const headers = { Cookie: person.cookie };
  const replies = new Map<string, SentReply>();
  const notes: string[] = [];
  /** Last entry that was shown, by request. */
  const reads = new Map<number, number>();
  /** Text of the draft of a note by request, with its revision. */
  const drafts = new Map<number, { body: string; revision: number }>();
  let sequence = 0;

  const post = (reference: string, fields: Record<string, string>) =>
    insist(`/desk/requests/${reference}.data`, {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
    });

  async function reply(client: Client): Promise<void> {
    const { reference } = client;
    const key = randomUUID();
    const body = `Reply ${key}`;
    for (;;) {
      const seen = await findLast(client);
      const { status } = await post(reference, {
        intent: "reply",
        key,
        subject: "Your request",
        body,
        seen_event_id: String(seen),
        follow_up_days: randomInt(2) === 0 ? "3" : "",
      });
      // A colleague wrote to them meanwhile, or the request has changed.
      if (status === 409) continue;
      expectStatus("a reply", status, [200]);
      replies.set(key, { reference, body, seen, isUndone: false });
      if (randomInt(4) === 0) await undo(client, key);
      return;
    }
  }

  async function undo({ reference }: Client, key: string): Promise<void> {
    const { status, attempts } = await post(reference, { intent: "undo-reply", key });
    expectStatus("Undo", status, [200, 422]);
    const sent = replies.get(key);
    if (sent) sent.isUndone = status === 200 ? true : attempts === 1 ? false : undefined;
  }

  async function addNote({ reference, request_id }: Client): Promise<void> {
    const key = randomUUID();
    const body = `Note ${key}`;
    const { status } = await post(reference, { intent: "note", key, body });
    expectStatus("a note", status, [200]);
    notes.push(body);
    const draft = drafts.get(request_id);
    if (draft) drafts.set(request_id, { ...draft, body: "" });
  }

  async function saveDraft({ reference, request_id }: Client): Promise<void> {
    sequence += 1;
    const body = `Draft ${randomUUID()}`;
    for (;;) {
      const { revision = 0 } = drafts.get(request_id) ?? {};
      const form = toForm({
        kind: "note",
        subject: "",
        body,
        attachment: "",
        attachment_name: "",
        attachment_size: "",
        attachment_expires_at: "",
        seen_event_id: "0",
        revision: String(revision),
        tab: `tab ${person.id}`,
        sequence: String(sequence),
      });
      const { status, text } = await insist(`/desk/drafts/${reference}`, {
        method: "POST",
        headers,
        body: form,
      });
      expectStatus("a draft", status, [200]);
      const saved = JSON.parse(text);
      drafts.set(request_id, { body, revision: saved.revision });
      // The note before was sent meanwhile: this one is saved on top of it.
      if (!saved.is_sent) return;
    }
  }

  async function read(client: Client): Promise<void> {
    const event_id = await findLast(client);
    if (event_id === 0) return;
    const { status } = await insist(`/api/desk/threads/${client.reference}/read`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ event_id }),
    });
    expectStatus("a read mark", status, [204]);
    reads.set(client.request_id, event_id);
  }

  const acts = [reply, reply, addNote, saveDraft, read, read];
  return {
    id: person.id,
    replies,
    notes,
    reads,
    drafts,
    /** Does one of them about a request. */
    act: async (client: Client) => acts[randomInt(acts.length)]?.(client),
  };
}

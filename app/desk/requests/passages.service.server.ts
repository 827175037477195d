import { type SearchTerm, toSearchTerms } from "#app/requests/records/search-terms.ts";
import type { RequestEventKind } from "#contract/clients/request-event-terms.ts";
import type { Passage } from "#contract/desk/desk-request.ts";
import type { Queryable } from "#database/client.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { countTerms, toPassage } from "./passage.ts";
import { listEntriesWith, listSentTexts } from "./passages.repository.server.ts";

type Source = Omit<Passage, "parts"> & { text: string };
type Entry = Awaited<ReturnType<typeof listEntriesWith>>[number];

const KINDS: Partial<Record<RequestEventKind, string>> = {
  note: "Note",
  reply: "Email",
  phone: "Phone call",
  message: "Message",
  call: "Call",
  proposal: "Proposal",
  interview: "Interview",
};

/** Where the words of a search stand in each of these requests; without those in whose texts they are not. */
export async function findPassages(
  db: Queryable,
  ids: readonly number[],
  search: string,
): Promise<Map<number, Passage>> {
  const terms = toSearchTerms(search);
  if (terms.length === 0 || ids.length === 0) return new Map();
  const { entries, texts } = await awaitAll({
    entries: listEntriesWith(db, ids, terms),
    texts: listSentTexts(db, ids),
  });
  const passages = texts.map(({ id, name, email, message, submitted_at }) => {
    const sent = { event_id: null, at: submitted_at };
    const entry = entries.find(({ request_id }) => request_id === id);
    const passage = toBestPassage(terms, [
      ...(entry ? [toSource(entry, name)] : []),
      { ...sent, source: "Form", text: message ?? "" },
      { ...sent, source: "Email address", text: email ?? "" },
    ]);
    return [id, passage] as const;
  });
  return new Map(passages.filter((one): one is [number, Passage] => one[1] !== undefined));
}

function toSource({ id, at, kind, channel, subject, body, ...of }: Entry, client: string): Source {
  const what =
    kind === "message" && channel === "email" ? "Email" : (KINDS[kind] ?? "Conversation");
  const who = of.staff ?? (of.sender_name || of.sender || (of.author === "client" ? client : ""));
  return {
    event_id: id,
    at,
    source: who ? `${what}, ${who}` : what,
    text: [subject, body].filter(Boolean).join(" · "),
  };
}

/** Of the text with most of the terms, of several the first one. */
function toBestPassage(
  terms: readonly SearchTerm[],
  sources: readonly Source[],
): Passage | undefined {
  let [best, most]: [Source | undefined, number] = [undefined, 0];
  for (const source of sources) {
    const count = countTerms(source.text, terms);
    if (count > most) [best, most] = [source, count];
    if (most === terms.length) break;
  }
  if (!best) return undefined;
  const { text, ...passage } = best;
  return { ...passage, parts: toPassage(text, terms) };
}

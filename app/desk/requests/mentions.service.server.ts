import { readToday } from "#app/site/agency-time.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { canOpenRequest } from "#contract/desk/request-access.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import { enqueueEmail } from "#services/email/email.server.ts";
import { type EmailTexts, renderStaffEmail } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import { listAway, toPresent } from "#services/staff/leaves.repository.server.ts";
import { findMentioned, type Mentions } from "./mentions.ts";
import { insertMentions } from "./request-events.repository.server.ts";

type Note = {
  event_id: number;
  reference: string;
  form: FormName;
  /** Of the client. */
  name: string;
  body: string;
  by: Actor;
};

/**
 * Remembers who is named in a note, and emails them, or the deputy of one who is away; not the author
 * of the note.
 * @throws PublicError 422 when it is not clear who is meant, or a person may not open the request
 */
export async function storeMentions(
  { queue, env, clock }: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  note: Note,
): Promise<void> {
  const { event_id, form, body, by } = note;
  if (!body.includes("@")) return;
  const colleagues = (await listColleagues(tx)).map((colleague) => ({
    ...colleague,
    canOpen: canOpenRequest(colleague, form),
  }));
  const { ids, ...wrong } = findMentioned(body, colleagues);
  const problems = toProblems(wrong);
  if (problems.length > 0) throw unprocessable({ body: [problems.join(". ")] });
  const named = colleagues.filter(({ id }) => id !== by.id && ids.includes(id));
  const away = await listAway(tx, await readToday(tx, clock()));
  const present = toPresent(
    named,
    colleagues.filter(({ canOpen }) => canOpen),
    away,
  );
  // The person sees it too once they are back.
  const seeing = new Set([...named, ...present].map(({ id }) => id));
  seeing.delete(by.id);
  await insertMentions(tx, event_id, [...seeing]);
  const agency = { site: await getSite(tx), siteUrl: env.siteUrl };
  for (const one of present.filter(({ id }) => id !== by.id)) {
    const { name, email } = one;
    const whom = named.includes(one) ? "you" : "a colleague whose deputy you are";
    const envelope = { to: { name, address: email }, label: `${note.reference} mention` };
    const texts = toTexts(note, whom, env.siteUrl);
    await enqueueEmail(queue, tx, await renderStaffEmail(agency, envelope, texts));
  }
}

function toTexts({ by, reference, name, body }: Note, whom: string, siteUrl: string): EmailTexts {
  return {
    subject: `${by.name} named ${whom}: ${reference}`,
    heading: `${by.name} named ${whom} in a note`,
    preview: `On ${reference} of ${name}`,
    blocks: [
      { kind: "quote", title: `${reference}, ${name}`, text: body },
      {
        kind: "links",
        title: "Open it",
        links: [{ label: reference, href: `${siteUrl}/desk/requests/${reference}` }],
      },
    ],
  };
}

/** What is wrong with the names of a note, each in a sentence. */
function toProblems({ ambiguous, excluded, unknown }: Omit<Mentions, "ids">): string[] {
  const toList = (names: string[]) => names.map((name) => `@${name}`).join(", ");
  return [
    ...(ambiguous.length > 0
      ? [`More than one colleague is called ${toList(ambiguous)}. Write the full name`]
      : []),
    ...(excluded.length > 0
      ? [`${toList(excluded)} can't open this page. Write the name without @`]
      : []),
    ...(unknown.length > 0
      ? [`No colleague is called ${toList(unknown)}. Check the name, or write it without @`]
      : []),
  ];
}

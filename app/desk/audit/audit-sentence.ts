import { type DeskState, STATE_LABELS } from "#contract/clients/request-state-terms.ts";
import { AUDIT_SENTENCES, type AuditAction } from "#contract/desk/audit-terms.ts";
import { toContentHistoryPath } from "../content/editing/content-path.ts";
import { toMemberPagePath } from "../members/list/member-path.ts";
import { toCompanyPage, toPersonPage } from "../people/person-path.ts";
import { toPlacementPath } from "../placements/placement-terms.ts";
import { toProposalPath } from "../proposals/proposal-state.ts";

/** A part of a sentence, with the page that it leads to. */
export type AuditPart = { text: string; to?: string };

/** Names of what the log has by number. */
export type AuditNames = {
  staff: ReadonlyMap<number, string>;
  members: ReadonlyMap<number, { slug: string; name: string }>;
  /** Paths of content files by their revisions. */
  files: ReadonlyMap<number, string>;
};

type Entry = { action: string; subject: string; fields: readonly string[] };

/** Without a second record: of entries from before it was stored, and of an owner who was removed. */
const WITHOUT_OTHER: Partial<Record<AuditAction, string>> = {
  "request.state": "changed the state of {subject}",
  "request.owner": "changed the owner of {subject}",
};

/** What a person did, as a sentence without its subject: `gave OG-7K3M9Q to Jaan Tamm`. */
export function toAuditParts({ action, subject, fields }: Entry, names: AuditNames): AuditPart[] {
  const other = fields.find((field) => /^(?:(?:staff|member) \d+|state [a-z]+)$/.test(field));
  const known = Object.hasOwn(AUDIT_SENTENCES, action) ? (action as AuditAction) : undefined;
  const sentence = known && ((other ? undefined : WITHOUT_OTHER[known]) ?? AUDIT_SENTENCES[known]);
  // An action of an earlier release.
  if (!sentence) return [{ text: `${action}: ` }, toRecord(subject, action, names)];
  return sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => {
      if (part === "{subject}") return toRecord(subject, action, names);
      if (part === "{other}") return other ? toRecord(other, action, names) : { text: "a record" };
      return { text: part };
    });
}

/** A record as it is called in a sentence. */
function toRecord(subject: string, action: string, names: AuditNames): AuditPart {
  const [noun = "", number = ""] = subject.split(/ (?:revision )?(?=[^ ]+$)/);
  const id = Number(number);
  switch (noun) {
    case "staff":
      return { text: names.staff.get(id) ?? `account ${id}`, to: "/desk/staff" };
    case "state":
      return { text: toStateText(number) };
    case "member": {
      const member = names.members.get(id);
      return member
        ? { text: member.name, to: toMemberPagePath(member.slug) }
        : { text: `member ${id}` };
    }
    case "members":
    case "authors": {
      const path = names.files.get(id);
      return path ? { text: path, to: toContentHistoryPath(path) } : { text: `a file of ${noun}` };
    }
    case "proposal":
      return { text: `proposal ${id}`, to: toProposalPath(id) };
    case "placement":
      return { text: `placement ${id}`, to: toPlacementPath(id) };
    case "token":
      return { text: `access token ${id}`, to: "/desk/tokens" };
    case "webhook":
      return { text: "a webhook", to: "/desk/webhooks" };
    case "host":
      return { text: `host ${id}`, to: "/desk/calls/hosts" };
    case "email":
      return { text: `email ${id}`, to: "/desk/unmatched" };
    case "person":
      return number ? { text: `person ${id}`, to: toPersonPage(id) } : { text: "no requests" };
    case "company":
      return { text: `company ${id}`, to: toCompanyPage(id) };
    default:
      return toNamed(subject, action);
  }
}

/** A state of an earlier release is shown as it was stored. */
const toStateText = (state: string): string =>
  Object.hasOwn(STATE_LABELS, state) ? STATE_LABELS[state as DeskState] : state;

/** What is called by its name: a request by its reference, a file by its path. */
function toNamed(subject: string, action: string): AuditPart {
  if (/^[A-Z]+-[0-9A-Z]+$/.test(subject)) {
    const list = action.startsWith("call.") ? "calls" : "requests";
    return { text: subject, to: `/desk/${list}/${subject}` };
  }
  if (/^[\w-]+(\/[^/]+)?\.(yaml|md)$/.test(subject)) {
    return { text: subject, to: toContentHistoryPath(subject) };
  }
  return { text: subject };
}

/** The numbers of records that entries name, to read their names. */
export function listNamed(entries: readonly Entry[]) {
  const read = (pattern: RegExp) =>
    entries.flatMap(({ subject, fields }) =>
      [subject, ...fields].flatMap((text) => {
        const number = pattern.exec(text)?.[1];
        return number ? [Number(number)] : [];
      }),
    );
  return { members: read(/^member (\d+)$/), files: read(/^(?:members|authors) revision (\d+)$/) };
}

import type { ProposalContent } from "#contract/desk/desk-proposal.ts";

/** A developer in the builder, as typed. */
export type FormMember = { member_id: number; note: string; sales_rate: string };

/** A proposal in the builder, as typed. */
export type ProposalForm = Omit<ProposalContent, "valid_until" | "members"> & {
  valid_until: string;
  members: FormMember[];
};

export function toForm({ valid_until, members, ...content }: ProposalContent): ProposalForm {
  return {
    ...content,
    valid_until: valid_until ?? "",
    members: members.map(({ sales_rate, ...member }) => ({
      ...member,
      sales_rate: sales_rate === null ? "" : String(sales_rate),
    })),
  };
}

type Submission = Partial<Record<keyof Omit<ProposalForm, "members">, unknown>> & {
  members?: unknown;
};

/** What was posted, whatever is wrong with it, so that it can be shown again. */
export function toInputForm(submission: Submission): ProposalForm {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const changed = (value: unknown) => (typeof value === "string" ? value : null);
  const members = Array.isArray(submission.members) ? submission.members : [];
  return {
    type: submission.type === "public" ? "public" : "private",
    client: text(submission.client),
    client_name: text(submission.client_name),
    client_email: text(submission.client_email),
    prepared_by: text(submission.prepared_by),
    valid_until: text(submission.valid_until),
    brief: text(submission.brief),
    members: members.map(({ member_id, note, sales_rate }) => ({
      member_id: Number(member_id),
      note: text(note),
      sales_rate: text(sales_rate),
    })),
    email_template: changed(submission.email_template),
    email_subject: changed(submission.email_subject),
    email_body: changed(submission.email_body),
  };
}

/** A step of building: add or remove a developer, or move one in the order. */
export type MemberStep = { step: "add" | "remove" | "up" | "down"; member_id: number };

/** `up:12`, the value of a button; undefined for another one. */
export function parseMemberStep(value: string): MemberStep | undefined {
  const [, step, id] = /^(add|remove|up|down):(\d{1,9})$/.exec(value) ?? [];
  return step && id ? { step: step as MemberStep["step"], member_id: Number(id) } : undefined;
}

/** The developers after a step. */
export function takeStep<Member extends { member_id: number }>(
  members: readonly Member[],
  { step, member_id }: MemberStep,
  toNew: (member_id: number) => Member,
): Member[] {
  const at = members.findIndex((member) => member.member_id === member_id);
  if (step === "add") return at < 0 ? [...members, toNew(member_id)] : [...members];
  if (step === "remove") return members.filter((_, index) => index !== at);
  return moveMember(members, at, at + (step === "up" ? -1 : 1));
}

/** The developers with one moved to another place. */
export function moveMember<Member>(members: readonly Member[], from: number, to: number): Member[] {
  const moved = members[from];
  if (moved === undefined || to < 0 || to >= members.length) return [...members];
  const others = members.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export const toNewMember = (member_id: number): FormMember => ({
  member_id,
  note: "",
  sales_rate: "",
});

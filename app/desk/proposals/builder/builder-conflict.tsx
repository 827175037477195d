import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { useDeskTime } from "../../time/desk-time.ts";
import type { ProposalForm } from "../proposal-form.ts";
import type { BuilderMember } from "./builder-data.service.server.ts";
import type { BuilderOutcome } from "./post-proposal.server.ts";

type Conflict = Extract<BuilderOutcome, { kind: "conflict" }>;
type BuilderConflictProps = Pick<Conflict, "message" | "otherVersion"> & {
  own: ProposalForm;
  known: ReadonlyMap<number, BuilderMember>;
  /** Puts what they saved in place of what was typed. */
  onTake: () => void;
};

const LABELS = {
  client: "Proposal for",
  client_name: "Contact person",
  client_email: "Email address",
  prepared_by: "Prepared by",
  valid_until: "Valid until",
  brief: "Introduction",
  email_subject: "Subject",
  email_body: "Email",
} as const;

/** Who changed the proposal while it was edited here too, and where their version differs. */
export function BuilderConflict({
  message,
  otherVersion,
  own,
  known,
  onTake,
}: BuilderConflictProps) {
  const { toLong } = useDeskTime();
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const texts = names
    .filter((name) => otherVersion.form[name] !== own[name])
    .map((name) => [LABELS[name], (otherVersion.form[name] ?? "As in the template") || "Empty"]);
  const toMembers = (form: ProposalForm) =>
    form.members
      .map(({ member_id, note, sales_rate }) => {
        const member = known.get(member_id);
        const details = [sales_rate, note].filter(Boolean).join(", ");
        const name = member ? toFullName(member) : withNoun(`Developer ${member_id}`);
        return details ? `${name} (${details})` : name;
      })
      .join("; ");
  const differences = [
    ...texts,
    ...(toMembers(otherVersion.form) === toMembers(own)
      ? []
      : [[withNoun("Developers"), toMembers(otherVersion.form)]]),
  ];
  return (
    <div role="alert" className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">{message}</p>
      <p>
        {otherVersion.by ? `${otherVersion.by}, ` : null}
        {toLong(otherVersion.at)}. What you entered is below.
      </p>
      {differences.length > 0 ? (
        <dl className="mt-2 grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {differences.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <button type="button" className="desk-button mt-2 noscript:hidden" onClick={onTake}>
        Use theirs instead
      </button>
    </div>
  );
}

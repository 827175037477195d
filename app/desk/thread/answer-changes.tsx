import type { AnswerChange } from "#contract/clients/request-event-terms.ts";

/** What the sender of an application corrected: each answer before and after. */
export function AnswerChanges({ changes }: { changes: readonly AnswerChange[] }) {
  return (
    <dl className="mt-1 space-y-2 border-line border-l-2 pl-3">
      {changes.map(({ label, from, to }) => (
        <div key={label} className="whitespace-pre-line break-words">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <del>{from || "Nothing"}</del>
          </dd>
          <dd>
            <ins>{to || "Nothing"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

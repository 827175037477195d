import { Form } from "react-router";
import { SOURCE_KINDS, SOURCE_LABELS, type SourceKind } from "#contract/desk/desk-source-terms.ts";

type SourceKindsProps = {
  chosen: readonly SourceKind[];
  counts: Readonly<Record<SourceKind, number>>;
  /** Whether it is still stored where the request came from. */
  isStored: boolean;
};

/** What the requests have in common; it is the query string of the page. */
export function SourceKinds({ chosen, counts, isStored }: SourceKindsProps) {
  const kinds = SOURCE_KINDS.filter((kind) => isStored || kind === "email" || kind === "domain");
  return (
    <Form className="space-y-2">
      <fieldset className="space-y-1">
        <legend className="mb-1 font-medium">Which requests</legend>
        {kinds.map((kind) => (
          <label key={kind} className="flex items-baseline gap-2">
            <input type="checkbox" name="by" value={kind} defaultChecked={chosen.includes(kind)} />
            {SOURCE_LABELS[kind]} <span className="figures text-ink-soft">({counts[kind]})</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="desk-button">
        Show requests
      </button>
    </Form>
  );
}

import type { Terms } from "#contract/site.ts";
import { toContractTerms } from "./terms.ts";

type ContractTermsProps = { terms: Terms | undefined; className?: string };

/** The terms of every contract; nothing where the agency states none. */
export function ContractTerms({ terms, className }: ContractTermsProps) {
  const rows = toContractTerms(terms);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="contract-terms" className={className}>
      <h2 id="contract-terms" className="text-title">
        Terms
      </h2>
      <dl className="mt-4 max-w-prose border-line border-b">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { Terms } from "#contract/content/site.ts";
import { classNames } from "#design/class-names.ts";
import { toContractTerms } from "./terms.ts";

type ContractTermsProps = { terms: Terms | undefined; className?: string };

/** The terms of every contract under a heading; nothing where the agency states none. */
export function ContractTerms({ terms, className }: ContractTermsProps) {
  if (toContractTerms(terms).length === 0) return null;
  return (
    <section aria-labelledby="contract-terms" className={className}>
      <h2 id="contract-terms" className="text-title">
        Terms
      </h2>
      <ContractTermsList terms={terms} className="mt-4 max-w-reading" />
    </section>
  );
}

/** The same without a heading, in a table of hairlines. */
export function ContractTermsList({ terms, className }: ContractTermsProps) {
  return (
    <dl className={classNames("border-line border-b", className)}>
      {toContractTerms(terms).map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-line border-t py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

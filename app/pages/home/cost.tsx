import { toBuyoutPercent, toCurrency } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Section } from "#design/text/section.tsx";
import { CostSheet } from "./cost-sheet.tsx";

/** Cost of a hire, calculated for a rate that the visitor can change; a phone has it on `/pricing`. */
export function Cost({ text }: { text: string | undefined }) {
  const terms = useTerms();
  const percent = toBuyoutPercent(terms);
  return (
    <Section aria-labelledby="cost" className="max-sm:hidden">
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-5">
          <h2 id="cost" className="text-heading">
            What a hire costs
          </h2>
          {text ? <p className="mt-4 max-w-[30rem] text-ink-soft text-lg">{text}</p> : null}
          {percent === null ? null : (
            <p className="mt-6 max-w-[30rem] text-ink-soft">
              {withNoun(
                "To keep a developer, use the Developer Buyout: they become your employee or direct contractor for a one-time fee of ",
              )}
              {percent}
              {withNoun(
                "% of their monthly rate. If a developer offers it, the fee is on the profile.",
              )}
            </p>
          )}
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <CostSheet percent={percent} currency={toCurrency(terms)} />
        </div>
      </div>
    </Section>
  );
}

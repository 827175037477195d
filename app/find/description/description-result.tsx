import { toCurrency } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import type { DescriptionReading } from "#contract/clients/job-description.ts";
import { Notice } from "#design/notice.tsx";
import { toFilledText, toMissingText, toUnclearTexts } from "./description-texts.ts";

/** What a job description filled in, and what it left to the client. */
export function DescriptionResult({ reading }: { reading: DescriptionReading }) {
  const known = useTechnologies();
  const names = {
    toTechnology: (slug: string) => known.find((one) => one.slug === slug)?.name ?? slug,
    currency: toCurrency(useTerms()),
  };
  const filled = toFilledText(reading, names);
  const missing = toMissingText(reading);
  return (
    <Notice
      kind={filled ? "success" : "info"}
      title={filled ? `Filled in: ${filled}` : "We found none of the answers in this text"}
      live
      className="wrap-anywhere"
    >
      {toUnclearTexts(reading, names).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {filled && missing ? <p>Not in the text, so check: {missing}.</p> : null}
      <p>
        {filled ? "Check the fields below." : "Fill in the fields below. We'll read the text too."}
      </p>
    </Notice>
  );
}

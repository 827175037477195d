import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { JobDescriptionSchema } from "#contract/clients/find-request.ts";
import type { Database } from "#database/client.server.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { readJobDescription } from "./description.service.server.ts";
import { FILLED_NOTE, toDescribedAnswers } from "./description-answers.ts";
import { toFilledText, toMissingText, toUnclearTexts } from "./description-texts.ts";

/** Fills the other fields of a posted form page with what the job description says. */
export async function fillInput(db: Database, input: InputValues, now: Date): Promise<InputValues> {
  const description = JobDescriptionSchema.safeParse(input.job_description);
  if (!description.success) {
    return { ...input, [FILLED_NOTE]: `${description.error.issues[0]?.message}.` };
  }
  const [reading, known, site] = await Promise.all([
    readJobDescription(db, description.data, now),
    listTechnologies(db),
    getSite(db),
  ]);
  const names = {
    toTechnology: (slug: string) => known.find((one) => one.slug === slug)?.name ?? slug,
    currency: toCurrency(site.terms),
  };
  const { texts, technologies } = toDescribedAnswers(reading);
  const filled = toFilledText(reading, names);
  const missing = toMissingText(reading);
  const chosen = known.flatMap(({ slug }, index) =>
    technologies?.includes(slug) ? [[`technologies[${index}]`, slug] as const] : [],
  );
  const others = Object.entries(input).filter(
    ([name]) => !(technologies && name.startsWith("technologies[")),
  );
  return {
    ...Object.fromEntries([...others, ...chosen]),
    ...texts,
    [FILLED_NOTE]: [
      filled ? `Filled in: ${filled}.` : "We found none of the answers in this text.",
      ...toUnclearTexts(reading, names),
      ...(filled && missing ? [`Not in the text, so check: ${missing}.`] : []),
    ].join(" "),
  };
}

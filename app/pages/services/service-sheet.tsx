import type { PageSection } from "#contract/content/page-text.ts";
import { Prose } from "#design/text/prose.tsx";
import { RichText } from "#design/text/rich-text.tsx";
import { splitTerms } from "../section-terms.ts";
import { ServiceDrawing } from "./service-drawing.tsx";

/** One service as a sheet: its drawing, what it is, and a title block with when it fits. */
export function ServiceSheet({ section }: { section: PageSection }) {
  const { body, terms } = splitTerms(section.body);
  return (
    <section
      aria-labelledby={section.id}
      className="row-span-3 grid grid-rows-subgrid gap-y-0 rounded-card border border-line bg-paper"
    >
      <div className="flex flex-col-reverse gap-x-6 gap-y-2 px-5 pt-6 sm:flex-row sm:items-start sm:justify-between md:px-8 md:pt-8">
        <h2 id={section.id} className="text-title">
          {section.heading}
        </h2>
        <ServiceDrawing id={section.id} className="w-36 shrink-0 sm:-mt-2 sm:w-40" />
      </div>
      <Prose html={body} className="px-5 pt-5 pb-8 text-ink-soft md:px-8" />
      {terms.length > 0 ? (
        <dl className="grid border-line border-t sm:grid-cols-2 sm:divide-x sm:divide-line">
          {terms.map(({ term, html }) => (
            <div
              key={term}
              className="border-line px-5 py-4 not-first:border-t sm:not-first:border-t-0 md:px-8 md:sm:not-first:px-6"
            >
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd>
                <RichText html={html} className="first-letter:uppercase" />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

import type { ReactNode } from "react";
import { toDateText } from "#app/developers/parts/member-texts.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageText } from "#contract/content/page-text.ts";
import { Prose } from "#design/text/prose.tsx";
import { TitleBlock } from "#design/text/title-block.tsx";
import { PageOpening } from "../page-opening.tsx";

type PolicyDocumentProps = {
  text: PageText;
  /** Above the first section: an interactive part of the page. */
  children?: ReactNode;
};

/** A policy to be read: whose it is and from when, its contents at the side, then its sections. */
export function PolicyDocument({ text, children }: PolicyDocumentProps) {
  const { updated_at, sections } = text;
  const site = useSite();
  return (
    <>
      <PageOpening heading={text.heading} lead={text.lead} className="pb-10! md:pb-12!" />
      <div className="page-column relative z-2 pb-20 lg:pb-28">
        <TitleBlock
          className="sm:grid-cols-3"
          cells={[
            { label: "Document", value: text.title },
            {
              label: "Last updated",
              value: updated_at ? <time dateTime={updated_at}>{toDateText(updated_at)}</time> : "–",
            },
            ...(site
              ? [
                  {
                    label: site.legal_name,
                    value: (
                      <a className="link" href={`mailto:${site.email}`}>
                        {site.email}
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <div className="mt-12 grid gap-x-8 gap-y-12 lg:mt-16 lg:grid-cols-12">
          {sections.length > 1 ? (
            <nav aria-labelledby="contents" className="lg:col-span-4 lg:pr-8">
              <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
                <h2 id="contents" className="font-medium text-ink-soft text-sm">
                  On this page
                </h2>
                <ul className="mt-2 border-line border-t">
                  {sections.map(({ id, heading }) => (
                    <li key={id} className="border-line border-b">
                      <a
                        href={`#${id}`}
                        className="flex min-h-11 items-center py-1.5 text-sm hover:text-blue"
                      >
                        {heading}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </nav>
          ) : null}
          <div className="min-w-0 lg:col-span-8">
            {children}
            {sections.map((section) => (
              <section
                key={section.id}
                aria-labelledby={section.id}
                className="not-first:mt-14 max-w-reading"
              >
                <h2 id={section.id} className="text-title">
                  {section.heading}
                </h2>
                <Prose html={section.body} className="mt-4" />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

import type { ReactNode } from "react";
import type { PageSection } from "#contract/content/page-text.ts";
import { classNames } from "#design/class-names.ts";
import { Prose } from "#design/text/prose.tsx";

type TextSectionProps = {
  section: PageSection;
  /** Beside the heading, below the text: numbers, buttons. */
  children?: ReactNode;
  /** The text's classes: its size, its columns. */
  className?: string;
  layout?: "text" | "cells" | "path";
};

/** Heading in the left third, text in the right two: the plain way to set a section of a text. */
export function TextSection({ section, children, className, layout = "text" }: TextSectionProps) {
  return (
    <section
      aria-labelledby={section.id}
      className="grid min-w-0 gap-x-8 gap-y-5 border-line border-t pt-8 lg:grid-cols-12 lg:pt-10"
    >
      <h2 id={section.id} className="text-pretty text-title lg:col-span-4 lg:pr-8">
        {section.heading}
      </h2>
      <div className="min-w-0 lg:col-span-8">
        <Prose
          html={section.body}
          layout={layout}
          className={classNames("text-ink-soft", className)}
        />
        {children}
      </div>
    </section>
  );
}

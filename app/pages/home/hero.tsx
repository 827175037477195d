import { DeveloperSearch } from "./developer-search.tsx";
import { Figures, type FiguresProps } from "./figures.tsx";

type HeroProps = {
  description: string;
  /** Asked for most, as quick ways in. */
  popular: readonly { slug: string; name: string }[];
  /** Offered while a technology is being typed. */
  technologies: readonly { name: string }[];
  figures: FiguresProps;
};

/** The promise, the search and three figures on ink, under the header. */
export function Hero({ description, popular, technologies, figures }: HeroProps) {
  return (
    <section aria-labelledby="promise" className="on-ink relative bg-ink text-paper">
      <div className="page-column relative z-2 pt-[calc(var(--header-height)+3.5rem)] md:pt-[calc(var(--header-height)+6rem)]">
        <h1 id="promise" className="max-w-[48rem] text-display">
          Hire developers who have shipped it before
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg text-paper-soft">{description}</p>
        <DeveloperSearch popular={popular} technologies={technologies} />
        <Figures {...figures} />
      </div>
    </section>
  );
}

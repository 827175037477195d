import { DeveloperSearch } from "./developer-search.tsx";
import { Figures, type FiguresProps } from "./figures.tsx";
import { type HeroMember, HeroProfile } from "./hero-profile.tsx";

type HeroProps = {
  description: string;
  /** Asked for most, as quick ways in. */
  popular: readonly { slug: string; name: string }[];
  /** Offered while a technology is being typed. */
  technologies: readonly { name: string }[];
  figures: FiguresProps;
  /** Whose profile is drawn at the right. */
  member: HeroMember | undefined;
};

/** The promise, the search, a measured profile and three figures on ink, under the header. */
export function Hero({ description, popular, technologies, figures, member }: HeroProps) {
  return (
    <section aria-labelledby="promise" className="on-ink relative bg-ink text-paper">
      <div className="page-column relative z-2 pt-[calc(var(--header-height)+3.5rem)] md:pt-[calc(var(--header-height)+6rem)]">
        <div className="grid items-center gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] xl:grid-cols-[minmax(0,1fr)_34rem] xl:gap-x-14">
          <div>
            <h1 id="promise" className="text-display">
              Hire developers who have shipped it before
            </h1>
            <p className="mt-6 max-w-[34rem] text-lg text-paper-soft">{description}</p>
            <DeveloperSearch popular={popular} technologies={technologies} />
          </div>
          {member ? (
            <div className="max-lg:hidden">
              <HeroProfile member={member} />
            </div>
          ) : null}
        </div>
        {figures.developers > 0 ? <Figures {...figures} /> : null}
      </div>
    </section>
  );
}

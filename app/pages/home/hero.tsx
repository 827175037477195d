import { DeveloperSearch } from "./developer-search.tsx";
import { type HeroMember, HeroProfile } from "./hero-profile.tsx";
import { Stats, type StatsProps } from "./stats.tsx";

type HeroProps = {
  heading: string;
  description: string;
  /** Popular searches. */
  popular: readonly { slug: string; name: string }[];
  /** Offered while a technology is being typed. */
  technologies: readonly { name: string }[];
  /** Example of a position. */
  position: string | undefined;
  stats: StatsProps;
  /** Whose profile is drawn at the right. */
  member: HeroMember | undefined;
  /** Beside the level of that member. */
  note: string | undefined;
};

/** The promise, the search, an annotated profile and three counts on ink, under the header. */
export function Hero({
  heading,
  note,
  description,
  popular,
  technologies,
  position,
  stats,
  member,
}: HeroProps) {
  return (
    <section aria-labelledby="promise" className="on-ink relative bg-ink text-paper">
      <div className="page-column relative z-2 pt-[calc(var(--header-height)+2rem)] md:pt-[calc(var(--header-height)+6rem)]">
        <div className="grid items-center gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] xl:grid-cols-[minmax(0,1fr)_34rem] xl:gap-x-14">
          <div>
            <h1 id="promise" className="text-display">
              {heading}
            </h1>
            <p className="mt-6 max-w-[34rem] text-lg text-paper-soft">{description}</p>
            <DeveloperSearch
              popular={popular}
              technologies={technologies}
              examples={[
                ...popular.slice(0, 2).map(({ name }) => name),
                ...(position ? [position] : []),
              ]}
            />
          </div>
          {member ? (
            <div className="mt-8 sm:max-lg:mt-14">
              <HeroProfile member={member} note={note} />
            </div>
          ) : null}
        </div>
        {stats.developers > 0 ? <Stats {...stats} /> : null}
      </div>
    </section>
  );
}

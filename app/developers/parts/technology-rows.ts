import type { Member } from "#contract/members/member.ts";
import { TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";

type Technology = Member["technologies"][number];

/** A technology with whether each project used it, in the order of the projects. */
export type TechnologyRow = Technology & { uses: boolean[] };

/** The main ones first, each group by years. */
export function toTechnologyOrder(technologies: readonly Technology[]): Technology[] {
  return technologies.toSorted((one, other) => one.type - other.type || other.years - one.years);
}

/** Those of a card: the requested one, whatever its type, then the main ones. */
export function toCardTechnologies(
  technologies: readonly Technology[],
  requested?: string | number,
): Technology[] {
  const [first, others] = [
    technologies.filter(({ slug }) => slug === requested),
    technologies.filter(({ slug }) => slug !== requested),
  ];
  return [...first, ...others.filter(({ type }) => type === TECHNOLOGY_TYPE.main)];
}

export function toTechnologyRows({
  technologies,
  experiences,
}: Pick<Member, "technologies" | "experiences">): TechnologyRow[] {
  const used = experiences.map((project) => new Set(project.technologies.map(({ slug }) => slug)));
  return toTechnologyOrder(technologies).map((technology) => ({
    ...technology,
    uses: used.map((slugs) => slugs.has(technology.slug)),
  }));
}

/** `Web developer, Pangaveer`. */
export function toProjectName({ position, name }: Member["experiences"][number]): string {
  return [position, name].filter(Boolean).join(", ");
}

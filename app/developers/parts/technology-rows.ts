import type { Member } from "#contract/members/member.ts";

type Technology = Member["technologies"][number];

/** A technology with whether each project used it, in the order of the projects. */
export type TechnologyRow = Technology & { uses: boolean[] };

/** The main ones first, each group by years. */
export function toTechnologyOrder(technologies: readonly Technology[]): Technology[] {
  return technologies.toSorted((one, other) => one.type - other.type || other.years - one.years);
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

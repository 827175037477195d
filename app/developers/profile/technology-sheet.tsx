import type { Member } from "#contract/members/member.ts";
import { TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import { DimensionLine } from "#design/dimension-line.tsx";
import { toProjectName, toTechnologyRows } from "../parts/technology-rows.ts";
import { toYears } from "../parts/years-text.ts";

type TechnologySheetProps = {
  member: Pick<Member, "technologies" | "experiences" | "years_of_experience">;
};

/** Projects that fit side by side on the narrowest phone. */
const MAX_PROJECTS = 12;

function toProjectsTitle(shown: number, all: number): string {
  if (shown < all) return `Latest ${shown} of ${all} projects`;
  return all === 1 ? "Project" : "Projects, latest first";
}

/** The column of names and years, away from the first project. */
const LABELS = "pr-3 sm:pr-8";

/**
 * Years in each technology as dimension lines against all years of work, and the projects that used
 * it as nodes on one line, the latest first. A table, so that it reads the same without seeing it.
 */
export function TechnologySheet({ member }: TechnologySheetProps) {
  const { years_of_experience } = member;
  const experiences = member.experiences.slice(0, MAX_PROJECTS);
  const rows = toTechnologyRows({ ...member, experiences });
  const longest = Math.max(1, years_of_experience, ...rows.map(({ years }) => years));
  const hasProjects = experiences.length > 0;
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">
        Years of work in each technology{hasProjects ? " and the projects that used it" : ""}
      </caption>
      <colgroup>
        <col />
        {hasProjects ? <col span={experiences.length} className="w-3.5 sm:w-9" /> : null}
      </colgroup>
      <thead className="text-ink-soft text-sm">
        {hasProjects ? (
          <tr>
            <td colSpan={experiences.length + 1} className="pb-2 text-right">
              {toProjectsTitle(experiences.length, member.experiences.length)}
            </td>
          </tr>
        ) : null}
        <tr className="align-bottom">
          <th scope="col" className={classNames("pb-2 font-normal", hasProjects && LABELS)}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>All experience</span>
              <span className="figures">{toYears(years_of_experience)}</span>
            </span>
            <DimensionLine share={years_of_experience / longest} className="mt-1" />
          </th>
          {experiences.map((project, place) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a profile's projects have no other identity and never move
              key={place}
              scope="col"
              className="figures pb-2 text-center font-normal"
            >
              <span aria-hidden="true">{place + 1}</span>
              <span className="sr-only">
                Project {place + 1}: {toProjectName(project)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slug, name, years, type, uses }) => {
          const isMain = type === TECHNOLOGY_TYPE.main;
          const first = uses.indexOf(true);
          const last = uses.lastIndexOf(true);
          return (
            <tr key={slug} className="border-line border-t align-middle">
              <th scope="row" className={classNames("py-2.5 font-normal", hasProjects && LABELS)}>
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className={classNames("wrap-anywhere max-w-full", isMain && "font-medium")}>
                    {name}
                  </span>
                  <span className="figures whitespace-nowrap text-ink-soft text-sm">
                    {toYears(years)}
                  </span>
                </span>
                <DimensionLine share={years / longest} strong={isMain} className="mt-1" />
              </th>
              {uses.map((isUsed, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each project
                  key={place}
                  className="p-0"
                >
                  <ProjectNode
                    isUsed={isUsed}
                    isMain={isMain}
                    fromLeft={place > first && place <= last}
                    toRight={place >= first && place < last}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type ProjectNodeProps = { isUsed: boolean; isMain: boolean; fromLeft: boolean; toRight: boolean };

/** A node where a project used the technology, on a line from its first use to its last. */
function ProjectNode({ isUsed, isMain, fromLeft, toRight }: ProjectNodeProps) {
  return (
    <>
      <svg aria-hidden="true" className="mx-auto block h-6 w-full overflow-visible">
        {fromLeft ? <line x1="0" x2="50%" y1="12" y2="12" className="stroke-line-strong" /> : null}
        {toRight ? (
          <line x1="50%" x2="100%" y1="12" y2="12" className="stroke-line-strong" />
        ) : null}
        {isUsed ? (
          <circle
            cx="50%"
            cy="12"
            r="4"
            strokeWidth={1.5}
            className={classNames(
              isMain ? "fill-blue stroke-blue" : "fill-paper stroke-line-strong",
              "forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]",
            )}
          />
        ) : null}
      </svg>
      <span className="sr-only">{isUsed ? "used" : "not used"}</span>
    </>
  );
}

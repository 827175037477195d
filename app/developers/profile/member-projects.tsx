import type { Member } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { TagList } from "#design/text/tag-list.tsx";

type MemberProjectsProps = {
  member: Pick<Member, "experiences">;
  level: 3 | 4;
  /** Draws them as stations of one line, numbered as in the technology sheet. */
  numbered?: boolean;
};

/** Projects of a member, latest first. */
export function MemberProjects({ member, level, numbered = false }: MemberProjectsProps) {
  const Heading = `h${level}` as const;
  const Part = `h${level + 1}` as "h4" | "h5";
  return (
    <ol className={numbered ? undefined : "divide-y divide-line"}>
      {member.experiences.map((project, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a profile's projects have no other identity and never move
          key={index}
          className={classNames(
            "wrap-anywhere",
            numbered
              ? "relative pb-10 pl-11 print:pb-5 before:absolute before:top-8 before:bottom-0 before:left-3.5 before:border-line-strong before:border-l last:pb-0 last:before:hidden"
              : "py-8 first:pt-0 last:pb-0",
          )}
        >
          {numbered ? (
            <span
              aria-hidden="true"
              className="figures absolute top-0 left-0 flex size-7 items-center justify-center rounded-full border border-ink bg-paper text-sm"
            >
              {index + 1}
            </span>
          ) : null}
          <Heading className="text-lg leading-tight">{project.position}</Heading>
          <p className="mt-1 text-ink-soft">{project.name}</p>
          <TagList label="Industries" items={project.tags} className="mt-3 print:mt-1" />
          {project.description ? (
            <p className="mt-4 whitespace-pre-line print:mt-2">{project.description}</p>
          ) : null}
          {project.responsibility ? (
            <>
              <Part className="mt-4 text-base print:mt-2">Responsibility</Part>
              <p className="mt-1 whitespace-pre-line text-ink-soft">{project.responsibility}</p>
            </>
          ) : null}
          {project.technologies.length > 0 ? (
            <>
              <Part className="mt-4 text-base print:mt-2">Technologies</Part>
              <TagList
                label="Technologies"
                items={project.technologies}
                className="mt-2 print:mt-1"
              />
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

import type { Member } from "#contract/member.ts";
import { TagList } from "#design/tag-list.tsx";

type MemberProjectsProps = { member: Pick<Member, "experiences">; level: 3 | 4 };

/** What a member has worked on, the latest first as the profile has it. */
export function MemberProjects({ member, level }: MemberProjectsProps) {
  const Heading = `h${level}` as const;
  const Part = `h${level + 1}` as "h4" | "h5";
  return (
    <ol className="divide-y divide-line">
      {member.experiences.map((project, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a profile's projects have no other identity and never move
        <li key={place} className="wrap-anywhere py-8 first:pt-0 last:pb-0">
          <Heading className="text-lg leading-tight">{project.position}</Heading>
          <p className="mt-1 text-ink-soft">{project.name}</p>
          <TagList label="Industries" items={project.tags} className="mt-3" />
          {project.description ? (
            <p className="mt-4 whitespace-pre-line">{project.description}</p>
          ) : null}
          {project.responsibility ? (
            <>
              <Part className="mt-4 text-base">Responsibility</Part>
              <p className="mt-1 whitespace-pre-line text-ink-soft">{project.responsibility}</p>
            </>
          ) : null}
          {project.technologies.length > 0 ? (
            <>
              <Part className="mt-4 text-base">Technologies</Part>
              <TagList label="Technologies" items={project.technologies} className="mt-2" />
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

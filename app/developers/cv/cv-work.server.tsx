import { Link, Text, View } from "@react-pdf/renderer";
import type { Education, Member, MemberTechnology, WorkSample } from "#contract/members/member.ts";
import { TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";
import { WORK_KIND_LABELS } from "#contract/members/work-sample-terms.ts";
import { toHostName } from "#contract/values/web-url.ts";
import { toYearRange } from "../parts/member-texts.ts";
import { toYears } from "../parts/years-text.ts";
import { styles } from "./cv-style.server.ts";

/** More than these are set in three columns. */
const MANY_SKILLS = 16;
/** A project with more characters may go over the end of a page. */
const LONG_PROJECT = 1_500;

const toNames = (items: readonly { name: string }[], between: string) =>
  items.map(({ name }) => name).join(between);

/** Technologies with their years, the main ones strong. */
export function CvSkills({ technologies }: { technologies: readonly MemberTechnology[] }) {
  const width = technologies.length > MANY_SKILLS ? "29.5%" : "46.5%";
  return (
    <View style={styles.skills}>
      {technologies.map(({ slug, name, years, type }) => (
        <View key={slug} style={[styles.skill, { width }]}>
          <Text style={type === TECHNOLOGY_TYPE.main ? styles.strong : {}}>{name}</Text>
          <Text style={styles.soft}>{years > 0 ? toYears(years) : ""}</Text>
        </View>
      ))}
    </View>
  );
}

export function CvProject({ project }: { project: Member["experiences"][number] }) {
  const { position, name, tags, description, responsibility, technologies } = project;
  return (
    <View style={styles.project} wrap={description.length + responsibility.length > LONG_PROJECT}>
      <View style={styles.titleLine}>
        <Text style={styles.title}>{[position, name].filter(Boolean).join(", ")}</Text>
        {tags.length > 0 ? <Text style={styles.industries}>{toNames(tags, ", ")}</Text> : null}
      </View>
      {description ? <Text style={styles.detailText}>{description}</Text> : null}
      {responsibility ? <Text style={styles.detailText}>{responsibility}</Text> : null}
      {technologies.length > 0 ? (
        <Text style={[styles.detailText, styles.soft]}>{toNames(technologies, " · ")}</Text>
      ) : null}
    </View>
  );
}

export function CvEducation({ education }: { education: Education }) {
  const { institution, specialization } = education;
  return (
    <View style={styles.education} wrap={false}>
      <Text style={styles.strong}>{institution}</Text>
      <Text>{[specialization, toYearRange(education)].filter(Boolean).join(", ")}</Text>
    </View>
  );
}

/** Work to look at; its title opens it. */
export function CvWorkSample({ sample }: { sample: WorkSample }) {
  const { kind, title, url, description, year } = sample;
  return (
    <View style={styles.education} wrap={false}>
      <Link src={url} style={[styles.strong, styles.link]}>
        {title}
      </Link>
      <Text>{description}</Text>
      <Text style={styles.soft}>
        {[WORK_KIND_LABELS[kind], year, toHostName(url)].filter(Boolean).join(" · ")}
      </Text>
    </View>
  );
}

import type {
  ClientReference,
  LastTest,
  Member,
  MemberCard,
  TestSheet,
  VettingRecord,
} from "#contract/members/member.ts";
import { toLatinName } from "#contract/members/member-terms.ts";
import { TEST_SHEET_CHECKS } from "#contract/members/test-sheet-terms.ts";
import { countryName } from "#contract/values/countries.ts";
import { languageName } from "#contract/values/languages.ts";
import type { Tag, Technology } from "#contract/values/taxonomy.ts";
import type { StoredReference, StoredWorkSample } from "#database/tables/members.ts";
import { toOwnCvPath } from "./cv/cv-url.ts";
import type { MemberCardRow, MemberRow } from "./members.repository.server.ts";

type Named<Item extends Tag | Technology> = ReadonlyMap<number, Item>;

function toNamed<Item extends Tag | Technology>(ids: readonly number[], names: Named<Item>) {
  return ids.flatMap((id) => {
    const named = names.get(id);
    return named ? [{ slug: named.slug, name: named.name }] : [];
  });
}

export function toMemberCard(row: MemberCardRow, technologies: Named<Technology>): MemberCard {
  const { published, featured, updated_at, ...fields } = row;
  return {
    ...fields,
    avatar: row.avatar === null ? null : `/media/${row.avatar}.webp`,
    latin_name: toLatinName(row),
    country: countryName(row.country_code),
    languages: row.languages.map(({ code, level }) => ({ code, name: languageName(code), level })),
    technologies: row.technologies.flatMap(({ technology_id, years, type }) =>
      toNamed([technology_id], technologies).map((named) => ({ ...named, years, type })),
    ),
  };
}

export function toMember(
  row: MemberRow,
  technologies: Named<Technology>,
  tags: Named<Tag>,
): Member {
  return {
    ...toMemberCard(row, technologies),
    about: row.about,
    cv_link: row.cv_link ?? toOwnCvPath(row.slug),
    experiences: row.experiences.map(({ tag_ids, technology_ids, ...experience }) => ({
      ...experience,
      tags: toNamed(tag_ids, tags),
      technologies: toNamed(technology_ids, technologies),
    })),
    educations: row.educations,
    vetting: toVetting(row.vetting),
    test_sheet: toPublicSheet(row),
    client_references: toPublicReferences(row.client_references),
    work_samples: row.work_samples.map(({ image, ...sample }) => ({
      ...sample,
      image: image && toPublicImage(image),
    })),
  };
}

function toPublicImage({ src, alt, width, height }: NonNullable<StoredWorkSample["image"]>) {
  return { src, alt, width, height };
}

/** Those whose authors have agreed, the latest first; the day of the agreement stays with us. */
export function toPublicReferences(references: readonly StoredReference[]): ClientReference[] {
  return references
    .filter(({ consent_on }) => consent_on !== null)
    .map(({ author, role, company, text, on }) => ({ author, role, company, text, on }))
    .toSorted((one, other) => other.on.localeCompare(one.on));
}

/** With the name of the check that it is of; who recorded the consent, and when, stays with us. */
function toPublicSheet({
  test_sheet: sheet,
  vetting,
}: Pick<MemberRow, "test_sheet" | "vetting">): TestSheet | null {
  const record = vetting.find(({ check, on }) => check === sheet?.check && on === sheet.on);
  if (!sheet?.consent_on || !record) return null;
  const { check, on, task, scores } = sheet;
  return { check, on, by: record.by, task, scores };
}

/** The latest test among checks in their order; `members.repository.server.ts` reads it in SQL. */
export function toLastTest(vetting: readonly VettingRecord[]): LastTest | null {
  const test = vetting.findLast(({ check }) => TEST_SHEET_CHECKS.some((one) => one === check));
  return test ? { by: test.by, on: test.on } : null;
}

/** The earliest first, whatever the order in the file. */
function toVetting(records: readonly VettingRecord[]): VettingRecord[] {
  return records.toSorted((one, other) => one.on.localeCompare(other.on));
}

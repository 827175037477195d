import { toMemberFileSchema } from "#app/developers/content/member-file.server.ts";
import { toMemberInput as toFileInput } from "#app/developers/content/member-file-row.server.ts";
import {
  type MemberInput,
  upsertMembers,
} from "#app/developers/content/member-writes.repository.server.ts";
import type { MemberCardRow } from "#app/developers/members.repository.server.ts";
import { toMemberCard } from "#app/developers/to-member.server.ts";
import { upsertTags } from "#app/taxonomy/tags.repository.server.ts";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { Database } from "#database/client.server.ts";
import type { members } from "#database/tables/members.ts";

const DEFAULTS = toMemberFileSchema().parse({
  first_name: "Ada",
  last_name: "",
  gender: "female",
  position: "Developer",
  excerpt: "Short.",
  about: "<p>Long.</p>",
  country_code: "EE",
  timezone: "Europe/Tallinn",
  seniority_level: "senior",
  years_of_experience: 8,
  sales_rate: 50,
  sales_currency: "EUR",
  redemption_rate: null,
  cv_link: null,
  available_from: null,
  availability_confirmed_at: null,
  languages: [{ code: "en", level: "C1" }],
  technologies: [],
  experiences: [],
  educations: [],
});

/** A member as an import writes it, with defaults for all that a test does not set. */
export function toMemberInput(input: Partial<MemberInput> & { slug: string }): MemberInput {
  const [first_name = "", ...rest] = input.slug
    .split("-")
    .map((word) => word.replace(/^./, (c) => c.toUpperCase()));
  const file = { ...DEFAULTS, first_name, last_name: rest.join(" ") };
  return { ...toFileInput(input.slug, file, { avatar: null, images: new Map() }), ...input };
}

/** A row of `members` with every column that has no default of its own. */
export function toMemberRow(number: number): typeof members.$inferInsert {
  return {
    ...toMemberInput({ slug: `member-${number}`, languages: [] }),
    technologies: [],
    experiences: [],
  };
}

/** The card of such a member, as lists and shortlists show it. */
export function createMemberCard(number: number, changes: Partial<MemberCard> = {}): MemberCard {
  const row = {
    ...toMemberRow(number),
    id: number,
    published: true,
    updated_at: new Date(0),
    vetted_on: null,
    has_test_sheet: false,
    last_test: null,
    client_reference_count: 0,
    work_sample_count: 0,
  };
  return { ...toMemberCard(row as MemberCardRow, new Map()), id: number, ...changes };
}

/** A project in an industry, for members that are found by a tag. */
export function toExperienceInput(...tags: string[]): MemberInput["experiences"][number] {
  return {
    position: "Developer",
    name: "Project",
    tags,
    technologies: [],
    description: "",
    responsibility: "",
  };
}

/** Technologies of a member by slug, the first ones main. */
export function toTechnologyInputs(
  main: readonly string[],
  other: readonly string[] = [],
): MemberInput["technologies"] {
  return [
    ...main.map((slug) => ({ slug, years: 5, type: 1 as const })),
    ...other.map((slug) => ({ slug, years: 2, type: 2 as const })),
  ];
}

export const TEST_TECHNOLOGIES = [
  { slug: "react", name: "React", aliases: ["react.js"] },
  { slug: "react-native", name: "React Native" },
  { slug: "nodejs", name: "Node.js", aliases: ["node"] },
  { slug: "java", name: "Java" },
  { slug: "javascript", name: "JavaScript", aliases: ["js", "ecmascript"] },
  { slug: "python", name: "Python" },
  { slug: "kubernetes", name: "Kubernetes", aliases: ["k8s"] },
  { slug: "cpp", name: "C++" },
  { slug: "csharp", name: "C#" },
  { slug: "dotnet", name: ".NET" },
  { slug: "go", name: "Go", aliases: ["golang"] },
  { slug: "google-cloud", name: "Google Cloud", aliases: ["gcp"] },
];
export const TEST_TAGS = [
  { slug: "fintech", name: "Fintech" },
  { slug: "healthcare", name: "Healthcare" },
  { slug: "gaming", name: "Gaming" },
];

/** Publishes the test technologies and tags and these members. */
export async function seedMembers(
  db: Database,
  inputs: (Partial<MemberInput> & { slug: string })[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await upsertTechnologies(tx, TEST_TECHNOLOGIES);
    await upsertTags(tx, TEST_TAGS);
    await upsertMembers(tx, inputs.map(toMemberInput));
  });
}

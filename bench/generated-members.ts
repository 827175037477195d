import { upsertTags } from "#app/taxonomy/tags.repository.server.ts";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { MEMBER_WORKLOADS, SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { connect, type Database } from "#database/client.server.ts";
import { startEmbedded } from "#database/embedded.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { members } from "#database/tables/members.ts";
import { tags, technologies } from "#database/tables/taxonomy.ts";
import { createLog } from "#platform/process/log.server.ts";
import { createRandom, type Random } from "./random.ts";
import { progress } from "./report.ts";
import { createFolder } from "./setup.ts";

export const TECHNOLOGIES = [
  "JavaScript,TypeScript,React,Node.js,Python,Java,PostgreSQL,Docker,AWS,Kubernetes,C#,.NET,PHP",
  "Go,Vue.js,Angular,Next.js,Django,Spring Boot,Laravel,GraphQL,MongoDB,Redis,Terraform,Azure",
  "Google Cloud,Kotlin,Swift,React Native,Flutter,Ruby on Rails,Rust,C++,Scala,Elixir,FastAPI",
  "Svelte,Nuxt,Kafka,RabbitMQ,Elasticsearch,Snowflake,Spark,Airflow,PyTorch,TensorFlow,Figma",
  "Playwright,Cypress,Jenkins,Ansible,Solidity,Unity,Unreal Engine,Erlang,Haskell,Clojure,COBOL",
]
  .join(",")
  .split(",")
  .map((name) => ({ slug: toSlug(name), name }));

export const TAGS =
  "Fintech,Healthcare,E-commerce,Logistics,Gaming,Education,Travel,Media,Energy,Insurance,Retail,Telecom,Automotive,Real estate,Public sector"
    .split(",")
    .map((name) => ({ slug: toSlug(name), name }));

const ZONES = Intl.supportedValuesOf("timeZone");
const POSITIONS =
  "Frontend developer,Backend developer,Full-stack engineer,Mobile developer,DevOps engineer,Data engineer,Machine learning engineer,QA engineer,Software architect,Site reliability engineer".split(
    ",",
  );
const LANGUAGES = ["en", "de", "pl", "uk", "es", "fr", "et", "pt", "tr", "ja"];
const FIRST_SYLLABLES = "an,ma,so,le,ka,mi,da,jo,ni,ta,el,vi,ro,pa,lu,ire,oleg,art,bea,hen".split(
  ",",
);
const LAST_SYLLABLES =
  "na,ria,fia,na,rin,chal,vid,han,kita,mar,ena,ktor,bert,ulo,cas,nka,ry,ur,ta,rik".split(",");
const FAMILY_ENDS =
  "son,sen,ski,enko,ova,ez,ini,escu,mann,oğlu,ić,as,la,aho,son,ley,ton,berg,stein,wald".split(",");

function toSlug(name: string): string {
  const words = name.toLowerCase().replaceAll("#", "-sharp").replaceAll("+", "-plus");
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function toFamilyName(random: Random): string {
  const middle = random.next() < 0.5 ? random.pick(LAST_SYLLABLES) : "";
  const name = random.pick(FIRST_SYLLABLES) + random.pick(LAST_SYLLABLES) + middle;
  return capitalize(name + random.pick(FAMILY_ENDS));
}

const DAY = 86_400_000;

function toDate(random: Random, now: number): string | null {
  if (random.next() < 0.2) return null;
  return new Date(now + (random.whole(240) - 120) * DAY).toISOString().slice(0, 10);
}

function toRow(
  random: Random,
  number: number,
  now: number,
  ids: { technologies: number[]; tags: number[] },
) {
  const rate = 20 + random.whole(120);
  const known = [
    ...new Set(
      Array.from({ length: 3 + random.whole(9) }, () => random.pickEarly(ids.technologies)),
    ),
  ];
  const text = `Project ${number} `.padEnd(400, "lorem ipsum ");
  return {
    slug: `member-${number}`,
    featured: random.next() < 0.01,
    gender: random.pick(["female", "male"] as const),
    first_name: capitalize(random.pick(FIRST_SYLLABLES) + random.pick(LAST_SYLLABLES)),
    last_name: toFamilyName(random),
    position: random.pick(POSITIONS),
    excerpt: text.slice(0, 160),
    about: `<p>${text}</p>`,
    country_code: random.pickEarly(COUNTRIES).code,
    timezone: random.pick(ZONES),
    sales_rate: random.next() < 0.1 ? null : rate,
    sales_currency: "EUR" as const,
    redemption_rate: rate * 112,
    seniority_level: random.pick(SENIORITY_LEVELS),
    years_of_experience: random.whole(26),
    workload: random.pick([null, ...MEMBER_WORKLOADS]),
    available_from: toDate(random, now),
    availability_confirmed_at: toDate(random, now),
    languages: [...new Set(["en", random.pickEarly(LANGUAGES), random.pickEarly(LANGUAGES)])].map(
      (code) => ({
        code,
        level: "C1" as const,
      }),
    ),
    technologies: known.map((technology_id, index) => ({
      technology_id,
      years: 1 + random.whole(8),
      type: index < 4 ? (1 as const) : (2 as const),
    })),
    experiences: Array.from({ length: 3 }, (_, index) => ({
      position: "Developer",
      name: `Project ${index + 1}`,
      tag_ids: [random.pickEarly(ids.tags)],
      description: text,
      responsibility: text,
      technology_ids: known.slice(0, 4),
    })),
    educations: [],
  };
}

const BATCH = 500;
/**
 * This many are generated; further ones are copied with other names by the database, which is
 * faster.
 */
const MADE = 100_000;

/** Timeout of copying a hundred thousand rows. */
const COPY_TIMEOUT_MS = 600_000;

/** A PostgreSQL server with the settings of production and `count` members. */
export async function openGeneratedMembers(count: number) {
  const folder = createFolder();
  const embedded = await startEmbedded({ dataDir: folder.path, log: createLog("warn") });
  await migrate(embedded.url);
  const { db, close } = connect(embedded.url, { statementTimeoutMs: COPY_TIMEOUT_MS });
  progress.report(`Making ${count} members`);
  await generateMembers(db, count, Date.now());
  return {
    db,
    url: embedded.url,
    [Symbol.asyncDispose]: async () => {
      await close();
      await embedded.stop();
      folder[Symbol.dispose]();
    },
  };
}

/**
 * Fills an empty database with members, the same in each run except for dates relative to `now`.
 */
async function generateMembers(db: Database, count: number, now: number): Promise<void> {
  await upsertTechnologies(db, TECHNOLOGIES);
  await upsertTags(db, TAGS);
  const ids = {
    technologies: (await db.select({ id: technologies.id }).from(technologies)).map(({ id }) => id),
    tags: (await db.select({ id: tags.id }).from(tags)).map(({ id }) => id),
  };
  const random = createRandom(1);
  const made = Math.min(count, MADE);
  for (let first = 1; first <= made; first += BATCH) {
    const size = Math.min(BATCH, made - first + 1);
    const rows = Array.from({ length: size }, (_, index) => toRow(random, first + index, now, ids));
    await db.insert(members).values(rows);
  }
  for (let first = made; first < count; first += made) {
    await copyMembers(db, first, Math.min(made, count - first));
  }
  await db.$client.query("VACUUM ANALYZE");
}

/** Copies the first `count` members, each with the names of two others. */
async function copyMembers(db: Database, first: number, count: number): Promise<void> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_name = 'members' and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const others: Record<string, string> = {
    slug: "'member-' || (m.id + $1)",
    first_name: "f.first_name",
    last_name: "l.last_name",
  };
  const columns = rows.map(({ name }) => name);
  // Shifts coprime to a hundred thousand reach every member once.
  await db.$client.query(
    `insert into members (${columns.join()})
    select ${columns.map((name) => others[name] ?? `m.${name}`).join()}
    from members m
    join members f on f.id = 1 + (m.id::bigint * 7919 + $1) % $2
    join members l on l.id = 1 + (m.id::bigint * 104729 + $1 / 3) % $2
    where m.id <= $2 order by m.id`,
    [first, count],
  );
}

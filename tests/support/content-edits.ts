import { pino } from "pino";
import { createPublish } from "#app/boot/content/publish.server.ts";
import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { toHash } from "#services/content/folder/content-hash.server.ts";
import type { Publication } from "#services/content/publishing/publish-content.server.ts";
import { publishScheduled } from "#services/content/publishing/publish-scheduled.server.ts";
import { toUndo } from "#services/content/publishing/undo-content.server.ts";
import {
  findSiteText,
  listSiteFiles,
} from "#services/content/revisions/revisions.repository.server.ts";

/** Chooses a whole number below `below`. */
type Choose = (below: number) => number;

/** Texts of files by path; null removes one. */
type Texts = Record<string, string | null>;

const toChange = (text: string | null) => {
  const bytes = Buffer.from(text ?? "");
  return text === null ? null : { hash: toHash(bytes), read: async () => bytes };
};

/** Publishes texts as one revision each; returns the outcome. */
export async function publishTexts(
  db: Database,
  texts: Texts,
  more: Partial<Publication> = {},
): Promise<string> {
  const { outcome } = await createPublish(db)({
    changes: new Map(Object.entries(texts).map(([path, text]) => [path, toChange(text)])),
    author: "Test",
    source: "desk",
    folder: "",
    ...more,
  });
  return outcome;
}

export async function readText(db: Database, path: string): Promise<string> {
  return (await findSiteText(db, path))?.text ?? "";
}

const setField = (text: string, field: string, value: string) =>
  text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);

/** Changes of fields of a member, each of which another part of the site shows. */
const FIELDS: readonly ((choose: Choose) => [string, string])[] = [
  (choose) => ["position", `Engineer ${choose(1_000)}`],
  (choose) => ["excerpt", `Writes code, take ${choose(1_000)}.`],
  (choose) => ["sales_rate", String(30 + choose(60))],
  (choose) => ["available_from", `2026-11-${10 + choose(20)}`],
  (choose) => ["availability_confirmed_at", `2026-11-${10 + choose(12)}`],
  (choose) => ["seniority_level", ["middle", "senior", "lead"][choose(3)] ?? ""],
  (choose) => ["country_code", ["EE", "PL", "GE"][choose(3)] ?? ""],
  (choose) => ["timezone", ["Europe/Tallinn", "Europe/Warsaw"][choose(2)] ?? ""],
  (choose) => ["featured", ["true", "false"][choose(2)] ?? ""],
  (choose) => ["years_of_experience", String(3 + choose(15))],
  (choose) => ["first_name", `Name${choose(100)}`],
];

/** Random edits of a site, as staff, members and imports make them. */
export async function editRandomly(
  db: Database,
  choose: Choose,
): Promise<{ edit: string; outcome: string }> {
  const files = [...(await listSiteFiles(db)).keys()];
  const pick = (pattern: RegExp) => {
    const found = files.filter((path) => pattern.test(path));
    return found[choose(found.length)] ?? "";
  };
  const read = (path: string) => readText(db, path);

  async function editMember(): Promise<Texts> {
    const path = pick(/^members\/.*yaml$/);
    const [field, value] = (FIELDS[choose(FIELDS.length)] as (typeof FIELDS)[number])(choose);
    return { [path]: setField(await read(path), field, value) };
  }

  async function appendTo(pattern: RegExp, added: string): Promise<Texts> {
    const path = pick(pattern);
    return { [path]: (await read(path)) + added };
  }

  async function setIn(pattern: RegExp, field: string, value: string): Promise<Texts> {
    const path = pick(pattern);
    return { [path]: setField(await read(path), field, value) };
  }

  async function rename(folder: string, extension: string): Promise<Texts> {
    const path = pick(new RegExp(`^${folder}/.*${extension}$`));
    const slug = path.slice(folder.length + 1, -extension.length);
    const text = await read(path);
    const previous = `previous_slugs: [${slug}]\n`;
    const renamed =
      extension === ".yaml" ? previous + text : text.replace("---\n", `---\n${previous}`);
    return { [path]: null, [`${folder}/${slug}-${choose(1_000)}${extension}`]: renamed };
  }

  async function swapLines(path: string): Promise<Texts> {
    const lines = (await read(path)).trimEnd().split("\n");
    const line = 2 + choose(lines.length - 3);
    [lines[line], lines[line + 1]] = [lines[line + 1] ?? "", lines[line] ?? ""];
    return { [path]: `${lines.join("\n")}\n` };
  }

  const number = choose(1_000);
  const edits: Record<string, () => Promise<Texts>> = {
    "a member": editMember,
    "another member": editMember,
    "vetting of a member": async () => {
      const path = pick(/^members\/.*yaml$/);
      return { [path]: (await read(path)).replace(/how: .*/, `how: Look ${number}`) };
    },
    "removal of a member": async () => ({ [pick(/^members\/.*yaml$/)]: null }),
    "a renamed member": () => rename("members", ".yaml"),
    "a comment": () => appendTo(/^members\/.*yaml$/, `# ${number}\n`),
    "an import": async () => ({
      ...(await editMember()),
      ...(await editMember()),
      ...(await appendTo(/^articles\/.*md$/, `\nImported ${number}.\n`)),
    }),
    "the site": () => setIn(/^site.yaml$/, "tagline", `Developers ${number}`),
    "names of technologies": async () => {
      const text = await read("technologies.yaml");
      return { "technologies.yaml": text.replace(/name: React[^,} ]*/, `name: React${number}`) };
    },
    "order of technologies": () => swapLines("technologies.yaml"),
    "order of industries": () => swapLines("tags.yaml"),
    "text of an article": () => appendTo(/^articles\/.*md$/, `\nMore ${number}.\n`),
    "title of an article": () => setIn(/^articles\/.*md$/, "title", `An article ${number}`),
    "removal of an article": async () => ({ [pick(/^articles\/.*md$/)]: null }),
    "a renamed article": () => rename("articles", ".md"),
    "tags of articles": () => swapLines("article-tags.yaml"),
    "an author": () => setIn(/^authors\/.*(yaml|md)$/, "role", `Author ${number}`),
    "text of a vacancy": () => appendTo(/^vacancies\/.*md$/, `\nMore ${number}.\n`),
    "a closed vacancy": () => setIn(/^vacancies\/.*md$/, "closed_at", "2026-11-01"),
    "text of a page": () => setIn(/^pages\/.*md$/, "lead", `Lead ${number}.`),
    "removal of a page": async () => ({ [pick(/^pages\/(?!privacy).*md$/)]: null }),
    questions: () => appendTo(/^faq\/.*md$/, `\n### Why ${number}?\n\nBecause.\n`),
    "words of a landing page": () =>
      appendTo(/^(technology|tag)-intros\/.*md$/, `\nMore ${number}.\n`),
  };

  const names = [...Object.keys(edits), "undo", "schedule"];
  const edit = names[choose(names.length)] ?? "";
  if (edit === "undo") {
    const path = pick(/^(members\/.*yaml|articles\/.*md|site.yaml)$/);
    const { changes, ...rest } = await toUndo(db, path);
    // Of a file without an earlier revision it would be the removal.
    if ([...changes.values()].includes(null)) return { edit, outcome: "unchanged" };
    return { edit, outcome: await publishTexts(db, {}, { ...rest, changes }) };
  }
  if (edit === "schedule") {
    const publishAt = new Date(Date.now() + 30);
    await publishTexts(db, await editMember(), { publishAt });
    await publishScheduled(db, contentKinds, pino({ level: "silent" }), publishAt);
    return { edit, outcome: "published" };
  }
  const texts = await edits[edit]?.();
  return { edit, outcome: await publishTexts(db, texts ?? {}) };
}

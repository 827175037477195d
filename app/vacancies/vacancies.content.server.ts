import { basename, dirname } from "node:path/posix";
import { SlugSchema } from "#contract/taxonomy.ts";
import type { Transaction } from "#database/client.server.ts";
import {
  type Changes,
  compareEntries,
  hasChanges,
} from "#platform/content/content-changes.server.ts";
import type { ContentKind } from "#platform/content/content-kind.server.ts";
import type { ContentSource } from "#platform/content/content-source.server.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import {
  listStoredVacancies,
  unpublishVacanciesExcept,
  upsertVacancy,
  type VacancyInput,
} from "./vacancies-content.repository.server.ts";
import { toVacancyFileSchema } from "./vacancy-file.server.ts";

const owns = (file: string) => dirname(file) === "vacancies" && file.endsWith(".md");

async function readVacancy(source: ContentSource, file: string): Promise<VacancyInput | undefined> {
  const slug = basename(file, ".md");
  if (!SlugSchema.safeParse(slug).success) {
    const message =
      "the file name becomes an address: use lower-case letters, digits and single hyphens";
    source.report({ severity: "error", file, message });
  }
  const read = await source.readMarkdown(file, toVacancyFileSchema(source.slugsOf("technologies")));
  if (!read) return undefined;
  const { html, words, problems } = await renderMarkdown(read.body);
  for (const { line, message } of problems) read.reportLine(line, message);
  if (words === 0) read.reportLine(1, "says nothing about the job below its front matter");
  return read.value && { slug, source: read.source, ...read.value, body: html };
}

async function importVacancies(tx: Transaction, wanted: readonly VacancyInput[]): Promise<Changes> {
  const toEntry = ({ slug, source }: { slug: string; source: string }) => ({ slug, value: source });
  const stored = await listStoredVacancies(tx);
  const changes = compareEntries(
    stored.map((row) => ({ ...toEntry(row), published: row.published })),
    wanted.map(toEntry),
  );
  const written = new Set([...changes.added, ...changes.changed, ...changes.published_again]);
  for (const input of wanted) if (written.has(input.slug)) await upsertVacancy(tx, input);
  if (hasChanges(changes)) {
    await unpublishVacanciesExcept(
      tx,
      wanted.map(({ slug }) => slug),
    );
  }
  return changes;
}

/** Open jobs: `vacancies/<slug>.md`. */
export const vacanciesContent: ContentKind = {
  name: "vacancies",
  singular: "vacancy",
  owns,

  async read(source) {
    const wanted: VacancyInput[] = [];
    for (const file of source.files.filter(owns)) {
      const vacancy = await readVacancy(source, file);
      if (vacancy) wanted.push(vacancy);
    }
    return { count: wanted.length, import: (tx) => importVacancies(tx, wanted) };
  },

  async *export(db) {
    for (const { slug, source, published } of await listStoredVacancies(db)) {
      if (published) yield { path: `vacancies/${slug}.md`, content: source };
    }
  },
};

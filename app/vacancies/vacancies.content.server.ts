import { renameRecord } from "#app/site/redirects/previous-slugs.repository.server.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import { toMarkdownKind } from "#services/content/kinds/markdown-kind.server.ts";
import { reportTakenSlugs } from "#services/content/kinds/previous-slugs.ts";
import {
  listStoredVacancies,
  unpublishVacancies,
  upsertVacancy,
  type VacancyInput,
} from "./vacancies-content.repository.server.ts";
import { toVacancyFileSchema } from "./vacancy-file.server.ts";

/** Open jobs: `vacancies/<slug>.md`. */
export const vacanciesContent = toMarkdownKind<VacancyInput & { previous_slugs: string[] }>({
  name: "vacancies",
  singular: "vacancy",
  folder: "vacancies",
  list: listStoredVacancies,
  async upsert(tx, { previous_slugs, ...vacancy }) {
    await renameRecord(tx, "vacancy", vacancy.slug, previous_slugs);
    await upsertVacancy(tx, vacancy);
  },
  remove: unpublishVacancies,

  async read(source, file, slug) {
    const schema = toVacancyFileSchema(source.slugsOf("technologies"));
    const vacancy = await source.readMarkdown(file, schema);
    if (!vacancy) return undefined;
    const { html, words, links, problems } = await renderMarkdown(vacancy.body);
    source.noteLinks(links, vacancy.reportLine);
    for (const { line, message } of problems) vacancy.reportLine(line, message);
    reportTakenSlugs(
      vacancy.value?.previous_slugs ?? [],
      source.slugsOf("vacancies") ?? new Set(),
      ["previous_slugs"],
      vacancy.report,
    );
    if (words === 0) vacancy.reportLine(1, "has no job description below its front matter");
    return vacancy.value && { slug, source: vacancy.source, ...vacancy.value, body: html };
  },
});

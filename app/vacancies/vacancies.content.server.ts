import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import { toMarkdownKind } from "#services/content/markdown-kind.server.ts";
import {
  listStoredVacancies,
  unpublishVacancies,
  upsertVacancy,
} from "./vacancies-content.repository.server.ts";
import { toVacancyFileSchema } from "./vacancy-file.server.ts";

/** Open jobs: `vacancies/<slug>.md`. */
export const vacanciesContent = toMarkdownKind({
  name: "vacancies",
  singular: "vacancy",
  folder: "vacancies",
  list: listStoredVacancies,
  upsert: upsertVacancy,
  remove: unpublishVacancies,

  async read(source, file, slug) {
    const schema = toVacancyFileSchema(source.slugsOf("technologies"));
    const vacancy = await source.readMarkdown(file, schema);
    if (!vacancy) return undefined;
    const { html, words, problems } = await renderMarkdown(vacancy.body);
    for (const { line, message } of problems) vacancy.reportLine(line, message);
    if (words === 0) vacancy.reportLine(1, "has no job description below its front matter");
    return vacancy.value && { slug, source: vacancy.source, ...vacancy.value, body: html };
  },
});

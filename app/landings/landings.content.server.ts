import { z } from "zod";
import type { LandingTopic } from "#contract/content/landing.ts";
import { renderMarkdown } from "#platform/markdown/markdown.server.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { toMarkdownKind } from "#services/content/kinds/markdown-kind.server.ts";
import { line } from "#services/content/kinds/text-fields.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import { deleteIntros, listStoredIntros, upsertIntro } from "./landings.repository.server.ts";

export const IntroFrontMatterSchema = z.strictObject({
  title: line({ max: 80 }),
  description: line({ max: 200 }),
});

function toIntrosContent(topic: LandingTopic, subjects: string): ContentKind {
  return toMarkdownKind({
    name: `${topic} intros`,
    singular: `${topic} intro`,
    folder: `${topic}-intros`,
    list: (db) => listStoredIntros(db, topic),
    upsert: upsertIntro,
    remove: (tx, slugs) => deleteIntros(tx, topic, slugs),

    async read(source, file, slug) {
      const known = source.slugsOf(subjects);
      if (known && !known.has(slug)) {
        const message = `there is no ${topic} "${slug}" in ${subjects}.yaml${suggestion(slug, known)}`;
        source.report({ severity: "error", file, message });
      }
      const intro = await source.readMarkdown(file, IntroFrontMatterSchema);
      if (!intro) return undefined;
      const { html, words, links, problems } = await renderMarkdown(intro.body);
      source.noteLinks(links, intro.reportLine);
      for (const { line, message } of problems) intro.reportLine(line, message);
      if (words === 0) intro.reportLine(1, "has no text below its front matter");
      return intro.value && { topic, slug, source: intro.source, ...intro.value, body: html };
    },
  });
}

/** Words of landing pages: `technology-intros/react.md`. */
export const technologyIntrosContent = toIntrosContent("technology", "technologies");
/** Words of landing pages: `tag-intros/fintech.md`. */
export const tagIntrosContent = toIntrosContent("tag", "tags");

import { listLatestArticles } from "#app/blog/articles/articles.service.server.ts";
import { listFeaturedMembers } from "#app/developers/members.service.server.ts";
import { listPopularTechnologies } from "#app/developers/stats/member-stats.service.server.ts";
import { getReferencePrefix } from "#app/site/site.service.server.ts";
import { listTags } from "#app/taxonomy/tags.repository.server.ts";
import { listOpenVacancies } from "#app/vacancies/vacancies.service.server.ts";
import type { Database } from "#database/client.server.ts";
import type { ExampleContent } from "./api-example.ts";

/** The first of each kind of content, for the examples of the API reference. */
export async function readExampleContent(db: Database): Promise<ExampleContent> {
  const [[member], [technology], [tag], [vacancy], [article], prefix] = await Promise.all([
    listFeaturedMembers(db, 1),
    listPopularTechnologies(db, 1),
    listTags(db),
    listOpenVacancies(db),
    listLatestArticles(db, 1),
    getReferencePrefix(db),
  ]);
  return {
    member,
    technology,
    tag,
    vacancy: vacancy?.slug,
    article: article?.slug,
    author: article?.author.slug,
    reference: `${prefix}-7K3M9Q`,
  };
}

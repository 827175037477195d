import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { articleTagsContent } from "./blog/content/article-tags.content.server.ts";
import { articlesContent } from "./blog/content/articles.content.server.ts";
import { authorsContent } from "./blog/content/authors.content.server.ts";
import { repliesContent } from "./desk/replies/replies.content.server.ts";
import { membersContent } from "./developers/content/members.content.server.ts";
import { tagIntrosContent, technologyIntrosContent } from "./landings/landings.content.server.ts";
import { faqsContent } from "./pages/faqs.content.server.ts";
import { linksContent } from "./pages/links.content.server.ts";
import { pageTextsContent } from "./pages/page-texts.content.server.ts";
import { proposalsContent } from "./proposals/content/proposals.content.server.ts";
import { siteContent } from "./site/site.content.server.ts";
import { tagsContent, technologiesContent } from "./taxonomy/taxonomy.content.server.ts";
import { vacanciesContent } from "./vacancies/vacancies.content.server.ts";

/** Every kind of content, in the order of an import: referenced kinds come first. */
export const contentKinds: readonly ContentKind[] = [
  siteContent,
  tagsContent,
  technologiesContent,
  technologyIntrosContent,
  tagIntrosContent,
  membersContent,
  proposalsContent,
  vacanciesContent,
  authorsContent,
  articleTagsContent,
  articlesContent,
  faqsContent,
  pageTextsContent,
  repliesContent,
  linksContent,
];

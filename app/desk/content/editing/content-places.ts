import type { Permission } from "#contract/desk/staff-terms.ts";

/** A kind of content that staff edit, and where its files are. */
export type ContentPlace = {
  /** Name of the kind. */
  kind: string;
  label: string;
  singular: string;
  /** Of its files; without one it is the single file `file`. */
  folder?: string;
  file: string;
  extension: "md" | "yaml";
};

const inFolder = (
  kind: string,
  label: string,
  singular: string,
  folder: string,
  extension: ContentPlace["extension"] = "md",
): ContentPlace => ({ kind, label, singular, folder, file: "", extension });

const oneFile = (kind: string, label: string, singular: string, file: string): ContentPlace => ({
  kind,
  label,
  singular,
  file,
  extension: "yaml",
});

/** In the order in which the desk offers them. Components read this file: no zod here. */
export const CONTENT_PLACES: readonly ContentPlace[] = [
  inFolder("articles", "Articles", "article", "articles"),
  inFolder("page texts", "Page texts", "page text", "pages"),
  inFolder("lists of questions", "Questions and answers", "list of questions", "faq"),
  inFolder("vacancies", "Vacancies", "vacancy", "vacancies"),
  inFolder("members", "Members", "member", "members", "yaml"),
  inFolder("technology intros", "Technology intros", "technology intro", "technology-intros"),
  inFolder("tag intros", "Industry intros", "industry intro", "tag-intros"),
  inFolder("authors", "Authors", "author", "authors", "yaml"),
  inFolder("reply templates", "Reply templates", "reply template", "replies"),
  oneFile("site", "Site", "site settings", "site.yaml"),
  oneFile("technologies", "Technologies", "technologies", "technologies.yaml"),
  oneFile("tags", "Industries", "industries", "tags.yaml"),
  oneFile("article tags", "Article tags", "article tags", "article-tags.yaml"),
];

const NAME = "[^/.][^/]*";

/** The kind of a text file of the content; undefined for an image and for what no kind reads. */
export function findPlace(path: string): ContentPlace | undefined {
  return CONTENT_PLACES.find(({ folder, file, extension }) =>
    folder ? new RegExp(`^${folder}/${NAME}\\.${extension}$`).test(path) : path === file,
  );
}

/** Kinds that others than those of the content edit. */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  members: "members",
  "reply templates": "replies",
};

/** Who may edit a kind of content. */
export const permissionFor = ({ kind }: Pick<ContentPlace, "kind">): Permission =>
  PERMISSIONS[kind] ?? "content";

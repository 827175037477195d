import { SlugSchema } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { writeYaml } from "#services/content/yaml/write-yaml.ts";
import { type AuthorFile, AuthorFileSchema } from "./author-file.server.ts";
import {
  listStoredAuthors,
  unpublishAuthors,
  upsertAuthor,
} from "./authors-content.repository.server.ts";

type ReadAuthor = { slug: string; value: AuthorFile };

function parseAuthorPath(file: string): string | undefined {
  return /^authors\/([^/]+)\.yaml$/.exec(file)?.[1];
}

async function listStored(db: Queryable): Promise<(ReadAuthor & { published: boolean })[]> {
  return (await listStoredAuthors(db)).map(({ slug, published, ...value }) => ({
    slug,
    published,
    value,
  }));
}

/** Authors of articles: `authors/<slug>.yaml`. */
export const authorsContent: ContentKind = {
  name: "authors",
  places: ["authors"],
  singular: "author",
  isReferenced: true,
  owns: (file) => parseAuthorPath(file) !== undefined,

  async read(source) {
    const requested: ReadAuthor[] = [];
    const slugs: string[] = [];
    for (const file of source.files) {
      const slug = parseAuthorPath(file);
      if (slug === undefined) continue;
      slugs.push(slug);
      if (!source.isChecked(file)) continue;
      if (!SlugSchema.safeParse(slug).success) {
        const message =
          "the file name becomes a URL: use lower-case letters, digits and single hyphens";
        source.report({ severity: "error", file, message });
      }
      const { value } = await source.readYaml(file, AuthorFileSchema);
      if (value) requested.push({ slug, value });
    }
    source.offerSlugs("authors", slugs);
    return {
      count: requested.length,
      async import(tx) {
        for (const { slug, value } of requested) {
          if (source.isChanged(`authors/${slug}.yaml`)) await upsertAuthor(tx, { slug, ...value });
        }
        await unpublishAuthors(
          tx,
          source.removed.flatMap((file) => parseAuthorPath(file) ?? []),
        );
      },
    };
  },

  async *export(db) {
    for (const { slug, published, value } of await listStored(db)) {
      // The database does not preserve the order of fields inside `links`; a file has that of the
      // schema.
      if (published) {
        yield { path: `authors/${slug}.yaml`, content: writeYaml(AuthorFileSchema.parse(value)) };
      }
    }
  },
};

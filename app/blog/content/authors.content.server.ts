import { SlugSchema } from "#contract/taxonomy.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import {
  type Changes,
  compareEntries,
  hasChanges,
} from "#services/content/content-changes.server.ts";
import type { ContentKind } from "#services/content/content-kind.server.ts";
import { writeYaml } from "#services/content/write-yaml.ts";
import { type AuthorFile, AuthorFileSchema } from "./author-file.server.ts";
import {
  listStoredAuthors,
  unpublishAuthorsExcept,
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

async function importAuthors(tx: Transaction, wanted: readonly ReadAuthor[]): Promise<Changes> {
  const changes = compareEntries(await listStored(tx), wanted);
  if (!hasChanges(changes)) return changes;
  const written = new Set([...changes.added, ...changes.changed, ...changes.published_again]);
  for (const { slug, value } of wanted) {
    if (written.has(slug)) await upsertAuthor(tx, { slug, ...value });
  }
  await unpublishAuthorsExcept(
    tx,
    wanted.map(({ slug }) => slug),
  );
  return changes;
}

/** Authors of articles: `authors/<slug>.yaml`. */
export const authorsContent: ContentKind = {
  name: "authors",
  singular: "author",
  owns: (file) => parseAuthorPath(file) !== undefined,

  async read(source) {
    const wanted: ReadAuthor[] = [];
    const slugs: string[] = [];
    for (const file of source.files) {
      const slug = parseAuthorPath(file);
      if (slug === undefined) continue;
      slugs.push(slug);
      if (!SlugSchema.safeParse(slug).success) {
        const message =
          "the file name becomes a URL: use lower-case letters, digits and single hyphens";
        source.report({ severity: "error", file, message });
      }
      const { value } = await source.readYaml(file, AuthorFileSchema);
      if (value) wanted.push({ slug, value });
    }
    source.offerSlugs("authors", slugs);
    return { count: wanted.length, import: (tx) => importAuthors(tx, wanted) };
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

import { basename, dirname } from "node:path/posix";
import { SlugSchema } from "#contract/taxonomy.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { type Changes, compareEntries, hasChanges } from "./content-changes.server.ts";
import type { ContentKind } from "./content-kind.server.ts";
import type { ContentSource } from "./content-source.server.ts";

type Sourced = { slug: string; source: string };

type MarkdownKind<Value extends Sourced> = {
  /** Plural and singular, as reports count them. */
  name: string;
  singular: string;
  folder: string;
  /** Reports problems; undefined when the file cannot be used. */
  read: (source: ContentSource, file: string, slug: string) => Promise<Value | undefined>;
  /** All records that were ever imported; an export returns their `source`. */
  list: (db: Queryable) => Promise<(Sourced & { published: boolean })[]>;
  upsert: (tx: Transaction, value: Value) => Promise<void>;
  /** Unpublishes every other record. */
  removeExcept: (tx: Transaction, slugs: string[]) => Promise<void>;
};

/** A kind of content with one Markdown file a record, `folder/<slug>.md`. */
export function toMarkdownKind<Value extends Sourced>(kind: MarkdownKind<Value>): ContentKind {
  const { name, singular, folder } = kind;
  const owns = (file: string) => dirname(file) === folder && file.endsWith(".md");
  const toEntry = ({ slug, source }: Sourced) => ({ slug, value: source });

  async function importAll(tx: Transaction, wanted: readonly Value[]): Promise<Changes> {
    const stored = await kind.list(tx);
    const changes = compareEntries(
      stored.map((row) => ({ ...toEntry(row), published: row.published })),
      wanted.map(toEntry),
    );
    const written = new Set([...changes.added, ...changes.changed, ...changes.published_again]);
    for (const value of wanted) if (written.has(value.slug)) await kind.upsert(tx, value);
    if (hasChanges(changes)) {
      await kind.removeExcept(
        tx,
        wanted.map(({ slug }) => slug),
      );
    }
    return changes;
  }

  return {
    name,
    singular,
    owns,

    async read(source) {
      const files = source.files.filter(owns);
      const wanted: Value[] = [];
      for (const file of files) {
        const slug = basename(file, ".md");
        if (!SlugSchema.safeParse(slug).success) {
          const message =
            "the file name becomes a URL: use lower-case letters, digits and single hyphens";
          source.report({ severity: "error", file, message });
        }
        const value = await kind.read(source, file, slug);
        if (value) wanted.push(value);
      }
      source.offerSlugs(
        name,
        files.map((file) => basename(file, ".md")),
      );
      return { count: wanted.length, import: (tx) => importAll(tx, wanted) };
    },

    async *export(db) {
      for (const { slug, source, published } of await kind.list(db)) {
        if (published) yield { path: `${folder}/${slug}.md`, content: source };
      }
    },
  };
}

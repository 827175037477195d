import { basename, dirname } from "node:path/posix";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { ContentSource } from "../parsing/content-source.server.ts";
import type { ContentKind } from "./content-kind.server.ts";

type Sourced = { slug: string; source: string };

type MarkdownKind<Value extends Sourced> = {
  /** Plural and singular, as reports count them. */
  name: string;
  singular: string;
  folder: string;
  /** Reports problems; undefined when the file cannot be used. */
  read: (source: ContentSource, file: string, slug: string) => Promise<Value | undefined>;
  /** All records that were ever imported. */
  list: (db: Queryable) => Promise<(Sourced & { published: boolean })[]>;
  upsert: (tx: Transaction, value: Value) => Promise<void>;
  remove: (tx: Transaction, slugs: string[]) => Promise<void>;
};

/** A kind of content with one Markdown file a record, `folder/<slug>.md`. */
export function toMarkdownKind<Value extends Sourced>(kind: MarkdownKind<Value>): ContentKind {
  const { name, singular, folder } = kind;
  const owns = (file: string) => dirname(file) === folder && file.endsWith(".md");
  const toSlug = (file: string) => basename(file, ".md");
  const toFile = (slug: string) => `${folder}/${slug}.md`;
  return {
    name,
    singular,
    places: [folder],
    owns,

    async read(source) {
      const files = source.files.filter(owns);
      source.offerSlugs(name, files.map(toSlug));
      const values: Value[] = [];
      for (const file of files) {
        if (!source.isChecked(file)) continue;
        const slug = toSlug(file);
        if (!SlugSchema.safeParse(slug).success) {
          const message =
            "the file name becomes a URL: use lower-case letters, digits and single hyphens";
          source.report({ severity: "error", file, message });
        }
        const value = await kind.read(source, file, slug);
        if (value) values.push(value);
      }
      return {
        count: values.length,
        async import(tx) {
          for (const value of values) {
            if (source.isChanged(toFile(value.slug))) await kind.upsert(tx, value);
          }
          await kind.remove(tx, source.removed.filter(owns).map(toSlug));
        },
      };
    },

    async *export(db) {
      for (const { slug, source, published } of await kind.list(db)) {
        if (published) yield { path: toFile(slug), content: source };
      }
    },
  };
}

import { z } from "zod";
import { renameRecord } from "#app/site/redirects/previous-slugs.repository.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { SluggedRecord } from "#database/tables/content.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { reportTakenSlugs } from "#services/content/kinds/previous-slugs.ts";
import { writeYaml } from "#services/content/yaml/write-yaml.ts";

type Named = { slug: string; name: string; previous_slugs?: string[] | undefined };
type Stored = Named & { published: boolean };

type Names<Row extends Named> = {
  /** Plural, also the name of the file unless `file` is given. */
  name: string;
  singular: string;
  file?: string;
  /** A folder without this file has none of them. */
  optional?: boolean;
  /** First line of the file, for its editors. */
  comment: string;
  row: z.ZodType<Row>;
  toRow: (stored: Stored & Row) => Row;
  list: (db: Queryable) => Promise<(Stored & Row)[]>;
  save: (tx: Transaction, rows: Row[]) => Promise<void>;
  /** What its rows are, if they have pages. */
  record?: SluggedRecord;
};

/** Slugs as far as they can be read, so that one broken row does not break every reference. */
const text = z.string().optional().catch(undefined);
const DraftSchema = z.array(z.object({ slug: text, name: text }).catch({}));

/** Value of a missing optional file. */
const NONE = { value: [], raw: [], report: () => {} };

/** A kind of content that is one file: a list of names in the order in which pages show them. */
export function toNamesContent<Row extends Named>(kind: Names<Row>): ContentKind {
  const { name, singular, comment, toRow, file = `${name}.yaml`, optional = false } = kind;
  return {
    name,
    singular,
    isReferenced: true,
    places: [file],
    owns: (path) => path === file,

    async read(source) {
      const schema = z.array(kind.row).max(500);
      const {
        value: requested = [],
        raw,
        report,
      } = optional && !source.files.includes(file) ? NONE : await source.readYaml(file, schema);
      const draft = DraftSchema.safeParse(raw);
      const slugs = new Set<string>();
      const names = new Map<string, string>();
      for (const [index, { slug, name = "" }] of (draft.data ?? []).entries()) {
        const other = names.get(toFolded(name));
        if (other !== undefined && other !== slug) {
          report(
            [index, "name"],
            `"${name}" is the name of ${other} too: visitors can't tell them apart`,
          );
        }
        if (slug !== undefined && name !== "") names.set(toFolded(name), slug);
        if (slug === undefined) continue;
        if (slugs.has(slug)) report([index, "slug"], `${slug} appears twice: remove one`);
        slugs.add(slug);
      }
      for (const [index, { previous_slugs = [] }] of requested.entries()) {
        reportTakenSlugs(previous_slugs, slugs, [index, "previous_slugs"], report);
      }
      if (draft.success) source.offerSlugs(name, slugs);

      return {
        count: requested.length,
        async import(tx) {
          if (!source.isChanged(file)) return;
          for (const { slug, previous_slugs = [] } of kind.record ? requested : []) {
            await renameRecord(tx, kind.record as SluggedRecord, slug, previous_slugs);
          }
          await kind.save(tx, requested);
        },
      };
    },

    async *export(db) {
      const stored = await kind.list(db);
      const rows = stored.filter((entry) => entry.published).map(toRow);
      if (optional && rows.length === 0) return;
      yield { path: file, content: writeYaml(rows, { comment, rows: [""] }) };
    },
  };
}

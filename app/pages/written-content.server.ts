import { basename, dirname } from "node:path/posix";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { suggestion } from "#services/content/closest.ts";
import { compareEntries, hasChanges } from "#services/content/content-changes.server.ts";
import type { ContentKind } from "#services/content/content-kind.server.ts";
import type { ContentSource } from "#services/content/content-source.server.ts";

type Written<Name extends string, Value extends { source: string }> = {
  /** Plural and singular, as reports count them. */
  name: string;
  singular: string;
  folder: string;
  /** Names that a file may have, and what one of them is called. */
  names: readonly Name[];
  nameOf: (value: Value) => Name;
  what: string;
  /** Reports what is wrong; undefined when the file cannot be used. */
  read: (source: ContentSource, file: string, name: Name) => Promise<Value | undefined>;
  list: (db: Queryable) => Promise<Value[]>;
  save: (tx: Transaction, values: Value[]) => Promise<void>;
};

/** Size above which a file is rejected. */
const ANY_SIZE = Number.POSITIVE_INFINITY;

/** A kind of content whose Markdown files have fixed names; each is optional. */
export function toWrittenContent<Name extends string, Value extends { source: string }>(
  written: Written<Name, Value>,
): ContentKind {
  const { name, singular, folder, names, nameOf, what } = written;
  const owns = (file: string) => dirname(file) === folder && file.endsWith(".md");
  const toEntry = (value: Value) => ({ slug: nameOf(value), value });
  return {
    name,
    singular,
    owns,

    async read(source) {
      const values: Value[] = [];
      for (const file of source.files.filter(owns)) {
        const wanted = basename(file, ".md");
        const known = names.find((candidate) => candidate === wanted);
        if (known === undefined) {
          await source.readBytes(file, ANY_SIZE);
          const message = `there is no ${what} ${wanted}${suggestion(wanted, names)}`;
          source.report({ severity: "error", file, message });
          continue;
        }
        const value = await written.read(source, file, known);
        if (value) values.push(value);
      }
      return {
        count: values.length,
        async import(tx) {
          const stored = await written.list(tx);
          const changes = compareEntries(
            stored.map((value) => ({ ...toEntry(value), published: true })),
            values.map(toEntry),
          );
          if (hasChanges(changes)) await written.save(tx, values);
          return changes;
        },
      };
    },

    async *export(db) {
      for (const value of await written.list(db)) {
        yield { path: `${folder}/${nameOf(value)}.md`, content: Buffer.from(value.source) };
      }
    },
  };
}

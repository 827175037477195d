import { basename, dirname } from "node:path/posix";
import type { Queryable, Transaction } from "#database/client.server.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import type { ContentSource } from "#services/content/parsing/content-source.server.ts";

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
  upsert: (tx: Transaction, value: Value) => Promise<void>;
  remove: (tx: Transaction, names: Name[]) => Promise<void>;
};

/** Size above which a file is rejected. */
const ANY_SIZE = Number.POSITIVE_INFINITY;

/** A kind of content whose Markdown files have fixed names; each is optional. */
export function toWrittenContent<Name extends string, Value extends { source: string }>(
  written: Written<Name, Value>,
): ContentKind {
  const { name, singular, folder, names, nameOf, what } = written;
  const owns = (file: string) => dirname(file) === folder && file.endsWith(".md");
  const toFile = (value: Value) => `${folder}/${nameOf(value)}.md`;
  const findName = (file: string) => names.find((name) => name === basename(file, ".md"));
  return {
    name,
    singular,
    places: [folder],
    owns,

    async read(source) {
      const values: Value[] = [];
      for (const file of source.files.filter(owns)) {
        if (!source.isChecked(file)) continue;
        const known = findName(file);
        if (known === undefined) {
          await source.readBytes(file, ANY_SIZE);
          const requested = basename(file, ".md");
          const message = `there is no ${what} ${requested}${suggestion(requested, names)}`;
          source.report({ severity: "error", file, message });
          continue;
        }
        const value = await written.read(source, file, known);
        if (value) values.push(value);
      }
      return {
        count: values.length,
        async import(tx) {
          for (const value of values) {
            if (source.isChanged(toFile(value))) await written.upsert(tx, value);
          }
          await written.remove(
            tx,
            source.removed.filter(owns).flatMap((file) => findName(file) ?? []),
          );
        },
      };
    },

    async *export(db) {
      for (const value of await written.list(db)) {
        yield { path: toFile(value), content: Buffer.from(value.source) };
      }
    },
  };
}

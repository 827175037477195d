import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toFolded } from "#platform/text/fold-text.ts";
import { toIndexWords } from "#platform/text/search-words.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const { db } = await createTestDatabase();

async function inSql(texts: readonly string[]) {
  const { rows } = await db.execute<{ folded: string; words: string[] }>(sql`
    select fold_text(item) as folded, search_words(item) as words
    from unnest(${sql.param(texts)}::text[]) with ordinality as items(item, position) order by position`);
  return rows;
}

const letters = [
  "स्त्री",
  ..."azAZ09ŁłßÆœþÞØøİıđéÉüñŠşğçőžЖжЁёЇїΣσςΩάא山田の한김ก้เع.'’_-+# ,;/()&@!%\t…–½²ﬁ",
];

test("the database folds text and takes it apart as the search does", async () => {
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 40 }), async (texts) => {
      const rows = await inSql(texts);
      for (const [index, item] of texts.entries()) {
        expect({ item, folded: rows[index]?.folded }).toEqual({ item, folded: toFolded(item) });
        expect({ item, words: rows[index]?.words.toSorted() }).toEqual({
          item,
          words: [...toIndexWords(item)].toSorted(),
        });
      }
    }),
    { numRuns: 20 },
  );
});

import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.server.ts";

const ARTICLE = `---
title: Prix fixe, mode d'emploi # à relire
description: Ce que couvre un tarif journalier.
author: camille
category: { slug: tarifs, name: Tarifs }
tags: [tarifs, contrats]
published_at: 2026-11-01
cover: null
---
Premier paragraphe.

## Pourquoi

Deuxième paragraphe.
`;
const PATH = "articles/prix-fixe.md";
const merge = (own: string, other: string, base = ARTICLE, path = PATH) =>
  mergeTexts(path, { base, own, other });

test("the title of one and the description of another are both in the merged text", () => {
  const own = ARTICLE.replace("Ce que couvre un tarif journalier.", "Un tarif, expliqué.");
  const other = ARTICLE.replace("Prix fixe, mode d'emploi", "Le prix fixe");
  expect(merge(own, other)).toEqual({
    text: own.replace("Prix fixe, mode d'emploi", "Le prix fixe"),
    changed: [{ name: "title", isBoth: false, other: "Le prix fixe" }],
  });
});

test("fields on one line are merged too, and what is beside them stays byte for byte", () => {
  const own = ARTICLE.replace("slug: tarifs, name: Tarifs", "slug: tarifs, name: Nos tarifs");
  const other = ARTICLE.replace("slug: tarifs, name", "slug: prix, name");
  const { text, changed } = merge(own, other);
  expect(text).toBe(ARTICLE.replace("slug: tarifs, name: Tarifs", "slug: prix, name: Nos tarifs"));
  expect(changed).toEqual([{ name: "category.slug", isBoth: false, other: "prix" }]);
});

test("a tag that one added and a tag that another removed are both done", () => {
  const own = ARTICLE.replace("[tarifs, contrats]", "[tarifs, contrats, clients]");
  const other = ARTICLE.replace("[tarifs, contrats]", "[contrats]");
  expect(merge(own, other).text).toBe(ARTICLE.replace("[tarifs, contrats]", "[contrats, clients]"));
});

test("a field that both changed has the own value, and the other one is named", () => {
  const own = ARTICLE.replace("mode d'emploi", "en clair").replace("Premier", "Tout premier");
  const other = ARTICLE.replace("mode d'emploi", "pas à pas").replace("Deuxième", "Second");
  const { text, changed } = merge(own, other);
  expect(text).toBe(own.replace("Deuxième", "Second"));
  expect(changed).toEqual([
    { name: "title", isBoth: true, other: "Prix fixe, pas à pas" },
    { name: "line 14", isBoth: false, other: "Second paragraphe." },
  ]);
});

test("fields that both added at the same place are both there", () => {
  const own = ARTICLE.replace("cover: null\n", "cover: null\nfeatured: true\n");
  const other = ARTICLE.replace("cover: null\n", "cover: null\nupdated_at: 2026-11-20 # Camille\n");
  const { text, changed } = merge(own, other);
  expect(text).toContain("featured: true\n");
  expect(text).toContain("updated_at: 2026-11-20");
  expect(changed).toEqual([{ name: "updated_at", isBoth: false, other: "2026-11-20" }]);
});

test("entries of a list file are merged by their slug, wherever they are", () => {
  const base = "- { slug: go, name: Go }\n- { slug: react, name: React }\n";
  const own = "- { slug: react, name: React.js }\n- { slug: go, name: Go }\n";
  const other =
    "- { slug: go, name: Golang } # their name\n- { slug: react, name: React }\n- { slug: vue, name: Vue }\n";
  const { text, changed } = merge(own, other, base, "technologies.yaml");
  expect(text).toContain("- { slug: react, name: React.js }\n- { slug: vue, name: Vue }\n");
  expect(text).toContain("name: Golang }");
  expect(changed.map(({ name }) => name)).toEqual(["vue", "go.name"]);
  expect(changed.some(({ isBoth }) => isBoth)).toBe(false);
});

test("an entry that was removed here and changed there is a conflict", () => {
  const base = "- { slug: go, name: Go }\n- { slug: react, name: React }\n";
  const { text, changed } = merge(
    "- { slug: react, name: React }\n",
    base.replace("name: Go ", "name: Golang "),
    base,
    "technologies.yaml",
  );
  expect(text).toBe("- { slug: react, name: React }\n");
  expect(changed).toEqual([{ name: "go", isBoth: true, other: "go · Golang" }]);
});

test("a comment that a colleague wrote is taken over, and one that both wrote is named", () => {
  const own = ARTICLE.replace("Premier", "Tout premier");
  const other = ARTICLE.replace("# à relire", "# relu");
  expect(merge(own, other).text).toBe(own.replace("# à relire", "# relu"));
  const both = merge(ARTICLE.replace("# à relire", "# relu par Léa"), other);
  expect(both.changed).toMatchObject([{ name: "line 2", isBoth: true }]);
});

test("a text whose fields cannot be read is merged line by line", () => {
  const own = ARTICLE.replace("title: Prix fixe, mode", "title: Prix fixe: mode");
  const other = ARTICLE.replace("Deuxième", "Second");
  expect(merge(own, other).text).toBe(own.replace("Deuxième", "Second"));
  expect(merge("Sans champs.\n", other).changed).toMatchObject([{ isBoth: true }]);
});

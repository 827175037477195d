import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { toTaxonomy } from "#app/developers/search/member-taxonomy.service.server.ts";
import { toDictionary } from "#app/developers/sentence/names/dictionary.server.ts";
import type { SentenceContext } from "#app/developers/sentence/sentence-context.ts";
import { toSentenceWords } from "#app/developers/sentence/words/words.ts";
import type { Site } from "#contract/content/site.ts";
import type { KnownCurrency } from "#contract/members/member-terms.ts";

type Named = { slug: string; name: string; aliases?: string[] };
type Person = { first_name: string; last_name: string; position: string };

const readYaml = <Value>(file: string): Value =>
  parse(readFileSync(`content/demo/${file}`, "utf8"));

const toRows = (file: string) =>
  readYaml<Named[]>(file).map(({ slug, name, aliases = [] }, index) => ({
    id: index + 1,
    slug,
    name,
    aliases,
    published: true,
  }));

const words = new Set(
  readdirSync("content/demo/members")
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => readYaml<Person>(`members/${file}`))
    .flatMap((person) =>
      toSentenceWords(`${person.first_name} ${person.last_name} ${person.position}`),
    )
    .map(({ key }) => key),
);

/** How much of a currency one EUR is. */
const RATES: Partial<Record<KnownCurrency, number>> = {
  EUR: 1,
  ...readYaml<Pick<Site, "exchange_rates">>("site.yaml").exchange_rates?.rates,
};

/** What the examples are read with: the names of the demo content. */
export const DEMO_CONTEXT: SentenceContext = {
  dictionary: toDictionary(
    toTaxonomy({ technologies: toRows("technologies.yaml"), tags: toRows("tags.yaml") }),
  ),
  today: "2026-11-26",
  ownZone: "Europe/Lisbon",
  isWord: (word) => words.has(word),
  toSiteAmount: (amount, currency) => {
    const rate = RATES[currency];
    return rate === undefined ? undefined : amount / rate;
  },
};

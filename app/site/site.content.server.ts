import { type Site, SiteSchema, TermsSchema } from "#contract/content/site.ts";
import type { Queryable } from "#database/client.server.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import type { ContentSource, YamlFile } from "#services/content/parsing/content-source.server.ts";
import { writeYaml } from "#services/content/yaml/write-yaml.ts";
import { findAccentProblems } from "./brand/accent.ts";
import {
  findDarkLogoProblem,
  isBrandFile,
  publishBrandFile,
  readBrandFiles,
  toBrandFiles,
} from "./brand/brand-files.content.server.ts";
import { areExchangeRatesOld, MAX_EXCHANGE_RATE_DAYS } from "./exchange.ts";
import { findOriginal } from "./media/media.repository.server.ts";
import { storeImages } from "./media/store-images.server.ts";
import { findStoredSite, saveSite } from "./site.repository.server.ts";
import { findUnknownTerms } from "./terms/fill-terms.ts";
import { toCurrency } from "./terms/terms.ts";

const FILE = "site.yaml";

const readSites = new WeakMap<ContentSource, Site>();

/** `site.yaml` of a folder, for the kinds that are read after it; undefined when it is wrong. */
export const getReadSite = (source: ContentSource): Site | undefined => readSites.get(source);

/** Data of the agency: one file, one record, and the images of its brand. */
export const siteContent: ContentKind = {
  name: "site",
  places: [FILE, "brand"],
  isReferenced: true,
  owns: (file) => file === FILE || isBrandFile(file),

  async read(source) {
    const { value, report } = await source.readYaml(FILE, SiteSchema);
    if (value) readSites.set(source, value);
    for (const { path, name } of findUnknownTerms(value, value?.terms)) {
      report(path, toTermProblem(name));
    }
    if (value) checkExchangeRates(value, report);
    const { accent } = value?.brand ?? {};
    for (const { severity, message } of accent ? findAccentProblems(accent) : []) {
      report(["brand", "accent"], message, severity);
    }
    for (const [index, { to }] of (value?.announcement?.links ?? []).entries()) {
      source.noteLink(to, (message) => report(["announcement", "links", index, "to"], message));
    }
    const brand = value?.brand ?? {};
    const images = await readBrandFiles(source, value ?? {}, report);
    if (brand.logo && !brand.logo_on_dark && source.isChecked(FILE, brand.logo)) {
      const problem = await findDarkLogoProblem(source, brand.logo);
      if (problem) report(["brand", "logo"], problem, "warning");
    }
    return {
      count: 1,
      async import(tx, report) {
        if (!source.isChanged(FILE, ...images.map(({ file }) => file))) return;
        if (!value) throw new Error(`${FILE} was not read.`);
        await storeImages(tx, source, images, publishBrandFile);
        for (const message of await saveSite(tx, value, toBrandFiles(images))) {
          report({ severity: "warning", file: FILE, field: "booking.hosts", message });
        }
      },
    };
  },

  async *export(db) {
    const site = await findStoredSite(db);
    if (!site) return;
    for (const [path, { id }] of Object.entries(site.files)) {
      yield { path, content: await getOriginal(db, id) };
    }
    yield {
      path: FILE,
      content: writeYaml(toFieldOrder(site.config), {
        comment: "The agency behind the marketplace.",
      }),
    };
  },
};

function checkExchangeRates(site: Site, report: YamlFile<Site>["report"]): void {
  if (!site.exchange_rates) return;
  const { date, rates } = site.exchange_rates;
  const own = toCurrency(site.terms);
  if (rates[own] !== undefined) {
    const message = `is the currency of the site: how much of the others one ${own} is, belongs here`;
    report(["exchange_rates", "rates", own], message);
  }
  const today = new Date().toISOString().slice(0, 10);
  // No error: on a machine whose clock is wrong the site would not start.
  if (date > today) report(["exchange_rates", "date"], "is in the future", "warning");
  if (areExchangeRatesOld(date, today)) {
    const message = `is more than ${MAX_EXCHANGE_RATE_DAYS} days ago: update the rates, by which people are found and shown in another currency`;
    report(["exchange_rates", "date"], message, "warning");
  }
}

/** What to do about a name in `{{…}}` that has no value. */
function toTermProblem(name: string): string {
  const names = Object.keys(TermsSchema.shape);
  if (names.includes(name)) return `there is no value for {{${name}}}: set terms.${name}`;
  const known = names.map((one) => `{{${one}}}`).join(", ");
  return `there is no placeholder {{${name}}}${suggestion(name, names)}: there are ${known}`;
}

/** The database does not preserve the order of fields; a file has that of the schema. */
function toFieldOrder(site: unknown): object {
  return SiteSchema.parse(site);
}

async function getOriginal(db: Queryable, id: string): Promise<Buffer> {
  const original = await findOriginal(db, id);
  if (!original) throw new Error(`There is no image ${id}.`);
  return original.bytes;
}

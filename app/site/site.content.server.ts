import { type Site, SiteSchema } from "#contract/site.ts";
import type { ContentKind } from "#services/content/content-kind.server.ts";
import type { ContentSource } from "#services/content/content-source.server.ts";
import { writeYaml } from "#services/content/write-yaml.ts";
import { findUnknownTerms } from "./fill-terms.ts";
import { findSite, saveSite } from "./site.repository.server.ts";

const FILE = "site.yaml";

const readSites = new WeakMap<ContentSource, Site>();

/** `site.yaml` of a folder, for the kinds that are read after it; undefined when it is wrong. */
export const getReadSite = (source: ContentSource): Site | undefined => readSites.get(source);

/** Data of the agency: one file, one record. */
export const siteContent: ContentKind = {
  name: "site",
  isReferenced: true,
  owns: (file) => file === FILE,

  async read(source) {
    const { value, report } = await source.readYaml(FILE, SiteSchema);
    if (value) readSites.set(source, value);
    for (const { path, name } of findUnknownTerms(value, value?.terms)) {
      report(path, `there is no value for {{${name}}}: set terms.${name}`);
    }
    return {
      count: 1,
      async import(tx) {
        if (!source.isChanged(FILE)) return;
        if (!value) throw new Error(`${FILE} was not read.`);
        await saveSite(tx, value);
      },
    };
  },

  async *export(db) {
    const site = await findSite(db);
    if (!site) return;
    yield {
      path: FILE,
      content: writeYaml(toFieldOrder(site), {
        comment: "The agency behind the marketplace.",
      }),
    };
  },
};

/** The database does not preserve the order of fields; a file has that of the schema. */
function toFieldOrder(site: unknown): object {
  return SiteSchema.parse(site);
}

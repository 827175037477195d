import { SiteSchema } from "#contract/site.ts";
import { compareEntries, hasChanges } from "#services/content/content-changes.server.ts";
import type { ContentKind } from "#services/content/content-kind.server.ts";
import { writeYaml } from "#services/content/write-yaml.ts";
import { findSite, saveSite } from "./site.repository.server.ts";

const FILE = "site.yaml";

/** Data of the agency: one file, one record. */
export const siteContent: ContentKind = {
  name: "site",
  owns: (file) => file === FILE,

  async read(source) {
    const { value } = await source.readYaml(FILE, SiteSchema);
    return {
      count: 1,
      async import(tx) {
        if (!value) throw new Error(`${FILE} was not read.`);
        const stored = await findSite(tx);
        const changes = compareEntries(
          stored ? [{ slug: "", value: stored, published: true }] : [],
          [{ slug: "", value }],
        );
        if (hasChanges(changes)) await saveSite(tx, value);
        return changes;
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

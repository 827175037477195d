import { AsyncLocalStorage } from "node:async_hooks";
import type { Site } from "#contract/content/site.ts";
import { DEFAULT_WORDING, setWordingSource, type Wording } from "#contract/values/wording.ts";
import type { Database } from "#database/client.server.ts";
import { getCachedSite } from "./site.service.server.ts";

const previews = new AsyncLocalStorage<Wording>();
let current = DEFAULT_WORDING;

setWordingSource(() => previews.getStore() ?? current);

/** Language and noun of the agency, or the defaults of what it has not chosen. */
export function toWording({ lang, noun }: Pick<Site, "lang" | "noun">): Wording {
  return { lang: lang ?? DEFAULT_WORDING.lang, noun: noun ?? DEFAULT_WORDING.noun };
}

/**
 * Makes the texts of this process those of the site that is stored. Before each render of a page,
 * so that none is in the wording that was there before a change; what was read last stays while the
 * database cannot be read.
 */
export async function loadWording(db: Database): Promise<void> {
  const site = await getCachedSite(db).catch(() => undefined);
  if (site) current = toWording(site);
}

/** Renders with the wording of a site that is not published, which other renders do not see. */
export const withWording = <Result>(site: Site, render: () => Result): Result =>
  previews.run(toWording(site), render);

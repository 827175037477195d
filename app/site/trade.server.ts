import { AsyncLocalStorage } from "node:async_hooks";
import type { Site } from "#contract/content/site.ts";
import { DEFAULT_TRADE, setTradeSource, type Trade } from "#contract/values/trade.ts";
import type { Database } from "#database/client.server.ts";
import { getCachedSite } from "./site.service.server.ts";

const previews = new AsyncLocalStorage<Trade>();
let current = DEFAULT_TRADE;

setTradeSource(() => previews.getStore() ?? current);

/** The trade of a site. */
export function toTrade({ lang, noun, positions, project_kinds, retention }: Partial<Site>): Trade {
  return {
    lang: lang ?? DEFAULT_TRADE.lang,
    noun: noun ?? DEFAULT_TRADE.noun,
    positions,
    project_kinds,
    retention,
  };
}

/**
 * Makes the trade of this process, which has one agency, that of the stored site. Before each
 * render of a page, so that none has a text from before a change, and before retention.
 */
export async function loadTrade(db: Database): Promise<void> {
  current = toTrade(await getCachedSite(db));
}

/** Renders with the trade of a site that is not published, which no other render sees. */
export const withTrade = <Result>(site: Site, render: () => Result): Result =>
  previews.run(toTrade(site), render);

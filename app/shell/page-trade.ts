import type { PublicSite } from "#app/site/public-site.ts";
import { DEFAULT_TRADE, setTradeSource, type Trade } from "#contract/values/trade.ts";

/** The attributes of `<html>` from which a browser reads the trade of its page. */
export function toTradeAttributes(site: PublicSite) {
  const { lang = DEFAULT_TRADE.lang, noun, positions, project_kinds, retention } = site;
  const chosen = JSON.stringify({ noun, positions, project_kinds, retention });
  return { lang, "data-trade": chosen === "{}" ? undefined : chosen };
}

/** Makes the trade of the browser that of its page, before React renders any text. */
export function readPageTrade({ lang, dataset }: HTMLElement): void {
  const chosen: Partial<Trade> = JSON.parse(dataset.trade ?? "{}");
  const trade = { ...DEFAULT_TRADE, ...chosen, lang: lang || DEFAULT_TRADE.lang };
  setTradeSource(() => trade);
}

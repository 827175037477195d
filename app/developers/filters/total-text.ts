import type { CappedPagingMeta } from "#contract/http/paging.ts";
import { toCountText, withNoun } from "#contract/values/trade.ts";

type Total = Pick<CappedPagingMeta, "total" | "total_is_capped">;

/** `1 developer`, `48 developers`, `10,000+ developers`. */
export function toTotalText({ total, total_is_capped }: Total): string {
  const count = `${toCountText(total)}${total_is_capped ? "+" : ""}`;
  return `${count} ${total === 1 ? withNoun("developer") : withNoun("developers")}`;
}

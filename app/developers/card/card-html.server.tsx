import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { UNSAFE_DataRouterDataContext as RouterDataContext, StaticRouter } from "react-router";
import { MemberPopupContext } from "../profile/member-popup.ts";
import type { CardSurroundings, PlainCard } from "./card-html.ts";
import { ListedCard } from "./listed-card.tsx";

/** What React writes for a part whose code is not loaded yet. */
const UNFINISHED = "<!--$!-->";

/** Some three megabytes. */
const MAX_CACHED_CARDS = 300;

type Rendered = { of: readonly unknown[]; html: string };
const rendered = new LRUCache<string, Rendered>({ max: MAX_CACHED_CARDS });

function render(card: PlainCard, { frame, popup }: CardSurroundings): string {
  const data = { loaderData: { root: frame } } as unknown as React.ContextType<
    typeof RouterDataContext
  >;
  return renderToString(
    <RouterDataContext value={data}>
      <StaticRouter location="/">
        <MemberPopupContext value={popup}>
          <ListedCard {...card} hasToggle={card.display === "full"} />
        </MemberPopupContext>
      </StaticRouter>
    </RouterDataContext>,
  );
}

/**
 * The card as HTML, rendered once for each member, content of the site and day: cards are the same
 * objects until their members change.
 */
export function renderCard(card: PlainCard, around: CardSurroundings): string | undefined {
  const { member, display, level, technology } = card;
  const { site, today } = around.frame ?? {};
  const key = `${member.id}/${display}/${level}/${technology ?? ""}`;
  const of = [member, site, today, around.popup];
  const known = rendered.get(key);
  if (known?.of.every((one, index) => one === of[index])) return known.html;
  const html = render(card, around);
  if (html.includes(UNFINISHED)) return undefined;
  rendered.set(key, { of, html });
  return html;
}

import { createContext, use } from "react";
import { useRouteLoaderData } from "react-router";
import { type MemberPopup, MemberPopupContext } from "../profile/member-popup.ts";
import type { ListedCardProps } from "./listed-card.tsx";

export type PlainCard = Pick<ListedCardProps, "member" | "display" | "level" | "technology">;

/** What a card shows beside its member: data of the frame, and where its link leads. */
export type CardSurroundings = {
  frame: { site?: object; today?: string } | undefined;
  popup: MemberPopup;
};

/** Renders a card to HTML; undefined while a part of it is not loaded. */
export type RenderCard = (card: PlainCard, around: CardSurroundings) => string | undefined;

/** On the server cards as HTML, each rendered once: they are two fifths of a list's elements. */
export const CardHtmlContext = createContext<RenderCard | undefined>(undefined);

/** Renders the cards of a list on the server, which are what the browser hydrates. */
export function useCardHtml(): ((card: PlainCard) => string | undefined) | undefined {
  const render = use(CardHtmlContext);
  const frame = useRouteLoaderData<CardSurroundings["frame"]>("root");
  const popup = use(MemberPopupContext);
  return render && ((card) => render(card, { frame, popup }));
}

import { useLocation } from "react-router";
import { useMediaQuery } from "#platform/browser/use-media-query.ts";
import { type ShortlistPosition, toShortlistPosition } from "./shortlist-texts.ts";
import { useShortlist } from "./use-shortlist.ts";

/**
 * Position of the shortlist's link on this page. Nothing floats in a low window, nor on a phone
 * while the list is empty: both have no margin where it would cover no words.
 */
export function useShortlistPosition(): ShortlistPosition {
  const position = toShortlistPosition(useLocation().pathname);
  const isEmpty = useShortlist().length === 0;
  const isPhone = useMediaQuery("(width < 48rem)");
  const isLow = useMediaQuery("(height < 30rem)");
  const hasNoMargin = isLow || (isPhone && isEmpty);
  return hasNoMargin && position === "floating" ? "header" : position;
}

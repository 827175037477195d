import { useLocation } from "react-router";
import { useMediaQuery } from "#platform/use-media-query.ts";
import { type ShortlistPosition, toShortlistPosition } from "./shortlist-texts.ts";

/** Position of the shortlist's link on this page: in a low window nothing floats over the page. */
export function useShortlistPosition(): ShortlistPosition {
  const position = toShortlistPosition(useLocation().pathname);
  const isLow = useMediaQuery("(height < 30rem)");
  return isLow && position === "floating" ? "header" : position;
}

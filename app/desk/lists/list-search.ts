import { createContext, use } from "react";
import { useLocation } from "react-router";

/** The query string of the list whose rows are shown on another page, like Today. */
export const ListSearch = createContext<string | undefined>(undefined);

/** The query string of the list that a row is in: its page goes on to those beside it. */
export function useListSearch(): string {
  const { search } = useLocation();
  return use(ListSearch) ?? search;
}

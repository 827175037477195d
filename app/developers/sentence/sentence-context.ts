import type { ToSiteAmount } from "./items/rates.ts";
import type { Dictionary } from "./names/find-name.ts";

/** What a sentence is read with. */
export type SentenceContext = {
  dictionary: Dictionary;
  /** ISO date. */
  today: string;
  /** Whether a word is one of names and positions too: "Jordan" without "from" can be a person. */
  isWord: (word: string) => boolean;
  toSiteAmount: ToSiteAmount;
  /** IANA zone of the visitor, where it is known. */
  ownZone?: string | undefined;
  /** The one where a sentence says that the visitor or the team is. */
  saidZone?: string | undefined;
  /** The one of a team or customers of whom it said where they are. */
  otherZone?: string | undefined;
};

import type { WordKind } from "../../dictionaries/language.ts";
import type { Sign } from "../reading.ts";

/** The signs of the longest phrase, of which the first one counts most. */
export type FoundSign = { sign: Sign; signs: readonly Sign[]; length: number };

/** Words of the phrases that say something of others or narrow nothing. */
export type SaidPhrases = {
  sign?: FoundSign | undefined;
  /** What narrows nothing, of any kind. */
  filler: number;
  /** What is named as ignored. */
  named: number;
  /** What can ask for hours in common. */
  hours: number;
};

/**
 * Words of the longest phrase of each kind; those of the same phrases are the same object. They are few,
 * so that going through them takes less time than a map.
 */
export class PhraseLengths {
  readonly kinds: readonly WordKind[];
  readonly lengths: readonly number[];
  /** What can begin with them, a bit for each of `BEGINS`, once it was looked up. */
  begins: number | undefined;
  /** The same for what they say. */
  said: SaidPhrases | undefined;

  /** Those of shorter phrases with those that end after more words. */
  constructor(shorter?: PhraseLengths, longer: readonly WordKind[] = [], length = 0) {
    const kinds = (shorter?.kinds ?? []).filter((kind) => !longer.includes(kind));
    this.kinds = [...longer, ...kinds];
    this.lengths = this.kinds.map((kind, index) =>
      index < longer.length ? length : (shorter?.get(kind) ?? 0),
    );
    this.begins = undefined;
    this.said = undefined;
  }

  /** @returns 0 when none of them is of the kind */
  get(kind: WordKind): number {
    for (let index = 0; index < this.kinds.length; index += 1) {
      if (this.kinds[index] === kind) return this.lengths[index] ?? 0;
    }
    return 0;
  }
}

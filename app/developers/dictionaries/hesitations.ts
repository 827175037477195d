/** What is said while one thinks: "except uh except". */
export const HESITATIONS =
  "uh, um, uhm, umm, er, erm, hm, hmm, mm, äh, ähm, öh, euh, heu, eh, ehm, este";

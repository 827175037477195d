export const ALREADY_WORDS = "already, schon, bereits, deja, ya, gia, al";
/** "Also soon" */
export const ALSO_BEFORE_START = "also, auch, aussi, tambien";
/** "It can also be Poland" */
export const ALSO_OF_PLACE =
  "also, too, even, well, auch, aussi, egalement, tambien, incluso, tambem, anche";
/** "Also outside of the EU" */
export const ALSO_OUTSIDE = "also, even, auch, sogar, aussi, meme, tambien, incluso";
/** "Is also fine", "works too" */
export const ALSO_WORDS = "also, too, well, auch, aussi, tambien";
/** "Anywhere in Europe", "across the EU" */
export const ANYWHERE_WITHIN =
  "within, inside, across, throughout, innerhalb, anywhere, somewhere, any, all, every, uberall, irgendwo, partout, toute, cualquier";
export const ANYWHERE_WORDS = "anywhere, irgendwo, uberall, nimporte, cualquier";
export const ANY_PLACE = "anywhere, somewhere, any";
/** "Not far away" */
export const AWAY_WORDS =
  "away, apart, off, behind, ahead, entfernt, weg, decalage, ecart, distancia, diferencia";
/** "Kotlin is better" */
export const BETTER_WORDS = "better, besser, lieber, mieux, mejor, meglio, beter, melhor";
/** "Is enough" */
export const ENOUGH_WORDS =
  "enough, sufficient, do, work, reicht, genug, genugt, suffit, suffisant, basta, suficiente";
/** "Too far" */
export const FAR_WORDS = "far, weit, loin, lejos";
/** "More than three hours away from" */
export const HOURS_AWAY =
  "away, apart, difference, entfernt, unterschied, zeitverschiebung, decalage, ecart, diferencia";
/** "Available only part time" is no date, and "just for May" is all of it. */
export const LIMITS_OF_TIME =
  "only, just, during, nur, wahrend, seulement, uniquement, pendant, solo, solamente, durante";
export const MAYBE_WORDS =
  "maybe, perhaps, probably, presumably, most likely, very likely, eventually, eventually also, vielleicht, wahrscheinlich, vermutlich, voraussichtlich, evtl, eventuell, peut-être, probablement, sans doute, quizás, quizá, tal vez, a lo mejor, probablemente, seguramente, talvez, provavelmente, forse, probabilmente, misschien, waarschijnlijk";
/** "More Java than Scala" */
export const MORE_WORDS = "more, rather, mehr, eher, plus, plutot, mas, piu";
/** "Not more than three hours away" */
export const NOT_AWAY_WORDS =
  "isnt, arent, not, nobody, noone, nicht, niemand, keiner, pas, no, nadie, personne";
export const NOT_ONLY_PHRASES =
  "not only, not just, not only in, not just in, nicht nur, nicht nur auf, pas seulement, pas seulement en, pas que, pas qu'en, no solo, no solamente, no solo en, no sea solo en, no solamente en";
/** "Not only remote" */
export const NOT_WORDS = "not, no, nicht, pas";
/** "The last one was PHP only" */
export const ONLY_AFTER = "only, nur, seulement, solo";
export const ONLY_PHRASES =
  "only, just, solely, exclusively, merely, nothing but, nur, ausschließlich, lediglich, allein, uniquement, seulement, exclusivement, rien que, solo, sólo, solamente, únicamente, exclusivamente, pure, purely, reine, reinen, reiner, reines, purement, puro, puros, pura, puramente";
export const ONLY_WORDS = "only, just, nur, solo, seulement";
export const PREVIOUSLY_WORDS = "previously, formerly";
export const TOO_WORDS = "too, well, auch, aussi, tambien, anche";
export const WHEREVER_WORDS =
  "wherever, no matter where, does not matter where, doesnt matter where, dont care where, egal wo, egal woher, wo auch immer, n'importe où, peu importe où, donde sea, de donde sea, da igual dónde, no importa dónde";

/** Words of "but he would also accept remote". */
export const ACCEPTING_WORDS =
  "he, she, they, we, i, would, id, wed, can, could, might, also, accept, accepts, take, takes, fully, full";
/** "React or Vue would do" */
export const ANSWER_IS = "is, would, are, does, reicht, genugt, suffit, basta";
/** A verb joined with its subject: "they're", and the Spanish "está". */
export const ARE_WORDS = "theyre, hes, shes, its, esta, estan";
/** "Is Marta available next month?" */
export const ASKING_WORDS = "is, ist, est, esta, when";
/** "Do we have anyone who", "can we have a tester in Riga" */
export const ASKS_WORDS = "do, can, could, may, if, whether, ob, si";
/** "Our client sits in Vienna" */
export const BE_WORDS =
  "is, are, was, were, sits, sit, based, located, works, work, ist, sind, sitzt, sitzen, war, waren, kommt, kommen, est, sont, etait, etaient, situe, base, basee, esta, estan, es, son, estaba, estaban, viene, vienen";
/** "React (should know Next)" */
export const BRACKETED_VERBS = "should, could";
/** "It can also be Poland" */
export const CAN_WORDS =
  "can, could, may, might, kann, konnte, darf, durfte, peut, peuvent, pourrait, puede, pueden, podria, pode, puo";
/** "We are unable to consider candidates from India" */
export const CONSIDERS_WORDS =
  "consider, considering, accept, accepting, engage, engaging, employ, hire, hiring, wish, rather";
export const COULD_WORDS = "can, could, may, might, kann, konnte, peut, pourrait, puede, podria";
/** What also says that something will not do: "Indien geht nicht". */
export const GOES_WORDS = "geht, gehen, va";
/** "We have PHP in house" */
export const HAVE_IN_HOUSE =
  "have, weve, ive, got, haben, habe, avons, a, tenemos, tengo, abbiamo, hebben";
/** "The designers we have already" */
export const HAVE_WORDS =
  "have, hav, got, gotten, weve, ive, haben, habe, hab, hatten, avons, ai, tenemos, tengo, abbiamo, hebben";
/** "Magento is cheaper" */
export const IS_CHEAP = "is, ist, est, es";
/** "The project is in the energy sector" */
export const IS_IN_INDUSTRY = "is, its, ist, est, es, e";
/** "My English is not so good" */
export const IS_LANGUAGE = "is, isnt, ist, est, nest, es, no";
/** "Our budget is 40" */
export const IS_RATE = "is, ist, est, es, liegt";
/** "Our shop is in Lyon" */
export const IS_THERE = "is, sits, ist, sitzt, est, esta";
/** "It's Kotlin now" */
export const IT_IS_WORDS = "its, thats";
/** Before the team that someone joins: "we want to reinforce our team with two designers". */
export const JOINED_WORDS =
  "reinforce, strengthen, extend, expand, grow, join, joining, support, complement, complete, augment, boost, verstarken, unterstutzen, renforcer, completer, reforzar, ampliar, completar";
/** "Who has managed ten people" */
export const LED_WORDS =
  "managed, led, supervised, gefuhrt, geleitet, dirige, gere, encadre, dirigido, gestionado";
export const MUST_WORDS = "must, muss, pflicht";
/** "PHP? No need." */
export const NEEDS_WORDS =
  "need, needed, require, required, brauchen, brauchts, braucht, benotigen, besoin, necesitamos, necesita, falta";
/** "Tester in Berlin wanted" is about the tester. */
export const PASSIVE_WORDS = "wanted, gesucht, required";
export const REPLACING_WORDS = "replace, replacing, replaces";
/** Before what is replaced: "replace our old Access database" */
export const REPLACES_BEFORE = `
  replace our, replace my, replace the, replace an old, replacing our, replacing my, replacing the, replaces our, replaces my, replaces the,
  replacement for our, replacement of our, to replace, rewrite our, rewrite my, rewriting our, rewriting my, get rid of our, getting rid of our, move off our,
  moving off our, get off our, getting off our, away from our, ablösung unserer, ablösung der, ablösung einer, ersatz für unsere, ersatz für die, weg von unserer,
  remplacer notre, remplacer nos, remplacer la, remplacer une vieille, remplacer une ancienne, remplace notre, remplacement de notre, remplacement de la, remplacerait notre,
  reemplazar nuestra, reemplazar la, reemplazar una vieja, reemplace nuestra, reemplace la, sustituir nuestra, sustituir la, sustituir una vieja,
  sustituya nuestra, sustituya la, sustituto de nuestra, reemplazo de nuestra`;
/** After it: "unsere alte Datenbank ablösen" */
export const REPLACED_AFTER = `
  be replaced, being replaced, needs replacing, need replacing, needs to go, has to go, ablöst, ablösen, abzulösen, abgelöst werden, abgelöst wird, abgelöst, ersetzt, ersetzen, zu ersetzen, ersetzt werden, austauscht, auszutauschen,
  ausgetauscht werden, être remplacée, être remplacées, est remplacée, à remplacer, ser reemplazada, ser sustituida, sea reemplazada, sea sustituida`;
/** What a request to someone who is named goes on with. */
export const REQUESTS =
  "porfa, check, can, could, find, kannst, konntest, schau, peux, pourrais, puedes, podrias, mira, busca";
/** "Audit our site" */
export const REVIEW_WORDS =
  "audit, auditing, review, reviewing, assess, assessing, analyse, analyze, evaluate";
/** "The lead sits in Valencia" */
export const SITS_WORDS = "sits, lives, sitzt, wohnt, travaille, vive";
/** "Jordan is on holiday" */
export const SPEAKER_IS = "is, has, just, ist, hat, est, a, ha";
/** "The back end stays" */
export const STAYS_WORDS =
  "stays, remains, stay, remain, bleibt, bleiben, reste, restent, queda, quedan";
/** "The fair is in May" */
export const TAKES_PLACE_WORDS =
  "is, on, starts, begins, ist, findet, beginnt, est, commence, es, empieza, que";

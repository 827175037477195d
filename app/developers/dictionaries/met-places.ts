import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** Far away, and near: no list of places says where that is, so Europe is offered. */
export const OFFSHORE = "offshore, offshoring, offshored";
export const NEARSHORE = "nearshore, nearshoring, nearshored, onshore, onshoring";

/** What clients did with people before, by the place that follows it: "talked to three devs from". */
const MET = [
  "talked to, talked with, talk to, spoke to, spoke with, spoken to, spoken with, interviewed, interviewing, met with, had calls with, had a call with, had interviews with, got profiles, got cvs, got candidates, got some, got a few, got two, got three, got 2, got 3, got 4, got 5, tried with, tried it with, tried, hired, worked with, been working with, already had, last had, used to have, used to work with",
  join("we, i, they", "had, have had, tried, met"),
  join(
    "we, i, they",
    "thought about, thought of, looked at, considered, had in mind, planned with",
  ),
  "wir dachten an, dachten zuerst an, hatten an, on pensait à, nous pensions à, pensábamos en, habíamos pensado en",
  "weve had, ive had, theyve had, weve tried, ive tried, theyve tried",
  "gesprochen mit, gespräche mit, interviewt, schon mit, bereits mit, versucht mit, gearbeitet mit, wir hatten, ich hatte, hatten wir, hatten schon, hatten bisher, hatten zuletzt, haben mit, habe mit, haben es mit, habe es mit",
  "parlé à, parlé avec, discuté avec, interviewé, rencontré, essayé avec, essayé, travaillé avec, on avait, nous avions, on a eu, nous avons eu",
  "hablamos con, hablé con, hablado con, entrevistamos, entrevisté, entrevistado, probamos con, probamos, probado con, trabajamos con, trabajado con, tuvimos, teníamos, hemos tenido",
].join();

/** After a place: why no one from there is asked for. */
const TOO_FAR = [
  join(
    "is, are, was, were, would be, is also, its, thats, ist, war, waren, sind, est, était, étaient, es, era, eran, fue, estaba, estaban, está, están, quedaba, quedaban",
    "too far, too far away, too much, too junior, too expensive, too unreliable, unreliable, too different, too slow, a problem, a disaster, a nightmare, difficult, zu weit weg, zu weit, zu langsam, zu junior, zu teuer, zu unzuverlässig, unzuverlässig, ein problem, eine katastrophe, schwierig, trop loin, trop lent, trop lents, trop juniors, trop chers, peu fiables, un problème, demasiado lejos, muy lejos, demasiado junior, demasiado caros, muy caros, poco fiables, un problema, un desastre",
  ),
  join(
    "is, are, was, were, looked",
    "nice but, good but, great but, fine but, ok but, okay but, cheap but, interesting but",
  ),
  "doesnt work, does not work, dont work, do not work, didnt work, did not work, never worked, isnt working, is not working, applied, applied already, have applied, had applied, sent, time difference, time differences, time zone difference",
  "funktioniert nicht, funktionierte nicht, hat nicht funktioniert, haben nicht funktioniert, klappt nicht, klappte nicht, hat es nicht geklappt, hat es nicht funktioniert, passt nicht, passte nicht, passt zeitlich nicht, haben sich beworben, zeitverschiebung, zeitunterschied",
  "ne marche pas, ne fonctionne pas, n'a pas marché, n'a pas fonctionné, ça ne marche pas, ça n'a pas marché, pose problème, ont postulé, décalage horaire",
  "no funciona, no funcionan, no funcionó, no funcionaron, no ha funcionado, no nos funciona, no nos funcionó, se presentaron, diferencia horaria, diferencia de horario",
].join();

/** People whom clients met, and places that did not suit them: no one is asked for from there. */
export const MET_PLACES: LanguageWords = {
  numbers: {},
  words: {
    met: MET,
    tooFar: TOO_FAR,
    filler:
      "talked to, talked with, spoken to, spoken with, interviewed, time difference, time differences, zeitverschiebung, décalage horaire, diferencia horaria, diferencia de horario",
  },
};

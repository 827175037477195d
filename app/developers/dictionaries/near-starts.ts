import { joinPhrases } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** Months that people are called by, as they are written; of "Jan" alone most are people. */
export const NAMESAKE_MONTHS = "Jan, April, May, Mai, June, August, Abril, Avril, Julio";
export const SHORT_NAMESAKE_MONTHS = "Jan";
/** Words right before such a person. */
export const BEFORE_NAMESAKES =
  "hi, hello, hey, dear, hallo, liebe, lieber, moin, servus, bonjour, salut, cher, chere, hola, querida, querido, ciao, as, like, than, als, wie, comme, como, que";

/** Before what clients work with by now: "we are on Python now". */
export const BY_NOW =
  "we are on, were on, we are with, its all on, everything is on, weve moved to, we have moved to, we moved to, we switched to, weve switched to, we went with, wir sind auf, wir sind jetzt auf, sind auf, alles auf, on est sur, on est passé à, on est passés à, nous sommes sur, nous sommes passés à, estamos en, estamos con, nos pasamos a, nos hemos pasado a, hemos pasado a";

/** Words of what is urgent, which a date that is said tells better. */
export const URGENT =
  "urgent, urgently, urgents, urgente, urgentes, urgentemente, urgence, urgencia, urgenza, dringend, dringende, dringender, dringlich, dringlichkeit";

/** What is to be done, where "quickly" says how soon: "fix our shop quickly". */
export const REPAIRS =
  "fix, fixes, fixing, repair, repairs, solve, sort out, rescue, debug, help us with, help me with, help with, take over, finish, migrate, move, update, upgrade, reparieren, repariert, beheben, fixen, retten, fertigstellen, réparer, répare, corriger, dépanner, débloquer, terminer, arreglar, arregle, reparar, solucionar, terminar, acabar";
/** What software does fast itself: "so that it loads quickly". */
export const RUNS =
  "load, loads, loading, run, runs, running, work, works, respond, responds, render, renders, start, starts, open, opens, lädt, läuft, charge, fonctionne, carga, cargue, funciona";

/** How near a start is, whether there is anyone at all, and work that a month is of, in several languages. */
export const NEAR_STARTS: LanguageWords = {
  numbers: {},
  words: {
    quickly: `
      quickly, fast, soon, pretty fast, pretty soon, fairly soon, rather soon, quite soon, quicker, promptly,
      ${joinPhrases("pretty, fairly, rather, quite, relatively, reasonably", "quickly")},
      schnell, bald, zügig, rasch, flott, zeitnah, recht schnell, ziemlich schnell, relativ schnell, ziemlich bald, ganz schnell,
      rapidement, vite, bientôt, assez vite, assez rapidement, plutôt vite, plutôt rapidement, relativement vite,
      rápido, rápidamente, pronto, bastante rápido, bastante pronto, velocemente, rapidamente, presto, depressa, snel, szybko`,
    nowAlone: `
      möglichst schnell, möglichst bald, möglichst zeitnah, möglichst zügig, le plus vite possible, le plus rapidement possible, au plus vite, lo más rápido posible,
      lo más pronto posible, cuanto antes, il più presto possibile, o mais rápido possível, as fast as possible, as soon as you can, as fast as you can,
      ${joinPhrases(
        "not, is not, isnt, not currently, is not currently, isnt currently, is currently not, currently not, not already, is not already, not otherwise, is not otherwise, not yet, is not yet, not at the moment",
        "committed to, bound to, tied to, engaged in, engaged on, employed in, booked on, booked for, working on, busy with",
        "a full time project, a full time job, a full time contract, a full time position, a full time role, another full time project, another project, a project, another client, another contract, any project, any other project, other projects",
      )}`,
    askedAvailable: `
      ${joinPhrases(
        "anyone, anybody, is anyone, is anybody, is there anyone, is there anybody, is there someone, is there somebody, do you have anyone, do you have anybody, have you got anyone",
        "available",
      )},
      ${joinPhrases(
        "check, see, tell me, tell us, show me, show us, find out, ask, know, let me know, let us know, look, list, wondering",
        "who is, whos, whos still, who is still, who would be, who might be",
        "available, free",
      )},
      ${joinPhrases("prüfen, prüft, prüfe, schauen, schau, schaut, sehen, sagen, sag, mal schauen, nachschauen", "wer", "verfügbar ist, frei ist, verfügbar wäre, frei wäre")},
      ${joinPhrases("ist, ist da, wäre, ist noch, habt ihr, haben sie", "jemand, jemanden, wer", "verfügbar, frei, verfügbaren, freien")},
      ${joinPhrases("voir, vérifier, savoir, dire, regarder, dis moi, dites moi", "qui est, qui serait", "disponible, dispo, libre")},
      quelqu'un de disponible, quelqu'un de dispo, quelqu'un est disponible, quelqu'un est dispo,
      ${joinPhrases("ver, mirar, comprobar, saber, decir, decirme, dime, mira", "quién está, quien esta, quién estaría", "disponible, libre")},
      alguien disponible, hay alguien disponible, hay alguien libre, alguno disponible`,
    // A month in which such work is done begins with it.
    assignment: `
      assignment, assignments, engagement, gig, short project, small project, project, task, mission, mission courte, courte mission, mission ponctuelle,
      einsatz, kurzeinsatz, auftrag, projekt, kurzprojekt, encargo, encargo corto, proyecto corto, proyecto, projet, projet court, incarico, sprint, pilot`,
    beforeDate: "since",
    seeking: "besoin d'un, besoin d'une",
  },
};

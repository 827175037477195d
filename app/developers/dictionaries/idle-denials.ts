import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** Manners, sorts of people and conditions of work that are denied, and no technology beside them: "no frills", "sin rodeos". */
export const IDLE_DENIALS: LanguageWords = {
  numbers: {},
  words: {
    named: [
      join(
        "no, zero, without, without any",
        "nonsense, frills, fuss, bs, bullshit, crap, drama, dramas, ego, egos, attitude, rockstar, rockstars, ninja, ninjas, guru, gurus, wizards, unicorns, diva, divas, prima donna, prima donnas, cowboys, cowboy coders, time wasters, timewasters, small talk, chit chat, politics, bureaucracy, red tape, paperwork, buzzword, buzzwords, buzzword bingo, jargon, fluff, jokes, excuses, surprises, hidden costs, hidden fees, strings, strings attached, commitment, commitments, obligation, obligations, overtime, weekend work, night shifts, deadline, deadlines, hard deadline, hard deadlines, pressure, stress, meetings, long meetings, endless meetings, spam, recruiter, recruiters, middleman, middlemen, headhunters, body shops, bodyshops, test task, test tasks, unpaid tests, homework, whiteboard interviews, interviews, long interviews, spaghetti, spaghetti code, overengineering, over engineering, shortcuts, quick hacks, dirty hacks, workarounds, hand holding, handholding, micromanagement, micromanaging, babysitting, supervision",
      ),
      join(
        "kein, keine, keinen, ohne",
        "stress, bullshit, drama, schnickschnack, firlefanz, gelaber, geschwafel, blabla, bla bla, eile, hektik, zeitdruck, überstunden, wochenendarbeit, bereitschaft, nachtschichten, rockstar, rockstars, ninja, ninjas, guru, gurus, diven, vermittler, personalvermittler, headhunter, zeitarbeitsfirmen, ausreden, endlosmeetings, deadline, bürokratie, papierkram, spaghetticode",
      ),
      join(
        "pas de, pas d, aucun, aucune, sans, zéro",
        "chichi, chichis, blabla, bla bla, prise de tête, drame, drames, stress, pression, bullshit, langue de bois, rockstar, rockstars, ninja, ninjas, gourou, gourous, divas, ego, egos, intermédiaire, intermédiaires, cabinet, cabinets, esn, ssii, heures sup, heures supplémentaires, astreinte, astreintes, réunions, paperasse, mauvaise surprise, mauvaises surprises, frais cachés",
      ),
      join(
        "sin, nada de, ningún, ninguna",
        "rodeos, tonterías, drama, dramas, estrés, presión, rockstar, rockstars, ninja, ninjas, gurú, gurús, divas, ego, egos, intermediario, intermediarios, horas extra, horas extras, guardias, reuniones, papeleo, sorpresas, letra pequeña, humo, postureo",
      ),
    ].join(),
    notAfter:
      "no-go, nogos, is a no-go, a no-go, an absolute no-go, absolute no-go, total no-go, are no-gos, are a no-go, ist ein no-go, sind ein no-go, sind no-gos, ein no-go, est un no-go, sont un no-go, es un no-go, un no-go, never, also no, also not, no thank you, no thank u, non plus, pas non plus, auch nicht, ebenfalls nicht, tampoco, eso tampoco, nor that",
    not: "no-go, nogos, my no-go, our no-gos, our no-go, my no-gos, absolute no-go, absolute no-gos",
  },
};

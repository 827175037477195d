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
      join(
        "no, not a, not the, not a very, not that",
        "big budget, large budget, huge budget, high budget, great budget",
      ),
      "not much budget, not much of a budget, not a lot of budget, kein großes budget, keine großen budgets, kein hohes budget, kein riesiges budget, nicht viel budget, pas un gros budget, pas de gros budget, pas un grand budget, pas beaucoup de budget, no mucho presupuesto, no un gran presupuesto, sin gran presupuesto, sin mucho presupuesto",
      "da igual el nivel, el nivel da igual, da igual la experiencia, nivel indiferente, level doesnt matter, level does not matter, whatever level, any level is fine, egal welches level, level egal, level ist egal, peu importe le niveau, niveau indifférent, le niveau importe peu, no1",
    ].join(),
    // Politeness, and what the client does not know.
    filler: `
      dont you have, do you not have, wouldnt you have, wouldnt you know, you dont happen to have, you wouldnt happen to have, you wouldnt happen to know, havent you got, you havent got,
      wouldnt say no to, would not say no to, wont say no to, would never say no to, not a clue, no clue, no clue about, havent got a clue, no idea about, no idea of, no idea how,
      habt ihr nicht, haben sie nicht zufällig, hättet ihr nicht, hätten sie nicht, hätten sie nicht zufällig, habt ihr nicht zufällig, hättet ihr nicht zufällig, kennt ihr nicht,
      keine ahnung, keine ahnung von, keinen plan, keinen plan von, keinen schimmer, null ahnung, null ahnung von,
      vous nauriez pas, nauriez vous pas, tu naurais pas, navez vous pas, vous ne connaîtriez pas, vous nauriez pas par hasard, aucune idée, aucune idée de, aucune idée du, pas la moindre idée, pas la moindre idée de,
      no tendréis, no tendréis por ahí, no tendrán por ahí, no tendríais, no conoceréis, no conocerán, no sabréis de, no sabrán de,
      ni idea, ni idea de, ni idea de cuánto, ni idea de qué, ni la más remota idea, ni la menor idea,
      dont apply for, please dont apply for, do not apply for, please do not apply for, dont apply for that, please dont apply for that,
      it doesnt work, it does not work, it isnt working, it is not working, it no longer works, it doesnt work anymore, es funktioniert nicht, sie funktioniert nicht, er funktioniert nicht, es läuft nicht, sie läuft nicht, elle ne marche pas, elle ne marche plus, elle ne fonctionne pas, elle ne fonctionne plus, il ne marche pas, il ne fonctionne pas,
      without him, without her, without them, without it, ohne ihn, ohne sie, sans lui, sans elle, sans eux, sin él, sin ella, sin ellos`,
    // Juniors are only allowed by "we wouldn't say no to juniors".
    soft: join("wouldnt, would not, wont, would never", "say no to a, say no to an"),
    lower: `
      nothing under, nothing below, nothing less than, nobody under, nobody below, nobody with less than, no one under, no one below, no one with less than,
      nix unter, nichts unter, niemand unter, niemanden unter, keiner unter, keinen unter, keine unter, rien en dessous de, rien sous, personne en dessous de, nada por debajo de, nadie por debajo de, nada de menos de`,
    lack: `
      nobody left who knows, nobody left who understands, nobody left here who knows, nobody left here who understands, nobody left who can, nobody left here who can, nobody left to maintain, nobody left for, nobody left here for,
      no one left who knows, no one left who understands, no one left here who knows, no one left here who understands, no one left who can, no one left for, nobody is left who knows, nobody is left who understands, nobody understands, no one understands,
      keiner mehr da der, niemand mehr da der, keiner mehr da für, niemand mehr da für, plus personne pour, plus personne qui connaît, ya no queda nadie que sepa, no queda nadie que sepa, no queda nadie para, ya no queda nadie para`,
    // The last of them also after "without": "without React don't apply".
    notAfter: `
      no-go, nogos, is a no-go, a no-go, an absolute no-go, absolute no-go, total no-go, are no-gos, are a no-go, ist ein no-go, sind ein no-go, sind no-gos, ein no-go, est un no-go, sont un no-go, es un no-go, un no-go, never, never again, nie wieder, plus jamais, nunca más, no thank you, no thank u, non plus, pas non plus,
      geht nichts, geht gar nichts, geht bei uns nichts, geht bei uns gar nichts, geht bei uns leider nichts, geht bei uns leider gar nichts, geht leider nichts, geht leider gar nichts, geht es nicht, geht es leider nicht, keine chance, haben sie keine chance, brauchen sie sich nicht zu bewerben, bitte nicht bewerben, bewerbung zwecklos,
      no chance, no deal, wont do, will not do, dont apply, please dont apply, do not apply, please do not apply, dont bother, please dont bother, need not apply, theres no point, there is no point,
      cest non, cest mort, ce nest pas la peine, pas la peine, pas la peine de postuler, inutile de postuler, ne postulez pas,
      no hay nada que hacer, no hacemos nada, nada que hacer, no te presentes, no os presentéis, abstenerse, abstenganse`,
    not: "no-go, nogos, my no-go, our no-gos, our no-go, my no-gos, absolute no-go, absolute no-gos, tampoco",
  },
};

/** What the client lacks of a name: the experience of "no Java experience on our side". */
export const LACKED_NOUNS =
  "experience, knowledge, skills, knowhow, erfahrung, erfahrungen, kenntnisse, wissen, connaissance, connaissances, experiencia, conocimiento, conocimientos";

/** After a name that is denied: that the client lacks it, so that it is asked for. */
export const OWN_LACK = `
  on our side, on our end, on my side, on our team, in our team, in house, inhouse, in the house, internally, among us, auf unserer seite, bei uns im team, in unserem team, im team, im haus, bei uns im haus, intern,
  de notre côté, chez nous, dans léquipe, dans notre équipe, en interne, por nuestra parte, en nuestro equipo, en el equipo, en casa, internamente`;

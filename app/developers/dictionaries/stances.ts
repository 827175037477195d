import { joinPhrases } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** What will do, where others do, too: "would be fine but we are open". */
const FINE_BUT_OPEN = joinPhrases(
  "would be fine, is fine, would be ok, is ok, would be okay, would be good, would be great, would be nice, would work, works",
  "but we are, but were, but im, but i am, and we are, though we are",
  "open, flexible, open to others, open to other things, open to alternatives, open to suggestions, not fixed, not set",
);

const MOVE = `
  move, moving, migrate, migrating, port, porting, rewrite, rewriting, convert, converting, switch, switching, modernise, modernize, modernising,
  modernizing, split, splitting, break up, breaking up`;

/** What is there and is to change. */
const MOVED = [
  joinPhrases(MOVE, "from, our, my, the, off"),
  joinPhrases("written, built, done, programmed, developed", "in, with"),
  joinPhrases(
    "currently, today, still",
    "written in, built in, built with, runs on, running on, based on, developed in",
  ),
  "away from, migration from, migration of our, rewrite of our, modernisation of our, modernization of our, it runs on, legacy, umstieg von, migration von, ablösung von, bisher",
].join();

/** Before what was chosen among several. */
const DECIDED = [
  joinPhrases(
    "lets, let us, we, we will, well, we would, wed, i, i will, ill, id",
    "go with, go for, stick with, stick to",
  ),
  "lets use, going with, going for, went with, went for, decided on, decided for, decided to use, decided to go with, opted for, settled on, settled for, agreed on, sticking with",
  "dann nehmen wir, wir bleiben bei, wir haben uns für, haben uns entschieden für, einigen uns auf, haben uns auf, es wird",
  "on part sur, on part finalement sur, nous partons sur, on reste sur, on a choisi, nous avons choisi, on a opté pour, nous avons opté pour",
  "vamos con, nos quedamos con, hemos elegido, hemos optado por, nos decidimos por, nos hemos decidido por, al final será, mejor vamos con",
].join();

/** How clients stand to a name, in any language: that it is there, is left, will do, is enough, or is better. */
export const STANCES: LanguageWords = {
  numbers: {},
  words: {
    not: `
      doesnt want, does not want, didnt want, did not want, doesnt want to see, does not want to see, doesnt like, does not like,
      do not submit, dont submit, do not propose, dont propose, do not present, do not forward, dont forward, do not suggest, dont suggest,
      do not offer us, dont offer us, do not include, dont include, will nicht, möchte nicht, bitte keine vorschlagen, ne proposez pas, ne pas proposer,
      no proponer, no envíen, ne veut pas de,
      we dont want, we do not want, i dont want, i do not want, on ne veut pas, on ne veut pas de, nous ne voulons pas, nous ne voulons pas de,
      je ne veux pas, je ne veux pas de`,
    notAfter: `
      we dont want, we do not want, i dont want, i do not want, will ich nicht, wollen wir auf keinen fall, on ne veut pas, on n'en veut pas,
      nous ne voulons pas, je ne veux pas, no queremos, no lo queremos, no la queremos, no los queremos, no quiero, no lo quiero,
      are not suitable, is not suitable, arent suitable, isnt suitable, not suitable, unsuitable, are unsuitable, is unsuitable,
      are not a fit, is not a fit, not a fit, not a good fit, sind nicht geeignet, ist nicht geeignet, nicht geeignet, ungeeignet,
      ne conviennent pas, ne convient pas, no encajan, no encaja, no son adecuados, no es adecuado`,
    unneeded: `
      is not necessary that, its not necessary that, not necessary that, is not needed that, is not required that, not necessary to, is not necessary to,
      not necessary to be in, is not necessary to be in, not necessary to live in, is not necessary to live in, nicht nötig dass, pas nécessaire que,
      n'est pas nécessaire que, no es necesario que, no hace falta que, non è necessario che, não é necessário que, actually we have only,
      actually we only have, at the moment we have only,
      we dont need, i dont need, we do not need, i do not need, haben wir schon, haben wir bereits, habe ich schon, hab ich schon,
      doesnt have to, does not have to, dont have to, do not have to, not have to, neednt, need not, not hung up on, not strict about,
      team covers, team covers the, colleagues cover, colleagues cover the, developers cover, developers cover the, devs cover,
      devs cover the, people cover, people cover the, we cover, we cover the, we cover our, kollegen machen, unser team macht,
      notre équipe couvre, notre équipe gère, nuestro equipo cubre, nuestro equipo lleva`,
    unneededAfter: `
      alone is not sufficient, alone is not enough, alone isnt enough, alone isnt sufficient, alone does not suffice, alone wont do, on its own is not enough,
      on its own isnt enough, only is not enough, only isnt enough, experience alone is not sufficient, experience alone is not enough, allein reicht nicht,
      allein genügt nicht, alleine reicht nicht, reicht allein nicht, reicht nicht aus, seul ne suffit pas, seule ne suffit pas, solo no basta,
      solo no es suficiente, por sí solo no basta, da solo non basta,
      not so important, is not so important, isnt so important, are not so important, arent so important, not that important,
      is not that important, isnt that important, are not that important, arent that important, not too important, is not too important,
      isnt too important, nicht so wichtig, ist nicht so wichtig, sind nicht so wichtig, pas si important, n'est pas si important,
      pas trop important, n'est pas trop important, no tan importante, no es tan importante, non è così importante, niet zo belangrijk,
      is niet zo belangrijk, não é tão importante,
      haben wir schon, haben wir bereits, habe ich schon, hab ich schon, on a déjà, nous avons déjà, ya lo tenemos, ya la tenemos,
      we dont need, i dont need, we do not need, i do not need, covered, is covered, are covered, is taken care of, are taken care of,
      is sorted, are sorted, sorted already, already sorted, ist abgedeckt, sind abgedeckt, haben wir abgedeckt, abgedeckt,
      wird abgedeckt, est couvert, est couverte, sont couverts, sont couvertes, cubierto, cubierta, están cubiertos, lo tenemos cubierto,
      are not relevant, not relevant, not relevant to us, not relevant for us, nicht relevant, ist nicht relevant, n'est pas pertinent,
      pas pertinent, no es relevante, no relevante`,
    former: `
      on quitte, nous quittons, quittons, quitter, on abandonne, nous abandonnons, on sort de, we quit, we are quitting, were quitting,
      we are leaving, were leaving, we leave, ditching, were ditching, we are ditching, wir verlassen, verlassen, weg von, wir wollen weg von,
      raus aus, dejamos, abandonamos, nos vamos de, queremos dejar, lasciamo, abbandoniamo`,
    moved: MOVED,
    decided: DECIDED,
    goal: joinPhrases(
      "move, migrate, convert, switch, rewrite, transfer, upgrade, bring, port, get, turn",
      "it, them, this, that, everything, all of it, the whole thing",
      "to, over to, into, onto",
    ),
    contrast: `
      and he or she should, and he or she must, he or she should, he or she must, and he should live in, and she should live in,
      and they should live in, and he must live in, and she must live in, and they must live in, and should live in, and must live in,
      and should be based in, and must be based in, and should be in, and must be in, und er sollte in, und sie sollte in, und muss in, und sollte in,
      et doit habiter, et doit vivre, et il doit habiter, y debe vivir, y que viva, y tiene que vivir,
      as long as theyre, provided that, provided theyre, provided it is, du moment que, siempre y cuando, con tal que, purché, mits`,
    expert: `
      expert, guru, wizard, experte, expertin, einen experten, einem experten, experto, experta,
      much experience, so much experience, very much experience, lots of experience, a lot of experience, plenty of experience, extensive experience, vast experience,
      deep experience, long experience, big experience, rich experience, extensive knowledge, deep knowledge, in depth knowledge, profound knowledge, expert knowledge,
      viel erfahrung, sehr viel erfahrung, große erfahrung, großer erfahrung, langjährige erfahrung, langjähriger erfahrung, umfangreiche erfahrung, umfangreicher erfahrung,
      tiefe kenntnisse, tiefen kenntnissen, fundierte erfahrung, fundierter erfahrung, beaucoup d'expérience, grande expérience, longue expérience, solide expérience,
      large expérience, connaissances approfondies, mucha experiencia, amplia experiencia, gran experiencia, larga experiencia, conocimientos profundos,
      amplios conocimientos, molta esperienza, grande esperienza, muita experiência`,
    strong: `
      strong, very strong, really strong, strong in, strong on, strong with, strong at, starker, starken, starke, stark in, fort en, forte en, très fort en, fuerte en, muy fuerte en`,
    seasoned: `
      ervaren, doorgewinterde, doświadczony, doświadczona, doświadczonego, doświadczonej, doświadczonych, esperto, esperta, esperti, experiente, experientes,
      erfaren, erfarna, erfarne, kokenut, kokeneen, kokenutta, zkušený, zkušeného, zkušená, zkušenou, tapasztalt, experimentat, experimentată`,
    soft: `
      preferable from, preferable in, preferable with, preferable a, preferable someone from, preferable around, bit of, little bit of, some bits of,
      we hoped for, we were hoping for, we are hoping for, hoping for,
      better in, better with, better if with, besser mit, mieux de, mejor si es de, meglio se da, liever uit, pode ser de, può essere di`,
    softAfter: `
      ${FINE_BUT_OPEN},
      only nice to have, just nice to have, only a nice to have, just a nice to have, is only nice to have, only a plus, just a plus, is only a plus,
      only a bonus, just a bonus, is just a bonus, only optional, is only optional, nur nice to have, nur ein plus, nur optional, seulement un plus,
      juste un plus, solo un plus, better have, better to have, would suit us, would suit us best, if poss, if thats possible, if that is possible,
      if that works, if it works, if doable, if thats doable, if thats ok, wenn das geht, falls das geht, si c'est possible,
      si c'est faisable, si se puede, si es viable, se possibile,
      are even better, works better, even better, wäre uns lieber, ist uns lieber, serait mieux, nog beter, meegenomen, zou mooi zijn,
      zou fijn zijn, zou leuk zijn, is welkom, welkom, is handig, is een voordeel, een voordeel, heeft de voorkeur, wenselijk,
      is wenselijk, seria bom, seria ótimo, é bem vindo, é bem vinda, bem vindo, bem vinda, é uma mais valia, uma mais valia,
      é valorizado, é valorizada, sarebbe utile, sarebbe bello, sarebbe l'ideale, è apprezzato, è apprezzata, apprezzato, apprezzata,
      è benvenuto, è preferibile, preferito, preferita, è un vantaggio`,
    oneOf: `
      at least two of the, at least two of these, any two of, mindestens zwei der, mindestens zwei davon, au moins deux de,
      al menos dos de los, al menos dos de las, al menos dos de estos`,
    oneOfAfter: "whichever is better, whatever is better, whichever is best, whatever is best",
    orAny: `
      or something like that, or something like it, or something similar, or something of that kind, or that kind of thing, or things like that,
      or so, oder so, oder so was, oder sowas, oder so etwas, oder so ähnlich, oder etwas ähnliches, oder ähnliches,
      ou quelque chose comme ça, ou un truc comme ça, ou un truc du genre, o algo así, o algo parecido, o algo por el estilo,
      o qualcosa del genere, of zoiets`,
    levelToo: `
      id accept a, i would accept a, we would accept a, wed accept a, we accept a, notfalls nehmen wir einen, nehmen wir einen, nehmen wir auch einen,
      anche, anche un, perfino, aussi un, même un, incluso, incluso un, también un, ook een`,
    worked:
      "has done, have done, whos done, has already done, have already done, only done, has only done",
    correction: `
      ah no, oh no, ah nein, ach nein, ah non, ay no, no sorry i mean,
      nee warte, nee warte mal, nein warte mal, nee moment, ne warte, no anzi, anzi no, anzi, no aspetta, aspetta no, no scusa, nee wacht, nee sorry,
      não espera, não desculpa, quer dizer, ou melhor, non scusa`,
    seeking: `
      whats missing is, what is missing is, whats missing, what we are missing is, what we still need is, still lack, still lacking, lack a, lack an,
      was fehlt ist, was noch fehlt ist, was uns fehlt ist, ce qui manque c'est, ce qui nous manque c'est, lo que falta es, lo que nos falta es`,
    industryAsked: `
      who know, must know, should know, to know, kenntnissen, erfahrung, erfahrungen, conocimientos, connaissances`,
    named: "hiring manager, hiring managers, line manager",
    filler: `
      ablöst, ablösen, abzulösen, abgelöst, ersetzt, ersetzen, remplacer, remplace, vieille, ancienne, reemplazar, reemplace, sustituir, sustituya,
      verlangen, verlangt, verlangten, fordern, forderten, exigent, exigeaient, demandent, exigen, piden, quieren,
      whats missing is, what is missing is, whats missing, what we are missing is, what we still need is, still lack, still lacking, lack, lacking,
      not fussed, not bothered, or something, kind of thing,
      who helps, who would help, that helps, which helps, helps us, helps me, helps to, helps with, helps our, extensive, profound, in depth, vast, umfangreiche, umfangreicher, fundierte,
      fundierter, approfondies, approfondie`,
  },
};

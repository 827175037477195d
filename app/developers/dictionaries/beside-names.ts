import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** Some hours in common, and not how many: "overlap a few hours". */
const OVERLAP_HOURS = [
  join(
    "overlap, overlaps, overlapping, overlap for, overlaps for, overlapping for, overlap at least, overlaps at least, overlap by, overlaps by",
    "a few hours, few hours, a couple of hours, couple of hours, some hours, several hours, a bit, a little, a little bit, a few hrs",
  ),
  "ein paar stunden überlappung, ein paar stunden überschneidung, ein paar gemeinsame stunden",
].join();

/** Before a place of whose clock a time zone is: "a time zone like Lima". */
const ZONES_LIKE = [
  join("time zone, timezone, time zones, timezones, tz, hours", "like, like in, such as, as in"),
  "zeitzone wie, zeitzone wie in, fuseau horaire comme, fuseau comme, fuseau horaire comme à, zona horaria como, zona horaria como en, huso horario como",
].join();

/** Who is in no other time zone is in that of the client. */
const NO_OTHER_ZONE = [
  join(
    "not, no, not from, not in, not on, not be in, not be from, must not be in, must not be from, should not be in, should not be from, shouldnt be in, shouldnt be from, cannot be in, cant be in, cant be from, dont want someone in, dont want someone from, dont want anyone in, dont want anyone from, nobody from, nobody in, no one from, no one in",
    "a different, another, different, other, some other",
    "time zone, timezone, time zones, timezones, tz",
  ),
  join(
    "keine, keinen, in keiner, aus keiner, nicht in einer, nicht aus einer, niemanden in einer, niemanden aus einer, niemand aus einer",
    "andere, anderen",
    "zeitzone, zeitzonen",
  ),
  join(
    "pas, pas d, pas dans, pas de, pas sur, personne d, personne dans, personne sur",
    "un autre, autre, autres",
    "fuseau, fuseau horaire, fuseaux, fuseaux horaires",
  ),
  join(
    "no, no de, no en, nadie de, nadie en, no esté en, no sea de, ni de",
    "otra zona, otras zonas",
    "horaria, horarias",
  ),
  join("no, no de, no en, nadie de, nadie en", "otro huso, otro huso horario"),
].join();

/** Before a place where a person may be, and needn't. */
export const FINE_WITH =
  "fine with, is fine with, hes fine with, shes fine with, ok with, okay with, is ok with, is okay with, hes ok with, shes ok with, happy with, be happy with, cool with, no problem with, no issue with, nothing against, einverstanden mit, kein problem mit, nichts gegen, ok mit, d'accord avec, d'accord pour, ok avec, de acuerdo con, sin problema con, ok con, va bene";

/** Where people are on some days of a week. */
export const OFFICES = `office, offices, hq, büro, büros, bureau, bureaux, oficina, oficinas, ufficio, kantoor, escritório, biuro, biurze`;

/** Where people work besides, after hours that they have for no one else. */
export const ELSEWHERE = `
  elsewhere, somewhere else, for someone else, for somebody else, for others, for another client, for other clients, at another company,
  at another client, on another project, on other projects, anderswo, woanders, für andere, für andere kunden, in einem anderen projekt,
  ailleurs, pour d'autres clients, pour un autre client, en otro sitio, en otra parte, para otros clientes, para otro cliente`;

/** Words beside names of places, clocks and languages, in several languages. */
export const BESIDE_NAMES: LanguageWords = {
  numbers: {},
  words: {
    enoughAfter: `
      is enough, are enough, would be enough, is sufficient, would be sufficient, suffices, would suffice, is all we need, will be enough,
      reicht, reicht aus, reicht uns, reicht völlig, genügt, genügt uns, würde reichen, würde genügen, suffit, suffira, est suffisant, nous suffit,
      basta, es suficiente, sería suficiente, nos basta, è sufficiente, chega, já chega, é suficiente, is genoeg, volstaat, wystarczy`,
    ofLanguage: `
      rtl, layout, layouts, localization, localisation, localized, localised, translations, fonts, typography, script, scripts, keyboard,
      market, markets, law, tax, accounting, texts, text, documents, contracts, subtitles, dataset, datasets, nlp, speech, handwriting,
      website, version, versions`,
    oneOf: `
      at least one of the following, one of the following, any of the following, at least two of the following, two of the following,
      at least two of, two of, at least three of, three of, at least two out of, two out of, one out of,
      mindestens eine der folgenden, eine der folgenden, mindestens zwei der folgenden, zwei der folgenden, mindestens zwei von, zwei von, zwei der,
      au moins une des, au moins un des, au moins deux des, deux des, l'une des, une des langues suivantes,
      al menos uno de, al menos una de, al menos dos de, dos de, una de las siguientes, al menos dos de los siguientes, al menos dos de las siguientes`,
    unneeded: `
      doesnt have to speak, does not have to speak, dont have to speak, do not have to speak, doesnt need to speak, does not need to speak,
      dont need to speak, need not speak, neednt speak, no need to speak, muss nicht unbedingt, n'a pas besoin de parler, pas besoin de parler,
      no hace falta que hable, no tiene que hablar, no necesita hablar, non deve parlare, não precisa falar, hoeft geen, hoeft niet,
      not fussed about, not fussed, not bothered about, not picky about, not fussy about, dont mind about, we dont mind about, not particular about,
      flexible about, flexible on, flexible with, flexibel bei, flexibel beim`,
    contrast: `
      as long as, so long as, as long as its, as long as it is, as long as they are, as long as its in the, provided its, provided they are,
      hauptsache, solange es, solange, pourvu que, tant que, tant que c'est, siempre que, siempre que sea, con tal de que, mientras sea,
      moet, moeten`,
    soft: `
      best would be, the best would be, the best is, best is if, ideal would be, the ideal would be, preferable would be, better would be, optimal would be, nice would be, am besten aus, am besten wäre, das beste wäre, ideal wäre, optimal wäre, le mieux serait, l'idéal serait, lo mejor sería, lo ideal sería, preferable from, preferable in, preferable near, preferable based in, preferable around, better from, better someone from, better somebody from, better if from, better if in, best from, best if from, best if in,
      besser aus, besser jemand aus, mieux si de, mieux si en, mejor de, mejor alguien de, meglio da, pode ser do, pode ser da, pode ser dos`,
    softAfter: `
      is better, are better, is even better, would be even better, handy, is handy, would be handy, is a help, would be a help, is an extra plus,
      ist besser, ist noch besser, sind besser, c'est mieux, est mieux, es mejor, è meglio, é melhor, is beter, is mooi meegenomen,
      mooi meegenomen, is meegenomen`,
    filler:
      "bilingual, bilingue, bilingues, zweisprachig, tweetalig, trilingual, trilingue, dreisprachig, guten morgen, schönen guten morgen, einen schönen guten morgen, guten morgen zusammen, guten abend, schönen abend, good morning, good evening, vg, lg, mfg",
    basedAfter: "area, metro area, metropolitan area, surroundings, umgebung",
    livingIn:
      "innerhalb, innerhalb der, innerhalb von, innerhalb des, au sein de l, au sein de, dentro de, dentro de la, binnen, binnen de, im raum, raum, großraum, im großraum, region, in der region, in der nähe von, nahe, dans la région de, région de, près de, en la zona de, cerca de, zona de",
    ownPlace: `
      our team in, frontend team in, front end team in, backend team in, back end team in, dev team in, development team in, team sitzt in, unser team sitzt in,
      unser team ist in, wir sitzen in, wir sind in, notre équipe est à, notre équipe est en`,
    own: `
      ${NO_OTHER_ZONE},
      ${join(OVERLAP_HOURS, "with us, with our team, with ours, with me, with our hours, with our day")},
      ${join(ZONES_LIKE, "us, ours, mine, our team, uns, nous, nosotros")},
      same schedule, the same schedule, on the same schedule, mismo horario, el mismo horario, en el mismo horario, misma franja horaria,
      same hour zone, same hours zone, in the same hour zone, near timezone, near time zone, nearby timezone, nearby time zone, close timezone, close time zone, similar timezone,
      similar time zone, in a similar time zone, in a similar timezone, a similar time zone, a similar timezone, a nearby time zone, a nearby timezone, a close time zone, near time zones,
      similar time zones, ähnliche zeitzone, ähnlicher zeitzone, benachbarte zeitzone, fuseau proche, fuseau horaire proche, un fuseau proche, un fuseau horaire proche, fuseau similaire,
      huso horario cercano, zona horaria similar, zona horaria cercana, una zona horaria similar, una zona horaria cercana,
      zeitzone wie wir, zeitzone wie bei uns, zeitzone wie unser team, zeitzone wie unsere, zeitzone wie uns, zeitlich wie wir, arbeitszeiten wie wir,
      fuseau comme nous, horaires comme nous, horario como nosotros, zona horaria como nosotros, mesmo fuso que nós, mesmo fuso horário,
      stesso fuso orario, nello stesso fuso orario`,
    overlap: `
      ${OVERLAP_HOURS}, ${ZONES_LIKE},
      hour of, in the hour of, in the hours of, in the time of,
      horário da, horário do, horário de, no horário da, no horário do, no horário de, em horário da, horários da, horários de, fuso da, fuso do, fuso de,
      fuso horário, fuso horário da, fuso horário do, fuso horário de, no fuso da, no fuso de, no fuso horário da, no fuso horário de,
      sobreposição com, horas em comum, horas em comum com, fuso orario, fuso orario di, orario di, sovrapposizione con,
      tijdzone, overlap met, strefa czasowa, w strefie czasowej`,
    clock: "shift, day shift, tijd, horas",
    otherPlace: `
      once a month in, twice a month in, two times a month in, two times in month in, two times in the month in, three times a month in, once a quarter in,
      twice a quarter in, twice a year in, once a year in, every month in, monthly in, quarterly in, a day a month in, day a month in, days a month in,
      days per month in, day per month in, days a quarter in, day a quarter in, einmal im monat in, zweimal im monat in, einmal pro monat in,
      zweimal pro monat in, einmal im quartal in, alle paar wochen in, tag im monat in, tage im monat in, tag pro monat in, tage pro monat in,
      une fois par mois à, deux fois par mois à, jour par mois à, jours par mois à, une fois par trimestre à, una vez al mes en, dos veces al mes en,
      día al mes en, días al mes en, una vez al trimestre en`,
    named: "vor ort",
    zoneLink: "like, like in, wie, wie in, comme, como, either, either of, entweder, soit, o bien",
    onSite: `
      must come to the office, has to come to the office, have to come to the office, come to our office, come into the office, come into our office,
      must be in the office, has to be in the office, ins büro kommen, zu uns ins büro, venir au bureau, être au bureau, venir a la oficina,
      estar en la oficina, in presenza, presenza in ufficio, in ufficio, no escritório, em regime presencial, op kantoor, op locatie, w biurze, stacjonarnie,
      not only remote, not just remote, not fully remote, not 100 % remote, no full remote, nicht nur remote, nicht rein remote, nicht voll remote, nicht 100 % remote, pas seulement à distance, pas uniquement à distance, pas 100 % télétravail, pas de full remote, no solo en remoto, no solo remoto, no 100 % remoto`,
    speaking:
      "spreken, spreekt, beheersen, beheerst, parler, parlé, hablar, hablado, sprechen, parlare, parlato, falar, falado, mówić, spoken and written, in word and writing, at business level, at native level, at c1, at b2, at a business level, on business level, auf c1 niveau, auf muttersprachniveau, auf muttersprachlichem niveau, niveau c1, niveau b2, nivel c1, nivel b2, nivel alto, fließend, fliessend",
    unneededAfter: `
      location is flexible, isnt relevant, is not relevant`,
  },
};

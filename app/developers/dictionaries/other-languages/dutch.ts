import type { LanguageWords } from "../language.ts";

export const DUTCH: LanguageWords = {
  numbers: { twee: 2, drie: 3, vijf: 5 },
  months: `
    januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november,
    december`,
  own: `
    een, ik, wij, zoek, zoeken, gezocht, geen, niet, uur, voor, vanaf, ervaring, ontwikkelaar,
    ontwikkelaars, beschikbaar, nodig, iemand`,
  falseFriends: { of: "or", tien: "10" },
  words: {
    not: `
      niet, geen, nooit, niemand, niet uit, liever geen, liever niet, willen geen, wil geen, gebruiken
      geen, gebruiken niet, zeker geen, absoluut geen`,
    except: "zonder, behalve, buiten, uitgezonderd, met uitzondering van, in plaats van",
    notAfter: "is uitgesloten, uitgesloten, komt niet in aanmerking, nee",
    unneeded: `
      niet per se, niet noodzakelijk, niet noodzakelijkerwijs, niet nodig, hoeft geen, hoeft niet,
      hoeven geen, hebben geen, heeft geen`,
    unneededAfter: `
      is niet nodig, niet nodig, is niet vereist, niet vereist, is niet verplicht, niet verplicht,
      is geen must, is geen vereiste, geen vereiste, niet noodzakelijk, hoeft niet, hoeft niet te
      zijn`,
    soft: "bij voorkeur, liefst, idealiter, eventueel",
    softAfter:
      "is een pluspunt, een pluspunt, pluspunt, is een pre, een pre, is een plus, een plus",
    contrast: "maar, wel, alleen, slechts, enkel",
    having: "met, kent",
    or: "ofwel, of anders",
    and: "evenals, alsook, en ook",
    upper: `
      niet meer dan, niet duurder dan, minder dan, goedkoper dan, hoogstens, hooguit, ten hoogste,
      maximaal, onder, tot`,
    lower: "meer dan, minstens, minimaal, ten minste, tenminste, vanaf, boven, niet minder dan",
    filler: `
      niet alleen, niet enkel, op afstand, ook, sprekend, ontwikkelaar, ontwikkelaars, zoek, zoeken, ervaring,
      nu nodig, nu beschikbaar, ik, wij, een, de, het, voor, gezocht, op zoek naar, programmeur,
      programmeurs, iemand, hallo, goedendag, dank, graag, bij, wie, kan`,
    speaking: "sprekend, sprekende",
    hours: "uur, uren",
    days: "dagen, dag",
    weeks: "weken",
    months: "maanden, maand",
    years: "jaar",
    experience: "ervaring",
    perHour: "per uur, / uur",
    perDay: "per dag, / dag",
    perMonth: "per maand, / maand",
    fullTime: "voltijds, voltijd",
    partTime:
      "deeltijds, deeltijd, halftijds, paar uur per week, een paar uur per week, een paar uur per maand",
    available: "beschikbaar",
    start: "vanaf, starten",
    fromDate: "vanaf, per",
    beforeDate: "vanaf, per, in",
    nowAlone: "per direct, zo snel mogelijk, onmiddellijk, direct beschikbaar",
    anywhere: "op afstand, volledig op afstand, thuiswerken, remote",
    livingIn: "uit",
    person: "ontwikkelaar, ontwikkelaars, programmeur, programmeurs",
    industryAsked: "sector, branche, ervaring, kennis",
    workedFor: "ervaring in, ervaring met, gewerkt in, gewerkt voor",
    levelAllowed: "mag, mag een, mag ook, mag ook een, kan ook een",
    speaks: "spreekt, spreken",
    otherPlace: "project in, klant in, kantoor in",
  },
};

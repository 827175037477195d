import type { LanguageWords } from "../language.ts";

/** Danish and Norwegian, which share most of these words. */
export const DANISH_NORWEGIAN: LanguageWords = {
  numbers: {},
  words: {
    not: `
      ikke, ingen, intet, aldrig, aldri, hverken, verken, ej, vil ikke have, vil ikke ha, bruger ikke,
      bruker ikke, ikke fra, absolut ikke, absolutt ikke`,
    except: `
      uden, uten, undtagen, unntatt, undtaget, unntagen, bortset fra, bortsett fra, udenfor, utenfor,
      utenom, i stedet for, istedenfor`,
    notAfter: "er udelukket, er utelukket, udelukket, utelukket, går ikke",
    unneeded: `
      ikke nødvendigvis, behøver ikke, behøver ikke kunne, behøver ikke at kunne, trenger ikke, trenger
      ikke å kunne, ikke nødvendigt, ikke nødvendig`,
    unneededAfter: `
      er ikke nødvendigt, er ikke nødvendig, ikke nødvendigt, ikke nødvendig, er ikke et krav, ikke
      et krav, er intet krav, er ikke påkrævet, er ikke påkrevd, kræves ikke, kreves ikke, er ikke et
      must`,
    soft: "gerne, gjerne, helst",
    softAfter: "er en fordel, en fordel, er et plus, et plus",
    contrast: "men, kun, bare",
    having: "med",
    or: "eller",
    and: "og, samt, og også",
    upper: `
      højst, højest, høyst, maks, maksimalt, ikke mere end, ikke mer enn, ikke dyrere end, ikke dyrere
      enn, mindre end, mindre enn, billigere end, billigere enn, op til, opp til, ikke over`,
    lower: "mindst, minst, mere end, mer enn, ikke mindre end, ikke mindre enn",
    filler: `
      ikke kun, ikke bare, ikke blot, også, udvikler, utvikler, søger, søker, leder efter, ser etter,
      erfaring`,
  },
};

import type { LanguageWords } from "../language.ts";

export const SWEDISH: LanguageWords = {
  numbers: {},
  words: {
    not: `
      inte, ej, icke, ingen, inget, aldrig, varken, vill inte ha, använder inte, absolut inte, inte från`,
    // Inga is a name as well.
    doubt: "inga",
    except: `
      utan, utom, förutom, exklusive, undantaget, bortsett från, i stället för, istället för, utanför`,
    notAfter: "är uteslutet, uteslutet, går inte, kommer inte på fråga",
    unneeded: `
      inte nödvändigtvis, behöver inte, behöver inte kunna, behöver inte vara, inte nödvändigt`,
    unneededAfter: `
      behövs inte, krävs inte, är inte nödvändigt, inte nödvändigt, är inte ett krav, inte ett krav,
      är inget krav, inget krav, är inte ett måste, inget måste`,
    soft: "helst, gärna",
    softAfter: "meriterande, är meriterande, är ett plus, ett plus",
    contrast: "men, utan, utan även, utan också, bara, endast",
    having: "med",
    or: "eller",
    and: "och, samt, och även",
    upper: `
      högst, som mest, inte mer än, inte dyrare än, mindre än, billigare än, upp till, maximalt, inte
      över`,
    lower: "minst, åtminstone, mer än, inte mindre än, lägst",
    filler: `
      inte bara, inte endast, inte enbart, även, också, utvecklare, söker, erfarenhet, av`,
  },
};

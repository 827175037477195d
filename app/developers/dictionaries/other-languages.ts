import type { LanguageWords } from "./language.ts";

/**
 * What denies and joins in languages that have no file of their own, so that a search in them is
 * never read as its opposite: Russian, Ukrainian, Polish, Czech, Italian, Portuguese, Dutch,
 * Swedish, Danish and Norwegian, Finnish, Romanian, Hungarian.
 */
export const OTHER_LANGUAGES: LanguageWords = {
  numbers: {},
  words: {
    not: "не, нет, не нужен, не нужна, не нужно, немає, ні, nie, nechci, niet, geen, não, inte, ikke, ei, nem, nu vreau",
    except:
      "без, кроме, крім, окрім, bez, kromě, oprócz, senza, tranne, sem, exceto, zonder, behalve, utan, uden, uten, ilman, fără",
    or: "или, або, чи, lub, albo, nebo, oppure, ou, eller, tai, sau, vagy",
    and: "и, та, oraz, além de",
    filler: `
      нужен, нужна, нужно, нужны, ищу, ищем, разработчик, разработчика, программист, программиста,
      потрібен, потрібна, шукаю, шукаємо, розробник, розробника, szukam, szukamy, programista,
      programisty, programmatore, sviluppatore, cerco, cerchiamo, desenvolvedor, programador,
      procuro, ontwikkelaar, zoek, zoeken, utvecklare, söker, udvikler, søger`,
  },
};

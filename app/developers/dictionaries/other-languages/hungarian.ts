import type { LanguageWords } from "../language.ts";

export const HUNGARIAN: LanguageWords = {
  numbers: {},
  words: {
    not: "nem, sem, semmi, senki, nem akarok, nem akarunk, nem használunk",
    except: "kivéve",
    notAfter: "nélkül, kivételével, kizárva, nem jöhet szóba",
    unneeded: "nem feltétlenül, nem kell, nem szükséges",
    unneededAfter: `
      nem szükséges, nem kell, nem kötelező, nem feltétel, nem elvárás`,
    soft: "lehetőleg, ideális esetben",
    softAfter: "előny, előnyt jelent",
    contrast: "hanem, viszont, csak",
    or: "vagy",
    and: "valamint",
    upper: "legfeljebb, nem több mint, nem drágább mint, kevesebb mint, olcsóbb mint",
    lower: "legalább, több mint, nem kevesebb mint",
    upperAfter: "alatt",
    lowerAfter: "felett, fölött",
    filler: "nem csak, nemcsak, keresek, keresünk, fejlesztő, fejlesztőt, programozó",
  },
};

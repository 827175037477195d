import type { LanguageWords } from "../language.ts";

export const POLISH: LanguageWords = {
  numbers: {},
  words: {
    not: `
      nie, nikt, żadnych, żadnego, żaden, żadna, nie chcę, nie chcemy, nie używamy, nie z, tylko nie`,
    except: "bez, oprócz, prócz, poza, z wyjątkiem, za wyjątkiem, wyłączając, zamiast",
    notAfter: `
      odpada, odpadają, nie wchodzi w grę, nie wchodzą w grę, wykluczony, wykluczona, wykluczone, nie`,
    unneeded: `
      niekoniecznie, nie musi znać, nie musi być, nie potrzebuję, nie potrzebujemy, nie trzeba`,
    unneededAfter: `
      nie jest wymagany, nie jest wymagana, nie jest wymagane, niewymagany, niewymagana,
      niewymagane, nie jest konieczny, nie jest konieczna, nie jest konieczne, niekonieczny, nie
      jest potrzebny, nie jest potrzebna, nie jest potrzebne, niepotrzebny, niepotrzebna, zbędny`,
    soft: "najlepiej, opcjonalnie, mile widziany, mile widziana, mile widziane",
    softAfter: `
      mile widziany, mile widziana, mile widziane, będzie plusem, będzie atutem, jest plusem`,
    contrast: "ale, lecz, tylko, natomiast",
    having: "z, ze, zna, znający",
    or: "lub, albo, bądź, lub też",
    and: "oraz, a także",
    upper: `
      nie więcej niż, nie drożej niż, nie droższy niż, mniej niż, poniżej, taniej niż, maksymalnie,
      maks, najwyżej`,
    lower: "od, powyżej, więcej niż, ponad, co najmniej, przynajmniej, nie mniej niż, minimum",
    filler: `
      nie tylko, też, także, potrzebuję, potrzebujemy, szukam, szukamy, programista, programisty,
      programistę, zdalnie`,
  },
};

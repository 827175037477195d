import type { LanguageWords } from "../language.ts";

export const POLISH: LanguageWords = {
  numbers: { dwóch: 2, trzech: 3, czterech: 4, pięciu: 5 },
  // "Marca" is a brand in Spanish.
  months: `
    styczeń stycznia styczniu, luty lutego lutym, marzec marcu, kwiecień kwietnia kwietniu, maj maja
    maju, czerwiec czerwca czerwcu, lipiec lipca lipcu, sierpień sierpnia sierpniu, wrzesień września
    wrześniu, październik października październiku, listopad listopada listopadzie, grudzień
    grudnia grudniu`,
  own: `
    szukam, szukamy, potrzebuję, potrzebujemy, poszukujemy, poszukuję, doświadczenie, doświadczenia,
    doświadczeniem, programista, programisty, programistę, programistów, lub, oraz, godzinę, godz, zdalnie,
    angielski, angielskiego, polskiego, złotych, zł`,
  falseFriends: { i: "and", stu: "sto" },
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
      nie więcej niż, nie drożej niż, nie droższy niż, mniej niż, poniżej, taniej niż,
      maksymalnie, maks, najwyżej`,
    lower: "od, powyżej, więcej niż, ponad, co najmniej, przynajmniej, nie mniej niż, minimum",
    filler: `
      nie tylko, też, także, potrzebuję, potrzebujemy, szukam, szukamy, programista, programisty,
      programistę, zdalnie, potrzebny, potrzebna, potrzebni, poszukuję, poszukujemy, poszukiwany,
      dzień dobry, cześć, witam, programistów, programistka, programistki, dla,
      pilnie, proszę, kogoś, kto, w, we, na, mówiący, mówiąca, mówiącego`,
    levelAllowed: "może być, mogą być, może też być, może to być, mógłby być",
    speaks: "mówi po, mówiący po, mówiąca po, mówiącego po, zna język, po",
    otherCurrency: "zł, zl, złotych",
    perHour: "za godzinę, na godzinę, / godz, / godzinę, godz",
    perDay: "za dzień, dziennie, / dzień",
    perWeek: "tygodniowo, na tydzień, w tygodniu",
    perMonth: "miesięcznie, za miesiąc, / miesiąc",
    hours: "godzin, godziny, godzina",
    days: "dni, dzień",
    weeks: "tygodni, tygodnie",
    months: "miesięcy, miesiące, miesiąc",
    years: "lat, lata",
    experience: "doświadczenia",
    fullTime: "pełny etat, na pełny etat, cały etat, pełen etat, na cały etat",
    partTime: "pół etatu, na pół etatu, część etatu",
    available: "dostępny, dostępna, dostępni",
    start: "od, początek",
    fromDate: "od",
    beforeDate: "od, w, do, na",
    nowAlone: "od zaraz, natychmiast, od teraz",
    industryAsked:
      "branża, branży, sektor, sektorze, doświadczenie, doświadczeniem, znajomość, znajomością",
    workedFor: "doświadczenie w, doświadczeniem w, pracował w, pracowała w",
    person:
      "developera, developerów, informatyk, informatyka, specjalista, specjalisty, specjalistę, konsultant, konsultanta, programista, programisty, programistę, programistów, inżynier, inżyniera",
    anywhere: "zdalnie, praca zdalna, pracy zdalnej, w pełni zdalnie, całkowicie zdalnie",
    livingIn: "z, ze, w, we",
  },
};

import type { LanguageWords } from "../language.ts";

export const CZECH: LanguageWords = {
  numbers: {},
  words: {
    not: `
      nechci, nechceme, nepoužíváme, není, nikdo, žádný, žádná, žádné, žádného, žádní, žádných, hlavně
      ne, ne z`,
    // In Romanian and Italian, and in spoken German, it denies nothing.
    doubt: "ne",
    except: "bez, kromě, vyjma, s výjimkou, mimo, místo",
    notAfter: "nepřichází v úvahu, vyloučeno, vyloučen",
    unneeded: `
      ne nutně, nemusí umět, nemusí být, nemusí znát, nepotřebuji, nepotřebujeme, není nutné, není
      nutný, není potřeba, není třeba`,
    unneededAfter: `
      není nutný, není nutná, není nutné, není potřeba, není třeba, není podmínkou, není vyžadován,
      není vyžadována, není vyžadováno`,
    soft: "ideálně, nejlépe, výhodou",
    softAfter: "výhodou, je výhodou, vítán, vítána, vítáno",
    contrast: "ale, nýbrž, pouze",
    having: "se, umí",
    or: "nebo, anebo",
    and: "a také",
    upper: "ne více než, ne víc než, nejvýše, maximálně, méně než, levnější než",
    lower: "více než, víc než, alespoň, nejméně, minimálně, ne méně než, od",
    filler: `
      nejen, nejenom, ne jen, také, hledám, hledáme, vývojář, vývojáře, programátor, potřebuji,
      potřebujeme, vývojářku, programátora, do, na`,
    livingIn: "z, ze, v, ve",
    otherCurrency: "kč, korun",
    perHour: "za hodinu, na hodinu, / hod",
    fullTime: "plný úvazek, na plný úvazek",
    partTime: "částečný úvazek, na částečný úvazek, poloviční úvazek, půl úvazku, na půl úvazku",
  },
};

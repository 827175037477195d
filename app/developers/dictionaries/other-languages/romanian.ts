import type { LanguageWords } from "../language.ts";

export const ROMANIAN: LanguageWords = {
  numbers: {},
  words: {
    not: "nu vreau, nu vrem, nu dorim, nu folosim, nu din, niciun, nicio, nimeni",
    // "Nu" is "now" in Dutch and in Scandinavian languages.
    doubt: "nu, nici",
    except: "fără, cu excepția, în afară de, în afara, exceptând, în loc de",
    notAfter: "exclus, este exclus, nu merge",
    unneeded: `
      nu neapărat, nu trebuie să știe, nu e nevoie de, nu este nevoie de, nu avem nevoie de, nu am
      nevoie de`,
    unneededAfter: `
      nu este necesar, nu este necesară, nu e necesar, nu este obligatoriu, nu e obligatoriu, nu e
      nevoie`,
    soft: "preferabil, de preferat",
    softAfter:
      "reprezintă un avantaj, constituie un avantaj, este un avantaj, un avantaj, este un plus",
    contrast: "dar, doar, numai, ne trebuie, ne dorim",
    having: "cu",
    or: "sau",
    and: "precum și",
    upper: "cel mult, nu mai mult de, mai puțin de, sub, maxim, până la",
    lower: "cel puțin, mai mult de, peste, minim, nu mai puțin de",
    filler: "nu numai, nu doar, caut, căutăm, programator, dezvoltator",
  },
};

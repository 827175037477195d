import type { LanguageWords } from "../language.ts";

export const ITALIAN: LanguageWords = {
  numbers: {},
  words: {
    not: `
      non, niente, nessun, nessuno, nessuna, nulla, non vogliamo, non voglio, non usiamo, non
      utilizziamo, non da, non dal, non dalla, assolutamente no`,
    except: `
      senza, tranne, eccetto, eccetto che, escluso, esclusa, esclusi, a parte, fuori da, invece di, al
      posto di, ad eccezione di, fatta eccezione per`,
    notAfter: `
      non va bene, non vanno bene, è escluso, è esclusa, sono esclusi, non ammesso, non ammessi, escluso,
      esclusi`,
    unneeded: `
      non serve, non servono, non occorre, non necessariamente, non è necessario, non è necessaria,
      non deve conoscere, non è richiesto, non è richiesta, non importa se`,
    unneededAfter: `
      non serve, non servono, non è necessario, non è necessaria, non necessario, non necessaria,
      non è richiesto, non è richiesta, non richiesto, non è obbligatorio, non obbligatorio, non è
      indispensabile`,
    soft: "preferibilmente, idealmente, meglio se, gradito, gradita",
    softAfter: "gradito, gradita, è gradito, è un plus, sarebbe un plus, un plus",
    contrast: "ma, però, bensì, solo, soltanto, solamente",
    fineAfter: "va bene, vanno bene",
    or: "oppure, ovvero",
    and: "nonché, e anche",
    upper: `
      meno di, non più di, non oltre, massimo, al massimo, fino a, sotto i, sotto, inferiore a, non
      superiore a`,
    lower: "più di, oltre, almeno, minimo, a partire da, sopra i, non meno di, superiore a",
    filler: `
      non solo, non soltanto, non solamente, anche, cerco, cerchiamo, programmatore, sviluppatore,
      esperienza, di`,
  },
};

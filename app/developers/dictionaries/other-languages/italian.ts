import type { LanguageWords } from "../language.ts";

export const ITALIAN: LanguageWords = {
  numbers: { due: 2, tre: 3, quattro: 4, cinque: 5 },
  months: `
    gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre,
    novembre, dicembre`,
  own: `
    cerco, cerchiamo, cercasi, sviluppatore, sviluppatrice, sviluppatori, programmatore, vorremmo, anni, esperienza,
    siamo, serve, servono, abbiamo, conosca, parli, buongiorno, della, nostra, nostro`,
  falseFriends: { sei: "6", otto: "8", nove: "9", grafico: "grafiker", grafica: "grafiker" },
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
    and: "nonché, e anche, e, ed",
    upper: `
      meno di, non più di, non oltre, massimo, al massimo, fino a, sotto i, sotto, inferiore a, non
      superiore a`,
    lower: "più di, oltre, almeno, minimo, a partire da, sopra i, non meno di, superiore a",
    filler: `
      non solo, non soltanto, non solamente, anche, cerco, cerchiamo, programmatore, sviluppatore,
      esperienza, di, salve, buongiorno, ciao, grazie, mi serve, ci serve, mi servono, ci servono,
      serve, uno, un, una, il, la, lo, i, gli, le, che, per, da, in, sviluppatori, sviluppatrice,
      programmatori, cercasi, abbiamo bisogno di, ho bisogno di, conosca, sappia`,
    having: "con",
    speaking: "intermedio, livello intermedio, avanzato, livello avanzato",
    industryAsked: "settore, ambito, esperienza, conoscenza, conoscenze",
    workedFor:
      "esperienza in, esperienza nel, esperienza nella, lavorato in, lavorato per, lavorato nel",
    levelToo: "anche un, anche una, anche",
    levelAllowed: "può essere, può essere un, può anche essere, potrebbe essere, possono essere",
    speaks: "parli, parla, parlano, parlino, che parli, che parla",
    hours: "ore",
    days: "giorni, giorno",
    weeks: "settimane, settimana",
    months: "mesi, mese",
    years: "anni, anno",
    perHour: "all'ora, l'ora, / ora, orari, ad ora",
    perDay: "al giorno, / giorno",
    perWeek: "a settimana, alla settimana, / settimana",
    perMonth: "al mese, / mese",
    fullTime: "tempo pieno, a tempo pieno",
    partTime:
      "poche ore alla settimana, qualche ora alla settimana, poche ore al mese, mezza giornata, tempo parziale, a tempo parziale",
    available: "disponibile, disponibili",
    start: "da, dal, a partire da, inizio, a partire dal",
    fromDate: "da, dal, a partire da, a partire dal",
    beforeDate: "da, dal, a, il, entro, in",
    now: "subito, immediatamente",
    nowAlone: "da subito, immediatamente, subito",
    person:
      "informatico, informatica, sviluppatore, sviluppatori, sviluppatrice, programmatore, programmatori",
    otherPlace: "progetto a, progetto in, cliente a, cliente in, ufficio a",
    unfiltered: "economico, economica",
  },
};

import type { LanguageWords } from "../language.ts";

export const FINNISH: LanguageWords = {
  numbers: {},
  words: {
    not: "ei, eikä, ei mitään, ei ketään, en halua, emme halua, emme käytä",
    except: "ilman, paitsi, lukuun ottamatta",
    notAfter: "ei käy, ei kelpaa, eivät kelpaa",
    unneeded: "ei tarvitse, ei tarvitse osata, ei välttämättä, en tarvitse, emme tarvitse",
    unneededAfter: `
      ei tarvita, ei vaadita, ei ole pakollinen, ei ole pakko, ei ole välttämätön, ei pakollinen, ei
      välttämätön`,
    soft: "mieluiten, mielellään",
    softAfter: "eduksi, katsotaan eduksi, on etu, on plussaa",
    contrast: "vaan, mutta, vain, ainoastaan",
    or: "tai",
    and: "sekä",
    upper: "enintään, korkeintaan, ei yli, ei enempää kuin, halvempi kuin",
    lower: "vähintään, ainakin, yli, enemmän kuin, ei alle",
    filler: "ei vain, ei ainoastaan, myös, etsin, etsimme, kehittäjä, kehittäjää",
  },
};

/** What people call languages besides their names in English, German, French, Spanish and their own. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  de: "deutschkenntnisse, deutschkenntnissen, deutschsprachig, deutschsprachige, deutschsprachigen, germanophone",
  en: "englischkenntnisse, englischkenntnissen, englischsprachig, englischsprachige, englischsprachigen, anglophone",
  es: "castellano, castilian, hispanophone, hispanohablante",
  fr: "französischkenntnisse, französischsprachig, francophone, francophones",
  nl: "flemish",
  zh: "mandarin",
};

/**
 * Codes of languages in capitals, beside a level ("C1 Eng") or another one ("FR+EN"). Those that mean
 * something else to developers ("IT", "SPA", "AR", "CS") are none.
 */
export const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  ar: "ARA",
  cs: "CZ",
  da: "DA, DK",
  de: "DE, GER, DEU",
  en: "EN, ENG",
  es: "ES, ESP",
  et: "ET",
  fi: "FI",
  fr: "FR, FRA, FRE",
  hi: "HI, HIN",
  it: "ITA",
  ja: "JA, JP",
  nl: "NL, DUT",
  pl: "PL, POL",
  pt: "PT, POR",
  ru: "RU, RUS",
  sv: "SV, SWE",
  tr: "TR, TUR",
  uk: "UA, UKR",
  zh: "ZH, CN",
};
/** The one that is nothing else. */
export const CLEAR_LANGUAGE_CODE = "EN";

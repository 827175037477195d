/** What people call languages besides their names in English, German, French, Spanish and their own. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  de: `
    deutschkenntnisse, deutschkenntnissen, deutschsprachig, deutschsprachige, deutschsprachigen,
    deutschsprachiger, deutschsprachigem, deutschsprachiges,
    germanophone, duitstalig, duitstalige, germanophones, niemiecku, niemiecki, niemieckiego, niemieckim, duits, tedesco, alemão, tyska, tysk, němčina, němčinu, německy`,
  en: `
    englischkenntnisse, englischkenntnissen, englischsprachig, englischsprachige,
    englischsprachigen, englischsprachiger, englischsprachigem, englischsprachiges, anglophone, engelstalig, engelstalige, anglophones, angielsku, angielski, angielskiego, angielskim, engels, inglese, inglês, engelska, engelsk, angličtina, angličtinu, anglicky,
    anglais courant`,
  es: `
    castellano, castilian, hispanophone, hispanohablante, spaanstalig, spaanstalige,
    hispanophones, hispanohablantes, spanischsprachig, spanischsprachige, spanischsprachigen, spanischsprachiger, hiszpańsku, hiszpański, hiszpańskiego, spaans, spagnolo, espanhol, spanska, spansk`,
  fr: `
    französischkenntnisse, französischsprachig, francophone, francophones, franstalig,
    franstalige, französischsprachige, französischsprachigen, französischsprachiger, francuski, francusku, francuskiego, frans, francese, francês, franska, fransk`,
  sv: "nordic language, nordic languages, scandinavian language, scandinavian languages",
  da: "nordic language, nordic languages, scandinavian language, scandinavian languages",
  no: "nordic language, nordic languages, scandinavian language, scandinavian languages",
  fi: "nordic language, nordic languages",
  is: "nordic language, nordic languages",
  nl: `
    flemish, nederlands, olandese, holenderski, nederlandstalig, nederlandstalige, niederländischsprachig, néerlandophone,
    niderlandzku`,
  it: "italienischsprachig, italienischsprachiger, italienischsprachigen, italophone, włosku, włoski, włoskiego, italiaans",
  pl: "polnischsprachig, polnischsprachiger, polnischsprachigen, polonophone, polskojęzyczny, polskojęzyczna, polsku, polskiego, polskim",
  pt: "lusophone, portugalsku",
  ru: "russischsprachig, russischsprachige, russischsprachiger, russischsprachigen, russophone, rosyjsku, rosyjski, rosyjskiego, russisch",
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
/** What people who speak two languages are called. */
export const BILINGUAL =
  "bilingual, trilingual, bilingue, bilingues, trilingue, zweisprachig, dreisprachig, tweetalig";
/** Beside such a word one language is that and the one in which it is named: "bilingue anglais". */
export const BILINGUAL_WITH: Readonly<Record<string, string>> = {
  francais:
    "anglais, allemand, espagnol, italien, neerlandais, portugais, arabe, russe, chinois, polonais",
  espanol: "ingles, frances, aleman, catalan, portugues, italiano, chino",
  italiano: "inglese, francese, tedesco, spagnolo",
  deutsch: "englisch, franzosisch, polnisch, russisch, turkisch",
  english: "french, german, spanish, dutch, italian, portuguese, polish",
};
/** Codes in small letters that are no words of their own at the end of a clause: "fluent de". */
export const LAST_CODES =
  "de, fr, nl, es, pt, pl, sv, fi, da, cz, ru, en, ger, eng, fra, esp, ita, pol";
/** Beside these, "EN" is a norm: "DIN EN 13849", "EN ISO 13485". */
export const BEFORE_NORMS = "din, bs, nf, une, uni, sn, onorm, pn, nen";
export const AFTER_NORMS = "iso, iec, etsi";
/** The one that is nothing else. */
export const CLEAR_LANGUAGE_CODE = "EN";

import type { RegionSlug } from "#contract/values/regions.ts";

/** What people call regions besides their names, adjectives included. */
export const REGION_NAMES: Readonly<Partial<Record<RegionSlug, string>>> = {
  europe: `
    european, europeans, europeo, europea, europeos, europeas, européen, européenne, européens, européennes, europäisch, europäische, europäischen, europäischer, europa, european countries, european based, continental europe, the
    continent, geographical europe`,
  eu: `
    eu, e u, european union, eu countries, eu country, eu citizen, eu citizens, eu member
    states, unión europea, union européenne, schengen, eu zone, eurozone, eu area,
    europäische union, ue, unione europea, união europeia`,
  eea: `
    eea, e e a, eea countries, eea country, eu / eea, eu and eea, eu or eea, european economic area, ewr, eu / ewr, europäischer wirtschaftsraum,
    europäischen wirtschaftsraum, eee, ue / eee, espace économique européen, espacio económico europeo, eøs`,
  "western-europe":
    "west europe, western european, west european, westeuropa, europe de l'ouest, europe occidentale, europa occidental",
  "central-europe":
    "middle europe, mid europe, central european, mitteleuropa, zentraleuropa, europe centrale, europa central",
  "eastern-europe": `
    east europe, eastern european, east european, cee, central and eastern europe, central
    eastern europe, central & eastern europe, osteuropa, central / eastern europe, europe de
    l'est, europa del este`,
  "southern-europe":
    "south europe, southern european, mediterranean, south european, südeuropa, europe du sud, europa del sur, sur de europa",
  nordics: `
    nordic, nordic countries, northern europe, north europe, northern european, the north of
    europe, nordeuropa, europe du nord, europa del norte, norte de europa`,
  scandinavia: "scandinavian, scandinavians, scandinavian countries",
  baltics: `
    baltic, baltic states, baltic countries, the baltic, the baltic states, the baltic countries, baltikum, baltische staaten, baltischen staaten,
    pays baltes, países bálticos, estados bálticos, paesi baltici`,
  balkans: `
    balkan, the balkan, balkan countries, ex yugoslavia, former yugoslavia, south eastern
    europe, southeast europe`,
  benelux: "benelux countries, low countries",
  dach: `
    d a ch, german speaking countries, german speaking region, dach region, dach area, d - a -
    ch`,
  iberia: "iberian, iberian peninsula, spain and portugal",
  "uk-and-ireland": `
    uk & ireland, uk and ireland, uk or ireland, british isles, uk / ireland, united kingdom and
    ireland, britain and ireland, uki, ireland or uk, ireland and uk, ireland / uk, uk & i`,
  caucasus: "caucasian countries, south caucasus",
  americas: "america continent, the americas, american continent, both americas",
  "north-america": `
    northamerica, north american, north americans, na region, us and canada, us / canada region`,
  "latin-america": `
    latam, lat am, latin american, latin americans, latino america, latinamerica, latinoamérica,
    américa latina, lateinamerika, amérique latine, latino`,
  "central-america": "central american",
  "south-america": `
    southamerica, south american, south americans, sudamérica, suramérica, südamerika`,
  caribbean: "carribean, caribbeans, west indies",
  asia: "asian, asians, asian countries, asien, asie",
  "central-asia": "central asian",
  "east-asia": "eastern asia, far east, east asian",
  "south-asia": "southern asia, south asian, indian subcontinent",
  "southeast-asia": `
    south east asia, southeastern asia, south eastern asia, southeast asian, asean, sea region`,
  "middle-east": "middle eastern, near east, mena, arab countries, nahost, oriente medio",
  gulf: "gulf, gcc, gulf region, gulf countries, persian gulf",
  africa: "african, africans, african countries, afrika, afrique, áfrica",
  "north-africa": "northern africa, north african, maghreb",
  "sub-saharan-africa": `
    subsaharan africa, sub saharan africa, black africa, west africa, east africa, southern
    africa`,
  oceania: "australia and new zealand, anz, australasia, pacific islands",
  emea: "europe middle east and africa, europe and africa",
  apac: "apac, asia pacific, asiapac, asia - pacific, apj, asia / pacific",
};

/** What people call countries besides their names, cities apart. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  NZ: "nz",
  AE: "uae, emirates, the emirates, u a e",
  BA: "bosnia",
  BY: "byelorussia, weissrussland",
  CD: "dr congo, drc",
  CI: "ivory coast",
  CV: "cape verde",
  CZ: "czech republic, czechia, czech",
  DE: `
    deutschland, allemagne, alemania, germnay, ruhrgebiet, nrw, nordrhein westfalen, bayern, baden württemberg, hessen,
    sachsen, niedersachsen, norddeutschland, süddeutschland, rhein main gebiet`,
  ES: "españa, espagne, spanien",
  FR: "frankreich, francia, région parisienne, île de france, idf",
  GB: `
    uk, u k, great britain, britain, england, scotland, wales, northern ireland, grossbritannien`,
  IE: "republic of ireland, eire",
  IN: "indien, inde, indian subcontinent, bharat",
  IT: "italia, italien",
  KR: "south korea, korea",
  LK: "sri lanka",
  MK: "macedonia",
  MM: "burma",
  NL: "holland, the netherlands, netherland, niederlande",
  PL: "polska, polen, poland based",
  PT: "portugal based",
  RU: "russia, russian federation",
  SZ: "swaziland",
  TR: "turkey, turkiye, türkei",
  TW: "taiwan",
  TZ: "tanzania",
  UA: "the ukraine, ukrain, ukr",
  US: `
    usa, u s a, america, united states, united states of america, the states, us based,
    us citizen, us citizens, us only, us developer, us developers, us dev, us devs, us engineer,
    us engineers, us resident, us residents, us, stateside, the us`,
  VN: "viet nam",
  AT: "österreich, autriche",
  CH: "schweiz, suisse, suiza",
  BR: "brasil, brasilien",
};

/** Codes of countries that are nothing else beside other codes: "PL/RO/BG". */
export const CLEAR_CODES = `
  PL, RO, BG, UA, CZ, SK, HU, HR, RS, LT, LV, NL, LU, AT, CH, GB, US, FI, DK, IE, GR, TR, BR,
  MX`;
/** Codes that are languages or other words too, unless a country is beside them. */
export const OTHER_CODES =
  "BE, DE, FR, ES, PT, IT, SE, NO, EE, SI, CY, MT, CA, AR, CO, CL, IN, AU, NZ";

/** Codes that are no words in lower case either. */
export const LOWER_CODES = "nl, pl, ro, bg, ua, cz, sk, hu, hr, rs, lt, lv, gb, dk, gr, nz";

/** Codes in lower case beside "based": "nl based". */
export const BASED_CODES = `${LOWER_CODES}, ie, de, ch, fr, es, pt, se, fi, lu, uk`;
/** Those that are no words of their own after another one: "uk ie", "nl be". */
export const LAST_CODES = `${LOWER_CODES}, ie, de, ch, fr, es, pt, se, fi, lu, be, at`;

/** Adjectives and people of countries; some are languages as well. */
export const DEMONYMS: Readonly<Record<string, string>> = {
  BO: "bolivian, bolivians",
  CR: "costa rican, costa ricans",
  CU: "cuban, cubans",
  DO: "dominican, dominicans",
  DZ: "algerian, algerians",
  EC: "ecuadorian, ecuadorians",
  GT: "guatemalan, guatemalans",
  IS: "icelandic, icelanders",
  JO: "jordanian, jordanians",
  LB: "lebanese",
  LK: "sri lankan, sri lankans",
  MT: "maltese",
  NP: "nepali, nepalese",
  PA: "panamanian, panamanians",
  PY: "paraguayan, paraguayans",
  RW: "rwandan, rwandans",
  SV: "salvadoran, salvadorans",
  TW: "taiwanese",
  VE: "venezuelan, venezuelans",
  AL: "albanian, albanians",
  AM: "armenian, armenians",
  AR: "argentinian, argentinians, argentine, argentines, argentinean",
  AT: "austrian, austrians",
  AU: "australian, australians, aussie, aussies",
  AZ: "azerbaijani, azerbaijanis, azeri",
  BA: "bosnian, bosnians",
  BD: "bangladeshi, bangladeshis",
  BE: "belgian, belgians",
  BG: "bulgarian, bulgarians",
  BR: "brazilian, brazilians",
  BY: "belarusian, belarusians, belarussian",
  CA: "canadian, canadians",
  CH: "swiss",
  CL: "chilean, chileans",
  CN: "chinese",
  CO: "colombian, colombians",
  CY: "cypriot, cypriots",
  CZ: "czech, czechs",
  DE: "german, germans",
  DK: "danish, danes",
  EE: "estonian, estonians",
  EG: "egyptian, egyptians",
  ES: "spanish, spaniards",
  ET: "ethiopian, ethiopians",
  FI: "finnish, finns",
  FR: "french",
  GB: "british, english people, scottish, welsh, brits",
  GE: "georgian, georgians",
  GH: "ghanaian, ghanaians",
  GR: "greek, greeks",
  HR: "croatian, croatians",
  HU: "hungarian, hungarians",
  ID: "indonesian, indonesians",
  IE: "irish",
  IL: "israeli, israelis",
  IN: "indian, indians",
  IR: "iranian, iranians",
  IT: "italian, italians",
  JP: "japanese",
  KE: "kenyan, kenyans",
  KR: "korean, koreans, south korean",
  KZ: "kazakh, kazakhs",
  LT: "lithuanian, lithuanians",
  LV: "latvian, latvians",
  MA: "moroccan, moroccans",
  MD: "moldovan, moldovans",
  ME: "montenegrin",
  MK: "macedonian, macedonians",
  MX: "mexican, mexicans",
  MY: "malaysian, malaysians",
  NG: "nigerian, nigerians",
  NL: "dutch",
  NO: "norwegian, norwegians",
  NZ: "kiwi, kiwis",
  PE: "peruvian, peruvians",
  PH: "filipino, filipinos, philippine",
  PK: "pakistani, pakistanis",
  PL: "polish, poles",
  PT: "portuguese",
  RO: "romanian, romanians",
  RS: "serbian, serbs, serbians",
  RU: "russian, russians",
  SE: "swedish, swedes",
  SG: "singaporean, singaporeans",
  SI: "slovenian, slovenians, slovene",
  SK: "slovak, slovaks, slovakian",
  SN: "senegalese",
  TH: "thai",
  TN: "tunisian, tunisians",
  TR: "turkish, turks",
  UA: "ukrainian, ukrainians",
  UG: "ugandan, ugandans",
  US: "american, americans, north american citizen",
  UY: "uruguayan, uruguayans",
  UZ: "uzbek, uzbeks",
  VN: "vietnamese",
  ZA: "south african, south africans",
};

// No zod here: countries are named in pages.

type Region = { name: string; countries: readonly string[] };

const codes = (text: string): string[] => text.split(" ");

const NORDICS = codes("AX DK FI FO GL IS NO SE SJ");
const BALTICS = codes("EE LT LV");
const BALKANS = codes("AL BA BG GR HR ME MK RO RS SI");
const BENELUX = codes("BE LU NL");
const DACH = codes("AT CH DE LI");
const UK_AND_IRELAND = codes("GB GG IE IM JE");
const SOUTHERN_EUROPE = codes("AD CY ES GI GR IT MT PT SM VA");
const CENTRAL_EUROPE = codes("AT CH CZ DE HU LI PL SI SK");
const EASTERN_EUROPE = [
  ...codes("BY CZ HU MD PL RU SK UA"),
  ...BALTICS,
  ...BALKANS.filter((code) => code !== "GR"),
];
const WESTERN_EUROPE = [...codes("FR MC"), ...BENELUX, ...DACH, ...UK_AND_IRELAND];
const EUROPE = [
  ...new Set([
    ...WESTERN_EUROPE,
    ...EASTERN_EUROPE,
    ...SOUTHERN_EUROPE,
    ...NORDICS.filter((code) => code !== "GL"),
  ]),
];
const EU = codes(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
);

const CAUCASUS = codes("AM AZ GE");
const CENTRAL_ASIA = codes("KG KZ TJ TM UZ");
const EAST_ASIA = codes("CN HK JP KP KR MN MO TW");
const SOUTH_ASIA = codes("AF BD BT IN IO LK MV NP PK");
const SOUTHEAST_ASIA = codes("BN CC CX ID KH LA MM MY PH SG TH TL VN");
const GULF = codes("AE BH KW OM QA SA");
const WEST_ASIA = [...GULF, ...codes("IL IQ IR JO LB PS SY TR YE")];
const ASIA = [
  ...CAUCASUS,
  ...CENTRAL_ASIA,
  ...EAST_ASIA,
  ...SOUTH_ASIA,
  ...SOUTHEAST_ASIA,
  ...WEST_ASIA,
  "CY",
];

const NORTH_AFRICA = codes("DZ EG EH LY MA SD TN");
const SUB_SAHARAN_AFRICA = codes(
  "AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SH SL SN SO SS ST SZ TD TF TG TZ UG YT ZA ZM ZW",
);
const AFRICA = [...NORTH_AFRICA, ...SUB_SAHARAN_AFRICA];

const CENTRAL_AMERICA = codes("BZ CR GT HN NI PA SV");
const CARIBBEAN = codes(
  "AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI",
);
const SOUTH_AMERICA = codes("AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE");
const LATIN_AMERICA = [
  "MX",
  ...CENTRAL_AMERICA,
  ...codes("AR BO BR CL CO CU DO EC GF GP HT MQ PE PR PY UY VE"),
];
const NORTH_AMERICA = codes("BM CA GL MX PM US");
const AMERICAS = [...NORTH_AMERICA, ...CENTRAL_AMERICA, ...CARIBBEAN, ...SOUTH_AMERICA];

const OCEANIA = codes(
  "AS AU CK FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS",
);

/**
 * Sets of countries as clients name them, by slug, in the order of forms. Continents are those of
 * the United Nations, with Cyprus in Europe as well; Eastern Europe has the Baltics and the Balkans
 * as in the trade, not only the countries that the United Nations count.
 */
export const REGIONS = {
  europe: { name: "Europe", countries: EUROPE },
  eu: { name: "European Union", countries: EU },
  eea: { name: "European Economic Area", countries: [...EU, ...codes("IS LI NO")] },
  "western-europe": { name: "Western Europe", countries: WESTERN_EUROPE },
  "central-europe": { name: "Central Europe", countries: CENTRAL_EUROPE },
  "eastern-europe": { name: "Eastern Europe", countries: EASTERN_EUROPE },
  "southern-europe": { name: "Southern Europe", countries: SOUTHERN_EUROPE },
  nordics: { name: "Nordics", countries: NORDICS },
  scandinavia: { name: "Scandinavia", countries: codes("DK NO SE") },
  baltics: { name: "Baltics", countries: BALTICS },
  balkans: { name: "Balkans", countries: BALKANS },
  benelux: { name: "Benelux", countries: BENELUX },
  dach: { name: "DACH", countries: DACH },
  iberia: { name: "Iberia", countries: codes("AD ES GI PT") },
  "uk-and-ireland": { name: "UK and Ireland", countries: UK_AND_IRELAND },
  caucasus: { name: "Caucasus", countries: CAUCASUS },
  americas: { name: "Americas", countries: AMERICAS },
  "north-america": { name: "North America", countries: NORTH_AMERICA },
  "latin-america": { name: "Latin America", countries: LATIN_AMERICA },
  "central-america": { name: "Central America", countries: CENTRAL_AMERICA },
  "south-america": { name: "South America", countries: SOUTH_AMERICA },
  caribbean: { name: "Caribbean", countries: CARIBBEAN },
  asia: { name: "Asia", countries: ASIA },
  "central-asia": { name: "Central Asia", countries: CENTRAL_ASIA },
  "east-asia": { name: "East Asia", countries: EAST_ASIA },
  "south-asia": { name: "South Asia", countries: SOUTH_ASIA },
  "southeast-asia": { name: "Southeast Asia", countries: SOUTHEAST_ASIA },
  "middle-east": { name: "Middle East", countries: [...WEST_ASIA, "CY", "EG"] },
  gulf: { name: "Gulf states", countries: GULF },
  africa: { name: "Africa", countries: AFRICA },
  "north-africa": { name: "North Africa", countries: NORTH_AFRICA },
  "sub-saharan-africa": { name: "Sub-Saharan Africa", countries: SUB_SAHARAN_AFRICA },
  oceania: { name: "Oceania", countries: OCEANIA },
  emea: { name: "EMEA", countries: [...new Set([...EUROPE, ...WEST_ASIA, ...AFRICA])] },
  apac: {
    name: "Asia-Pacific",
    countries: [...EAST_ASIA, ...SOUTH_ASIA, ...SOUTHEAST_ASIA, ...OCEANIA],
  },
} as const satisfies Record<string, Region>;

export type RegionSlug = keyof typeof REGIONS;
export const REGION_SLUGS = Object.keys(REGIONS) as RegionSlug[];

function isRegion(value: string): value is RegionSlug {
  return Object.hasOwn(REGIONS, value);
}

/** A code of two letters in upper case, a region in lower case: `ee` is Estonia, `EU` a region. */
export function toPlace(value: string): string {
  const slug = value.toLowerCase();
  return isRegion(slug) ? slug : value.toUpperCase();
}

/** Codes of the countries of each place once; a code stands for itself. */
export function toCountryCodes(places: readonly string[]): string[] {
  const all = places.flatMap((place) => (isRegion(place) ? REGIONS[place].countries : [place]));
  return [...new Set(all)];
}

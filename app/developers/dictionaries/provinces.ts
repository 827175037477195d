import type { City } from "./more-cities.ts";

/** Parts of countries, as people name where they live. */
export const PROVINCES: readonly City[] = [
  {
    country: "AT",
    names: `tirol, tyrol, steiermark, styria, kärnten, carinthia, vorarlberg, oberösterreich, niederösterreich`,
  },
  { country: "AU", zone: "Australia/Sydney", names: `new south wales` },
  { country: "AU", zone: "Australia/Brisbane", names: `queensland` },
  { country: "AU", zone: "Australia/Perth", names: `western australia` },
  {
    country: "BE",
    names: `flanders, vlaanderen, flandern, flandre, flandes, wallonia, wallonie, wallonië`,
  },
  {
    country: "BR",
    zone: "America/Sao_Paulo",
    names: `minas gerais, santa catarina, rio grande do sul, paraná`,
  },
  { country: "BR", zone: "America/Recife", names: `pernambuco` },
  { country: "CA", zone: "America/Toronto", names: `ontario, quebec, québec, nova scotia` },
  { country: "CA", zone: "America/Vancouver", names: `british columbia` },
  { country: "CA", zone: "America/Edmonton", names: `alberta canada` },
  {
    country: "CH",
    names: `ticino, tessin, valais, wallis, vaud, waadt, graubünden, aargau, thurgau, romandie, suisse romande, deutschschweiz, westschweiz, german speaking switzerland, french speaking switzerland`,
  },
  { country: "CZ", names: `moravia, bohemia` },
  {
    country: "DE",
    zone: "Europe/Berlin",
    names: `bavaria, saxony, lower saxony, saarland, thüringen, thuringia, schleswig holstein, mecklenburg vorpommern, brandenburg, rheinland pfalz, rheinland, rhineland, north rhine westphalia, sachsen anhalt, rhein neckar, westdeutschland, ostdeutschland`,
  },
  {
    country: "ES",
    zone: "Europe/Madrid",
    names: `cataluña, catalunya, catalonia, katalonien, catalogne, andalucía, andalusia, andalusien, galicia, asturias, cantabria, país vasco, basque country, euskadi, baskenland, navarra, comunidad valenciana, islas canarias, canary islands, kanaren, kanarische inseln, baleares, balearen, castilla y león, extremadura`,
  },
  {
    country: "FR",
    names: `bretagne, brittany, normandie, normandy, occitanie, alsace, elsass, provence, nouvelle aquitaine, auvergne, hauts de france, pays de la loire, côte d'azur`,
  },
  {
    country: "GB",
    names: `yorkshire, cornwall, west midlands, lancashire, merseyside, greater manchester, home counties`,
  },
  {
    country: "IN",
    names: `karnataka, kerala, maharashtra, tamil nadu, telangana, gujarat, west bengal`,
  },
  {
    country: "IT",
    names: `lombardia, lombardy, lombardei, toscana, tuscany, toskana, piemonte, piedmont, piemont, veneto, sicilia, sicily, sizilien, sardegna, sardinia, sardinien, emilia romagna, puglia, apulien, südtirol, south tyrol, alto adige, trentino`,
  },
  { country: "MX", zone: "America/Mexico_City", names: `jalisco, yucatán` },
  { country: "MX", zone: "America/Monterrey", names: `nuevo león` },
  {
    country: "NL",
    names: `noord holland, zuid holland, noord brabant, north brabant, gelderland, randstad`,
  },
  { country: "PL", names: `silesia, schlesien, małopolska, malopolska, mazovia, mazowsze` },
  { country: "PT", zone: "Europe/Lisbon", names: `algarve, alentejo` },
  { country: "RO", names: `transylvania, transilvania` },
  { country: "SE", names: `skåne, småland` },
  {
    country: "US",
    zone: "America/New_York",
    names: `new jersey, massachusetts, connecticut, pennsylvania, north carolina, south carolina, new england, virginia, maryland, michigan, new york state`,
  },
  {
    country: "US",
    zone: "America/Chicago",
    names: `illinois, minnesota, tennessee, wisconsin, midwest, the midwest`,
  },
  { country: "US", zone: "America/Los_Angeles", names: `washington state, oregon, nevada` },
];

import { MORE_CITIES } from "./more-cities.ts";

export type City = {
  country: string;
  /** Where it is not the first one of the country. */
  zone?: string;
  names: string;
};

/** Cities by country. */
export const CITIES: readonly City[] = [
  ...MORE_CITIES,
  { country: "AE", names: "dubai, abu dhabi" },
  { country: "AL", names: "tirana" },
  { country: "AM", names: "yerevan" },
  {
    country: "AR",
    names: "buenos aires, cordoba, rosario, mendoza",
    zone: "America/Argentina/Buenos_Aires",
  },
  { country: "AT", names: "vienna, wien, vienne, viena, graz, linz, salzburg, innsbruck" },
  { country: "AU", names: "sydney, canberra, melbourne", zone: "Australia/Sydney" },
  { country: "AU", names: "brisbane", zone: "Australia/Brisbane" },
  { country: "AU", names: "perth", zone: "Australia/Perth" },
  { country: "AZ", names: "baku" },
  { country: "BA", names: "sarajevo" },
  { country: "BD", names: "dhaka" },
  { country: "BE", names: "brussels, bruxelles, brüssel, bruselas, antwerp, ghent" },
  { country: "BG", names: "sofia, plovdiv, varna" },
  {
    country: "BR",
    names: "sao paulo, rio, rio de janeiro, belo horizonte, porto alegre, curitiba, florianopolis",
    zone: "America/Sao_Paulo",
  },
  { country: "BY", names: "minsk" },
  { country: "CA", names: "toronto, montreal, ottawa, waterloo", zone: "America/Toronto" },
  { country: "CA", names: "vancouver", zone: "America/Vancouver" },
  { country: "CA", names: "calgary, edmonton", zone: "America/Edmonton" },
  { country: "CH", names: "zurich, geneva, genève, genf, ginebra, basel, bern, lausanne, zug" },
  { country: "CL", names: "santiago de chile", zone: "America/Santiago" },
  { country: "CN", names: "beijing, shanghai, shenzhen", zone: "Asia/Shanghai" },
  { country: "CO", names: "bogota, medellin" },
  { country: "CZ", names: "prague, prag, praga, brno, ostrava" },
  {
    country: "DE",
    names: `
      berlin, munich, münchen, hamburg, frankfurt, cologne, köln, stuttgart, düsseldorf,
      leipzig, dresden, hannover, bremen, karlsruhe, bonn, nuremberg`,
    zone: "Europe/Berlin",
  },
  { country: "DK", names: "copenhagen, aarhus" },
  { country: "EE", names: "tallinn, tartu" },
  { country: "EG", names: "cairo, alexandria" },
  {
    country: "ES",
    names: "madrid, barcelona, valencia, seville, malaga, bilbao",
    zone: "Europe/Madrid",
  },
  { country: "FI", names: "helsinki, espoo, tampere, oulu" },
  { country: "FR", names: "paris, lyon, marseille, toulouse, bordeaux, nantes, lille" },
  {
    country: "GB",
    names: `
      london, manchester, edinburgh, bristol, birmingham, leeds, glasgow, cambridge, oxford,
      liverpool, belfast, cardiff, brighton`,
  },
  { country: "GE", names: "tbilisi, batumi" },
  { country: "GH", names: "accra" },
  { country: "GR", names: "athens, thessaloniki" },
  { country: "HK", names: "hong kong" },
  { country: "HR", names: "zagreb" },
  { country: "HU", names: "budapest" },
  { country: "ID", names: "jakarta, bali" },
  { country: "IE", names: "dublin, cork, galway" },
  { country: "IL", names: "tel aviv, jerusalem, haifa" },
  {
    country: "IN",
    names: `
      bangalore, bengaluru, mumbai, delhi, new delhi, hyderabad, chennai, pune, kolkata,
      ahmedabad, noida, gurgaon`,
  },
  {
    country: "IT",
    names: "rome, rom, milan, mailand, milán, milano, turin, bologna, naples, florence",
  },
  { country: "JP", names: "tokyo, osaka, kyoto" },
  { country: "KE", names: "nairobi, mombasa" },
  { country: "KR", names: "seoul, busan" },
  { country: "KZ", names: "almaty, astana" },
  { country: "LT", names: "vilnius, kaunas" },
  { country: "LV", names: "riga" },
  { country: "MA", names: "casablanca, rabat" },
  { country: "MD", names: "chisinau" },
  { country: "ME", names: "podgorica" },
  { country: "MK", names: "skopje" },
  { country: "MX", names: "mexico city, cdmx, guadalajara", zone: "America/Mexico_City" },
  { country: "MX", names: "monterrey", zone: "America/Monterrey" },
  { country: "MY", names: "kuala lumpur", zone: "Asia/Kuala_Lumpur" },
  { country: "NG", names: "lagos, abuja" },
  { country: "NL", names: "amsterdam, rotterdam, utrecht, eindhoven, the hague, den haag" },
  { country: "NO", names: "oslo, bergen, trondheim" },
  { country: "NZ", names: "auckland, wellington", zone: "Pacific/Auckland" },
  { country: "PE", names: "lima" },
  { country: "PH", names: "manila, cebu" },
  { country: "PK", names: "karachi, lahore, islamabad" },
  {
    country: "PL",
    names: `
      warsaw, warszawa, warszawy, warszawie, krakow, krakowa, krakowie, cracow, wroclaw, wrocławia,
      wrocławiu, gdansk, gdańska, gdańsku, poznan, poznania, poznaniu, lodz, łodzi, katowice,
      katowic, katowicach`,
  },
  {
    country: "PT",
    names: "lisbon, lisboa, lissabon, lisbonne, porto, braga",
    zone: "Europe/Lisbon",
  },
  { country: "RO", names: "bucharest, cluj, cluj napoca, iasi, timisoara" },
  { country: "RS", names: "belgrade, novi sad" },
  { country: "RU", names: "moscow, saint petersburg, st petersburg", zone: "Europe/Moscow" },
  { country: "SA", names: "riyadh, jeddah" },
  { country: "SE", names: "stockholm, gothenburg, malmö" },
  { country: "SG", names: "singapore" },
  { country: "SI", names: "ljubljana" },
  { country: "SK", names: "bratislava, kosice" },
  { country: "SN", names: "dakar" },
  { country: "TH", names: "bangkok" },
  { country: "TN", names: "tunis" },
  { country: "TR", names: "istanbul, ankara, izmir" },
  { country: "TW", names: "taipei" },
  {
    country: "UA",
    names: "kyiv, kiev, kiew, lviv, kharkiv, odesa, odessa, dnipro",
    zone: "Europe/Kyiv",
  },
  {
    country: "US",
    names: `
      new york, nueva york, new york city, nyc, ny, boston, washington, washington dc, miami, atlanta,
      philadelphia, detroit, pittsburgh, orlando, tampa, brooklyn, manhattan, florida`,
    zone: "America/New_York",
  },
  {
    country: "US",
    names: "chicago, austin, dallas, houston, minneapolis, nashville, texas, new orleans, st louis",
    zone: "America/Chicago",
  },
  {
    country: "US",
    names: "denver, salt lake city, boulder, utah, colorado",
    zone: "America/Denver",
  },
  { country: "US", names: "phoenix, arizona", zone: "America/Phoenix" },
  {
    country: "US",
    names: `
      san francisco, sf, los angeles, seattle, san diego, portland, silicon valley, bay area,
      the bay area, california, las vegas, palo alto, sf bay area`,
    zone: "America/Los_Angeles",
  },
  { country: "UY", names: "montevideo" },
  { country: "VN", names: "hanoi, ho chi minh city, saigon, da nang", zone: "Asia/Ho_Chi_Minh" },
  { country: "ZA", names: "cape town, johannesburg, durban, pretoria" },
];

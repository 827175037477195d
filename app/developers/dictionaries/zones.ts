import type { RegionSlug } from "#contract/values/regions.ts";

const TIMES = [
  "time",
  "hours",
  "hrs",
  "hr",
  "tz",
  "timezone",
  "time zone",
  "working hours",
  "business hours",
];

/** Places that are short or no place of their own, with the words for time after them: "sg time". */
const toTimes = (places: string): string =>
  places
    .split(", ")
    .flatMap((place) => TIMES.map((time) => `${place} ${time}`))
    .join();

/** Clocks by their names, which mean nothing else. */
export const CLOCK_NAMES: Readonly<Record<string, string>> = {
  "Africa/Johannesburg": `sast, cat, ${toTimes("southern africa, southern african, central africa, central african")}`,
  "Africa/Lagos": `wat, ${toTimes("west africa, west african")}`,
  "Africa/Nairobi": `eat, ${toTimes("east africa, east african, eastern africa")}`,
  "America/Chicago": `
    cst, cdt, ct, central time, central standard time, us central, central us time, central us`,
  "America/Denver":
    "mst, mdt, mountain time, us mountain, us mountain time, mountain standard time",
  "America/Los_Angeles": `
    pst, pdt, pt, pacific, pacific time, us pacific, us pacific time, pacific standard time, west coast, us
    west coast, the west coast, west coast us, west coast time, us west, california time, pacific
    coast, western us, ${toTimes("sf, la, bay area, silicon valley, pst / pdt, pacific")}`,
  "America/New_York": `
    remote est, est remote, remote eastern, est, edt, et, eastern time, us eastern, us eastern time, eastern standard time, east coast, us
    east coast, the east coast, east coast us, east coast time, us east, eastern us, est / edt, us
    time zone, us time zones, us timezone, us timezones, us hours, us time, us business hours, us
    working hours, american time, american hours, american time zone, american time zones, american timezone, american timezones, american tz, north american time, north american time zone, north american timezone, ${toTimes("ny, nyc, dc, east coast, us east coast, eastern")}`,
  "America/Sao_Paulo": "brt",
  "America/Argentina/Buenos_Aires": "art",
  "Asia/Dubai":
    "gst, gulf time, gulf hours, gulf standard time, gulf timezone, gulf time zone, timezone gulf, time zone gulf",
  "Asia/Kolkata": `ist, indian standard time, ${toTimes("blr")}`,
  "Asia/Singapore": `sgt, ${toTimes("sg, sgp")}`,
  "Asia/Tokyo": "jst",
  "Asia/Hong_Kong": `hkt, ${toTimes("hk")}`,
  "Australia/Sydney": `aest, aedt, ${toTimes("syd, mel, aus")}`,
  "Europe/Berlin": `
    cet, cest, central european time, central europe time, mez, mesz, cet / cest, middle
    european time, met`,
  "Europe/Tallinn": "eet, eest, eastern european time",
  "Europe/Moscow": "msk",
  "Europe/London": `bst, gmt, british time, gmt / bst, british summer time, uk time zone, ${toTimes("ldn, uk, gb")}`,
  "Europe/Lisbon": "wet, west",
  UTC: "utc, zulu, z time",
};

/** Clocks that are words as well, and meant in upper case or beside a word for time. */
export const ORDINARY_CLOCKS =
  "est, et, ist, pt, ct, cat, eat, art, wet, west, met, pacific, eastern";

/** The hours that people mean by those of a country with several zones. */
export const COUNTRY_ZONES: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  CY: "Asia/Nicosia",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  ID: "Asia/Jakarta",
  KZ: "Asia/Almaty",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kyiv",
  US: "America/New_York",
  UZ: "Asia/Tashkent",
  VN: "Asia/Ho_Chi_Minh",
};

/** The hours that people mean by those of a region, of all others those of its first country. */
export const REGION_ZONES: Readonly<Partial<Record<RegionSlug, string>>> = {
  europe: "Europe/Berlin",
  eu: "Europe/Berlin",
  eea: "Europe/Berlin",
  "western-europe": "Europe/Berlin",
  "central-europe": "Europe/Berlin",
  "eastern-europe": "Europe/Bucharest",
  "southern-europe": "Europe/Rome",
  nordics: "Europe/Stockholm",
  scandinavia: "Europe/Stockholm",
  baltics: "Europe/Tallinn",
  balkans: "Europe/Belgrade",
  benelux: "Europe/Brussels",
  dach: "Europe/Berlin",
  iberia: "Europe/Madrid",
  "uk-and-ireland": "Europe/London",
  americas: "America/New_York",
  "north-america": "America/New_York",
  "latin-america": "America/Sao_Paulo",
  "south-america": "America/Sao_Paulo",
  asia: "Asia/Singapore",
  "southeast-asia": "Asia/Singapore",
  "south-asia": "Asia/Kolkata",
  "east-asia": "Asia/Tokyo",
  "middle-east": "Asia/Dubai",
  gulf: "Asia/Dubai",
  africa: "Africa/Lagos",
  oceania: "Australia/Sydney",
  emea: "Europe/Berlin",
  apac: "Asia/Singapore",
};

/** Zones without daylight saving by their hours from UTC, for "UTC+2". */
export const OFFSET_ZONES: Readonly<Record<string, string>> = {
  "-10": "Pacific/Honolulu",
  "-9": "America/Anchorage",
  "-8": "America/Los_Angeles",
  "-7": "America/Phoenix",
  "-6": "America/Costa_Rica",
  "-5": "America/Bogota",
  "-4": "America/Puerto_Rico",
  "-3": "America/Sao_Paulo",
  "-2": "America/Noronha",
  "-1": "Atlantic/Cape_Verde",
  "0": "UTC",
  "1": "Africa/Lagos",
  "2": "Africa/Johannesburg",
  "3": "Europe/Istanbul",
  "4": "Asia/Dubai",
  "5": "Asia/Tashkent",
  "5.5": "Asia/Kolkata",
  "6": "Asia/Dhaka",
  "7": "Asia/Bangkok",
  "8": "Asia/Singapore",
  "9": "Asia/Tokyo",
  "10": "Australia/Brisbane",
  "11": "Pacific/Guadalcanal",
  "12": "Pacific/Fiji",
};

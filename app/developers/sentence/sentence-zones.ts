import { toFolded } from "#platform/fold-text.ts";
import { toPlaceName, toPresentName } from "#platform/time-zone-names.ts";

/** Cities and clocks that people name and that no zone is called after. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "Africa/Lagos": "abuja",
  "America/Chicago": "austin dallas houston cst ct central",
  "America/Los_Angeles": "sanfrancisco seattle sandiego portland pst pt pacific california",
  "America/New_York": "boston washington miami atlanta philadelphia est et edt eastern",
  "America/Sao_Paulo": "rio riodejaneiro",
  "America/Denver": "mst saltlakecity",
  "Asia/Dubai": "abudhabi",
  "Asia/Kolkata": "kolkata bangalore bengaluru mumbai delhi newdelhi hyderabad chennai ist",
  "Asia/Kathmandu": "kathmandu",
  "Asia/Shanghai": "beijing shenzhen",
  "Asia/Tokyo": "osaka kyoto",
  "Australia/Sydney": "canberra",
  "Europe/Berlin": "munich hamburg frankfurt cologne cet cest",
  "Europe/Istanbul": "ankara",
  "Europe/Kyiv": "kyiv kiev lviv",
  "Europe/London": "manchester edinburgh bristol bst uk",
  "Europe/Madrid": "barcelona valencia",
  "Europe/Rome": "milan turin",
  "Europe/Zurich": "geneva basel",
  "Europe/Tallinn": "tartu eet",
  UTC: "utc gmt",
};

/** Time zones by the names of their cities, folded and without spaces: `newyork`. */
export const ZONES: ReadonlyMap<string, string> = new Map([
  ...Intl.supportedValuesOf("timeZone").map((zone): [string, string] => [
    toFolded(toPlaceName(zone)).replaceAll(/[ -]/g, ""),
    toPresentName(zone),
  ]),
  ...Object.entries(OTHER_NAMES).flatMap(([zone, names]) =>
    names.split(" ").map((name): [string, string] => [name, zone]),
  ),
]);

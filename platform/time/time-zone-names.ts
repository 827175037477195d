/** Time zones that browsers still list by their former name; both names are the same zone. */
const RENAMED: Readonly<Record<string, string>> = {
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

/** The current name of a zone. */
export const toPresentName = (zone: string) => RENAMED[zone] ?? zone;

/** The zone that this browser's clock runs by; only for what renders after hydration. */
export function readOwnTimeZone(): string {
  return toPresentName(new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC");
}

/** Places that the names of zones have without their accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  Asuncion: "Asunción",
  Bogota: "Bogotá",
  Cancun: "Cancún",
  "Sao Paulo": "São Paulo",
};

/** `Europe/Tallinn` in words: `Tallinn`, `New York`. */
export function toPlaceName(timeZone: string): string {
  const name = (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
  return ACCENTED[name] ?? name;
}

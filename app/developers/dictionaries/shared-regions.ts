/** What regions of a continent begin with, and continents, where several share its name: "Central or Northern Europe". */
export const REGION_DIRECTIONS =
  "central, eastern, western, southern, northern, east, west, south, north, latin, mittel, ost, west, nord, süd, zentral";
export const SHARED_CONTINENTS = "europe, america, asia, africa";
/** Continents in one word with their direction: "Mittel- oder Osteuropa". */
export const COMPOUND_CONTINENTS = "europa, amerika, asien, afrika";

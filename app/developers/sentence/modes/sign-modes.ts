import type { Mode, Sign } from "../reading.ts";

/** What signs say of the names after them. */
export const MODES_BEFORE: Partial<Record<Sign, Mode>> = {
  not: "not",
  except: "not",
  insteadOf: "unneeded",
  soft: "soft",
  unneeded: "unneeded",
  doubt: "doubt",
  former: "doubt",
  lack: "doubt",
  contrast: "want",
  having: "want",
};
/** What signs say of the names before them. */
export const MODES_AFTER: Partial<Record<Sign, Mode>> = {
  notAfter: "not",
  softAfter: "soft",
  unneededAfter: "unneeded",
};

import { createZoneFormat } from "#platform/time/zone-format.ts";

/** `2026-11-22`, the day of a moment by a zone's clocks. */
export const toDay = createZoneFormat("en-CA", { dateStyle: "short" });

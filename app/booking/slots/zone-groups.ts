import { toPresentName } from "#platform/time/time-zone-names.ts";

const OTHER = "Other";

type ZoneGroup = { label: string; options: { value: string; label: string }[] };

/** All zones for a select: those that matter here first, then by region. */
export function listZoneGroups(near: readonly string[]): ZoneGroup[] {
  const first = [...new Set(near)];
  const regions = new Map<string, ZoneGroup["options"]>();
  for (const zone of new Set(Intl.supportedValuesOf("timeZone").map(toPresentName))) {
    if (first.includes(zone)) continue;
    const [region = "", ...place] = zone.split("/");
    const label = place.length > 0 ? toPlace(place) : region;
    const name = place.length > 0 ? region : OTHER;
    regions.set(name, [...(regions.get(name) ?? []), { value: zone, label }]);
  }
  for (const zones of regions.values()) zones.sort((a, b) => a.label.localeCompare(b.label));
  const isLast = (name: string) => Number(name === "Etc" || name === OTHER);
  const rest = [...regions].toSorted(([a], [b]) => isLast(a) - isLast(b) || a.localeCompare(b));
  return [
    {
      label: "Your time zone and ours",
      options: first.map((zone) => ({ value: zone, label: toPlace(zone.split("/").slice(-1)) })),
    },
    ...rest.map(([label, options]) => ({ label, options })),
  ];
}

function toPlace(parts: readonly string[]): string {
  return parts.toReversed().join(", ").replaceAll("_", " ");
}

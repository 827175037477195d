type Family = { type: string; help: string };

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const SAMPLE = new RegExp(
  `^(${NAME})(\\{${LABEL}(?:,${LABEL})*\\})? (NaN|[+-]Inf|[+-]?\\d+(?:\\.\\d+)?(?:e[+-]\\d+)?)$`,
);
const COMMENT = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`);
const TYPES = ["counter", "gauge", "histogram"];

/**
 * Parses metrics strictly by the description of the text format: each family once, with
 * help and type before its samples, no sample twice, buckets that only rise up to their count.
 * @returns the value of each series, by its text up to the value
 */
export function parseMetrics(text: string) {
  const families = new Map<string, Family>();
  const values = new Map<string, number>();
  let current = "";
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  for (const line of text.slice(0, -1).split("\n")) {
    const [, word, name = "", rest = ""] = COMMENT.exec(line) ?? [];
    if (word === "HELP") {
      if (families.has(name)) throw new Error(`${name} is there twice`);
      families.set(name, { type: "", help: rest });
      current = name;
    } else if (word === "TYPE") {
      if (name !== current || !TYPES.includes(rest)) throw new Error(`not here: ${line}`);
      (families.get(name) as Family).type = rest;
    } else {
      const [, series = "", labels = "", value = ""] = SAMPLE.exec(line) ?? [];
      const type = families.get(current)?.type;
      const endings = type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
      if (!endings.some((ending) => series === current + ending)) throw new Error(`bad: ${line}`);
      if (values.has(series + labels)) throw new Error(`twice: ${line}`);
      values.set(series + labels, Number(value.replace("Inf", "Infinity")));
    }
  }
  for (const [name, { type }] of families) {
    if (type === "histogram") checkBuckets(name, values);
    if ((type === "counter") !== name.endsWith("_total")) throw new Error(`${name} is a ${type}`);
  }
  return { families, values, get: (series: string) => values.get(series) };
}

function checkBuckets(name: string, values: ReadonlyMap<string, number>): void {
  const least = new Map<string, number>();
  for (const [series, value] of values) {
    if (!series.startsWith(`${name}_bucket{`)) continue;
    const set = series
      .slice(`${name}_bucket`.length)
      .replace(/,?le="[^"]+"/, "")
      .replace("{}", "");
    if (value < (least.get(set) ?? 0)) throw new Error(`${series} falls`);
    least.set(set, value);
    if (series.includes('le="+Inf"') && value !== values.get(`${name}_count${set}`))
      throw new Error(`${series} is not the count`);
  }
}

/** The value of each series in Prometheus' text format, by its text up to the value. */
export function parseMetrics(text: string) {
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const values = new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
  return { values, get: (series: string) => values.get(series) };
}

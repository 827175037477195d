import type { Metric, Sample } from "./metric.ts";

/** `Content-Type` of the text. */
export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Standard names of dashboards for Node processes, which get no prefix. */
const SHARED_NAMES = /^(process|nodejs)_/;

/**
 * The text format of Prometheus, version 0.0.4.
 * @param prefix of the product's own metrics
 */
export function toMetricsText(metrics: readonly Metric[], prefix: string): string {
  return metrics.map((metric) => toLines(metric, prefix)).join("");
}

function toLines({ name: bare, help, type, samples }: Metric, prefix: string): string {
  if (samples.length === 0) return "";
  const name = SHARED_NAMES.test(bare) ? bare : prefix + bare;
  const lines = samples.map((sample) => toLine(name, sample));
  const words = help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
  return `# HELP ${name} ${words}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function toLine(name: string, { labels = {}, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix ?? ""}${pairs.length > 0 ? `{${pairs}}` : ""} ${toNumber(value)}\n`;
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function toNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";
}

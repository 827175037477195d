import { readPlainYaml } from "./plain-yaml.ts";
import { parsePositionedYaml, type YamlSource } from "./positioned-yaml.ts";

/** A file has less; the longest list, of 500 technologies, is 500 lines with four values each. */
const MAX_INLINE_PARTS = 4_000;

/** Whether a text takes so long to read that other requests would wait for it. */
export function isLongYaml(text: string): boolean {
  return (text.match(/[\n,]/g)?.length ?? 0) > MAX_INLINE_PARTS;
}

/**
 * YAML 1.2, plain data only: no anchors, aliases or tags, so that a file is what it looks like and
 * cannot expand in memory. Most files have no error and are read without positions, which are found
 * once they are needed.
 */
export function parseYaml(text: string): YamlSource {
  const plain = readPlainYaml(text);
  if (!plain) return parsePositionedYaml(text);
  let positioned: YamlSource | undefined;
  const find = () => {
    positioned ??= parsePositionedYaml(text);
    return positioned;
  };
  return {
    value: plain.value,
    errors: [],
    positionOf: (path) => find().positionOf(path),
    positionOfKey: (path) => find().positionOfKey(path),
    positionInside: (path, requested) => find().positionInside(path, requested),
  };
}

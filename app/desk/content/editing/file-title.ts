const toValue = (text: string, field: string) =>
  new RegExp(`^${field}: *(.+)$`, "m").exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, "$2") ?? "";

/** What a file calls itself, as far as one can tell without parsing it. */
export function toTitle(text: string): string {
  if (!/^(?:---|[a-z_]+:)/.test(text)) return "";
  const person = `${toValue(text, "first_name")} ${toValue(text, "last_name")}`.trim();
  return person || toValue(text, "title") || toValue(text, "name");
}

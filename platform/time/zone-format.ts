/**
 * Formatters of one kind, each made at the first use of its locale and time zone: making one takes
 * 50 times as long as using it.
 * @param locale a fixed one for text that is read by code
 * @param options without `timeZone`
 */
export function createZoneFormat(
  locale: string | (() => string),
  options: Intl.DateTimeFormatOptions,
): (moment: Date, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment, timeZone) => {
    const language = typeof locale === "string" ? locale : locale();
    const key = `${language} ${timeZone}`;
    let format = formats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(language, { ...options, timeZone });
      formats.set(key, format);
    }
    return format.format(moment);
  };
}

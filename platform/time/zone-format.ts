/**
 * Formatters of one kind, each made at the first use of its time zone: making one takes 50 times as
 * long as using it.
 * @param options without `timeZone`
 */
export function createZoneFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: Date, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment, timeZone) => {
    let format = formats.get(timeZone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      formats.set(timeZone, format);
    }
    return format.format(moment);
  };
}

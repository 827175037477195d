const toProfiles = (count: number) =>
  count === 1 ? "1 profile" : `${count.toLocaleString("en")} profiles`;

/** `Dated on 53 profiles`: below a stage; undefined where no profile proves it. */
export function toDatedText(count: number): string | undefined {
  return count > 0 ? `Dated on ${toProfiles(count)}` : undefined;
}

/** What so many of all profiles prove; undefined without a dated check. */
export function toRecordsText(count: number, total: number): string | undefined {
  if (count === 0) return undefined;
  const all = total === 1 ? "The profile" : `All ${toProfiles(total)}`;
  const profiles = count === total ? all : `${count.toLocaleString("en")} of ${toProfiles(total)}`;
  const verb = count === 1 ? "shows" : "show";
  return `${profiles} ${verb} what we checked, how, by whom and on which day.`;
}

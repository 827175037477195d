/** Members of one comparison. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** URL of the comparison of members, in this order; more than fit are left out. */
export function toCompareUrl(ids: readonly number[]): string {
  return `/compare?ids=${ids.slice(0, MAX_COMPARED).join(",")}`;
}

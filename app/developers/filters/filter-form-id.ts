/** The form that controls outside it belong to, such as the sort order. */
export const FILTER_FORM = "filter-developers";

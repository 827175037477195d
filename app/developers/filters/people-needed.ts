/** Parameter of the list: how many people the sentence that led there asks for, for the request form. */
export const PEOPLE = "people";

/** The URL of a list of developers in which as many people are needed as before. */
export const withPeople = (url: string, people: number | undefined): string =>
  people === undefined ? url : `${url}${url.includes("?") ? "&" : "?"}${PEOPLE}=${people}`;

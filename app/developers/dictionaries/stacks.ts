/** What stacks are made of, by the word that they are called. */
export const STACKS: Readonly<Record<string, string>> = {
  mern: "fullstack, mongodb, express, react, node",
  mean: "fullstack, mongodb, express, angular, node",
  mevn: "fullstack, mongodb, express, vue, node",
  pern: "fullstack, postgresql, express, react, node",
  lamp: "fullstack, linux, apache, mysql, php",
};

/** Stacks whose names are words as well: meant in upper case or before "stack". */
export const ORDINARY_STACKS = "mean, lamp";

/** What people call clouds beside another one: "AWS or Google". */
export const CLOUD_NAMES: Readonly<Record<string, string>> = {
  google: "google cloud",
  amazon: "aws",
  microsoft: "azure",
};

/** What follows the name of a company where it is about another product: "Google Ads". */
export const OTHER_PRODUCTS = `
  ads, adwords, analytics, maps, play, sheets, docs, drive, search, workspace, tag, shopping,
  business, seo, store, cloud, web, teams, office, dynamics, 365, excel, word, access, sharepoint,
  power, sql, marketplace, seller, fba, prime, alexa, pay, calendar, apis, api, forms`;

/** The clouds beside which they do. */
export const CLOUDS = "aws, azure, gcp, google, amazon, microsoft";

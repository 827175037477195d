import type { Role } from "#contract/members/role-terms.ts";

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

/** Services by the slug of their cloud: "AWS Lambda" asks for people who know AWS. */
export const CLOUD_SERVICES: Readonly<
  Record<string, { names: readonly string[]; services: string }>
> = {
  aws: {
    names: ["aws", "amazon"],
    services: "Lambda, RDS, S3, EC2, ECS, EKS, Fargate, DynamoDB, CloudFormation, CDK",
  },
  azure: { names: ["azure"], services: "Functions, App Service, AKS" },
  "google-cloud": {
    names: ["google cloud", "gcp"],
    services: "Functions, Run, GKE",
  },
};

/** Aliases of technologies that are products of their own: who asks for "SwiftUI" asks for Swift, and for more. */
export const PRODUCT_ALIASES = "swiftui, angularjs";

/** Who runs technologies, by the name of the role: "Kubernetes administrator" asks for both. */
export const ADMINISTERED: Readonly<Record<string, string>> = {
  devops: "kubernetes, k8s, docker, aws, azure, gcp, google cloud, openshift, openstack",
  dba: "postgresql, postgres, mongodb, mongo db, mysql, mariadb, redis, oracle, sql server, db2",
};
export const ADMINISTRATORS = `
  administrator, administrators, admin, admins, administratorin, administratoren,
  administrateur, administratrice, administrador, administradora, beheerder`;

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

/**
 * Technologies in place of each other: "React/Vue" is a choice, "React/Node" a stack. Names are those
 * of values.
 */
export const ALTERNATIVES: readonly string[] = [
  "react, vuejs, angular, svelte, nextjs, nuxt, ember, solid",
  "java, kotlin, scala, go, python, csharp, dotnet, php, ruby, ruby-on-rails, rust, nodejs, cpp, elixir",
  "aws, azure, google-cloud",
  "flutter, react-native, swift, kotlin, dotnet-maui",
  "javascript, typescript",
  "postgresql, mysql, mongodb, redis, elasticsearch",
  "playwright, cypress, selenium",
  "django, fastapi, flask",
  "laravel, symfony",
  "spring-boot, quarkus",
  "kafka, rabbitmq",
  "terraform, ansible, pulumi",
];

/**
 * Technologies of one side only, by their values, with the roles that don't need them: the React of
 * "our stack: Java, React" where a back-end developer is asked for.
 */
export const SIDES: readonly { technologies: string; others: readonly Role[] }[] = [
  {
    technologies: "react, vuejs, angular, svelte, nextjs, nuxt, ember, solid, tailwind",
    others: ["back-end", "data", "database", "devops"],
  },
  {
    technologies: `
      java, kotlin, scala, go, python, csharp, dotnet, php, ruby, ruby-on-rails, rust, cpp, elixir,
      django, fastapi, flask, laravel, symfony, spring-boot, quarkus, postgresql, mysql, mongodb,
      redis, elasticsearch, kafka, rabbitmq`,
    others: ["front-end", "designer"],
  },
];

/** Between a part of what is there and what it is made with: "the back end is in Go". */
export const MADE_WITH = `
  is, is in, is on, is all, is with, is still in, is still on, is written in, is built in, is built on, is built with, is done in, is made with, is made in, is coded in, is based on,
  runs on, runs in, runs with, uses, its in, ist, ist in, ist mit, ist auf, ist auf basis von, läuft auf, läuft mit, läuft in, nutzt, basiert auf,
  est, est en, est sur, est fait en, est écrit en, tourne sur, tourne avec, utilise, es, es en, es de, está en, está hecho en, está hecho con, está escrito en, usa, corre en, corre sobre`;

/** The clouds beside which they do. */
export const CLOUDS = "aws, azure, gcp, google, amazon, microsoft";

/** Words that are often written with more than one slip, by how they are meant. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  python: "pythonista, phyton, pyhton, pyton, phython, pythn",
  javascript: "javscript, javasript, javascipt, javascrip, jaavascript",
  typescript: "typscript, typescrit, typesript",
  developer:
    "developper, devellopeur, dévellopeur, devloper, develper, develloper, developr, devolper, developor, dev's",
  senior: "senoir, seinor, senir, señior, sinior, seniour, seneor, sineor",
  junior: "juniour, junor, jnior, juinor, junoir, juniro",
  middle: "midle, middel, midlle",
  not: "nt, nto",
  experience: "experiance, experince, expirience, expierence, expereince",
  available: "avaliable, availble, availabel, avalable, avaiable, avilable, availiable, disponible",
  engineer: "enginer, engeneer, enginneer, ingineer, enigneer",
  kubernetes: "kuberentes, kubernetis, kubernets, kubernates, kubernete",
  postgres: "postgress, posgres, postgre, posgresql, postgresq",
  angular: "anguler, anguar, angullar",
  react: "rct, raect, recat, reakt, reackt, raact, reat, ract, rect",
  stack: "stak, stck, satck",
  backend: "bakend, backed, bckend",
  frontend: "fronend, forntend, frontent, frntend",
  without: "witout, wihtout, whitout, withuot",
  from: "frm, fom",
  hour: "hr, houre, hoour",
  immediately: "imediately, immediatly, imediatly, immidiately",
  month: "mnth, moth, monht",
  week: "wek, weeek",
  year: "yr, yaer",
  german: "germen",
  with: "wiht, wth, wit",
  looking: "lookin, loking, lookng",
  need: "ned, neeed",
  time: "tiem, tmie",
  already: "alredy, allready, alreay, alrdy, aready",
  accessibility: "accessibilty, accesibility, accessability, accessibilities",
  powerbi: "pbi",
  salesforce: "sfdc",
  playwright: "playwrite, playright",
  node: "nod, noed, ndoe, nodde",
  docker: "doker, dokcer",
};

/** Short forms of names that mean several, by the words beside which they mean one. */
export const SHORT_FORMS: readonly { name: string; forms: string; beside: string }[] = [
  {
    name: "terraform",
    forms: "tf",
    beside:
      "aws, azure, gcp, google, k8s, kubernetes, devops, docker, ansible, helm, terragrunt, iac, sre, infra, infrastructure, cloud, eks, aks, gitlab, ci",
  },
  {
    name: "tensorflow",
    forms: "tf",
    beside: "python, keras, pytorch, ml, ai, nlp, numpy, pandas, opencv, cuda, learning, vision",
  },
  {
    name: "salesforce",
    forms: "sf",
    beside: "apex, lwc, lightning, pardot, cpq, visualforce, soql, admin",
  },
  {
    name: "kotlin",
    forms: "cotton, cotlan, cutlin",
    beside: "android, java, spring, ktor, jetpack, compose, swift, ios, multiplatform",
  },
  {
    name: "phoenixframework",
    forms: "phoenix",
    beside: "elixir, elixr, liveview, ecto, erlang, otp, beam",
  },
  {
    name: "servicenow",
    forms: "snow",
    beside: "itsm, itom, cmdb, hrsd, glide",
  },
  {
    name: "postgres",
    forms: "pg, psg",
    beside: "node, django, rails, sql, redis, mysql, backend, db, database, fastapi, go, java",
  },
];

/** What follows the name of an industry in German compounds. */
export const INDUSTRY_ENDS = `
  unternehmen, firma, branche, plattform, bereich, projekt, app, software, startup, konzern, anbieter,
  dienstleister, umfeld, system, erfahrung, erfahrungen, kenntnisse, kenntnissen, hintergrund, sektor,
  kunde, kunden, themen`;

/** Endings of cases in Slavic, Baltic and Finno-Ugric languages, the longest first: "testera", "Pythonia". */
export const CASE_ENDS =
  "owi, ovi, ami, ach, iin, lla, lle, ssa, sta, ow, em, om, ia, ie, in, a, u, y, i";

/** What German compounds end with that tells what is needed. */
export const COMPOUND_ENDS = `
  website, webseite, homepage, webanwendung, webapp, onlineshop, webshop, portal, entwickler,
  entwicklerin, entwicklung, programmierer, programmiererin, tester, testerin, designer,
  designerin, architekt, architektin, spezialist, spezialistin, experte, expertin, ingenieur,
  ingenieurin, administrator, mensch, menschen`;

/** Words that are near to a name, and are no slip of it: "tracking" is no "trucking". */
export const OTHER_WORDS = `
  tracking, trained, managed, recommended, funcional, funcionales, folgende, designing, cents, eleventh, negocio, negocios, industries, lotte,
  informatic, informatics, officer, officers, produit, produits, producto, productos, produto, produkt`;

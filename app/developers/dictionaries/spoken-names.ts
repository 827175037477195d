/**
 * Names as dictation writes them, by how they are meant: several words that sound like a name, in four
 * languages. A phrase has at least as many words as its name.
 */
export const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  kubernetes: `
    cuban eighties, cuban eddies, cooper eighties, cuber eighties, cuban etes,
    cooper netties, cooper nettes, cooper nettis, cooper netease, coober netties, cuber netties, cuber nettes, cube ernetes, cube are netties,
    kuber netties, kuber netes, kuber nettes, kuba netes, kubernetties, cubernetes, cubernetties, cooba netes, q burnettes, koober netties`,
  k8s: "k eight s, k eights, k eight, ka acht s, ka huit s, ka ocho s",
  postgres:
    "post gress, post gres, post grass, post grease, post gras, postgrass, postgresse, post greß",
  postgresql:
    "post gress sequel, post gres sequel, postgres sequel, post gress q l, post gres q l, post gress s q l, post gres s q l",
  mysql: "my sequel, my s q l, my es q el",
  sql: "es q el, ess q l, es cu el",
  "sql server": "sequel server",
  "and sql": "and sequel",
  "sql and": "sequel and",
  "sql developer": "sequel developer",
  "sql queries": "sequel queries",
  "5g": "five g",
  "iso 27001":
    "iso twenty seven thousand one, iso twenty seven thousand and one, iso two seven zero zero one, iso siebenundzwanzigtausendeins",
  "iso 26262": "iso two six two six two, iso twenty six two six two, iso twenty six two sixty two",
  "iso 13485": "iso thirteen four eighty five, iso one three four eight five",
  s4hana:
    "s four hana, es four hana, ess four hana, s vier hana, es vier hana, s quatre hana, ese cuatro hana",
  javascript:
    "java scripts, java skript, jawa script, yava script, yavascript, jawascript, chava script",
  java: "jawa, dschawa, djava",
  typescript: "type scripts, type skript, tie script, taip script, tipe script",
  nodejs:
    "no jazz, node jazz, note js, note j s, node jay s, node jay es, node jay ess, noud js, nod js, node jot es",
  "vue js": "view j s, view jay s, view jay es, view jay ess",
  "next js": "necks js, next jay s, nexed js, next jay es, next jay ess, next jot es",
  "react native": "react natives, react naitiv, re act native",
  react: "re act, riact, rijäkt",
  angular: "angle are, angu lar",
  nginx: "engine x, engine ex",
  django: "jango, jengo, djengo, dschango, d jango, shango",
  kafka: "cafka, kaf ka, cough ka, caf ka",
  azure: "asure, azzure, ashur, ä schur, aschur, assure cloud",
  terraform: "terra form, tera form, terra forms, terra for m",
  ansible: "an sible, and sible",
  laravel: "lara vel, lara vell, laravelle, lara well, lera vel",
  symfony: "symphony developer, symphony framework",
  kotlin: "cotlin, kot lin, cot lin, cottlin, kotlyn, cut lin",
  golang: "goal lang, go language, go lank",
  graphql: "graph cool, graf ql, graf q l, graphic ql",
  mongodb: "mango db, mango d b, mango dee bee, mongo dee bee, monger db",
  elasticsearch: "elastic surge, elastic serge",
  redis: "reddis, red iss, readis",
  csharp: "see sharp, sea sharp, c scharf, ce sharp, c dièse, si sharp, seesharp, c almohadilla",
  "c++":
    "see plus plus, sea plus plus, ce plus plus, si plus plus, c más más, ce más más, zeh plus plus",
  dotnet: "dot nets, punkt net, point net, punto net, dotted net",
  typo3:
    "type oh three, type o three, type o 3, typo three, tippo drei, typo drei, typo trois, typo tres",
  pyspark: "pie spark",
  pytest: "pie test",
  swiftui: "swift you i, swift u i",
  rabbitmq: "rabbit m q",
  pytorch: "pie torch, pi torch, pai torch",
  python: "pie thon, pysen, paiton, peiton, peyton developer",
  fastapi: "fast a p i, fast api s",
  tensorflow: "tensor flows, tenser flow",
  figma: "fig ma, figmar",
  salesforce: "sales fours, sells force",
  "power bi": "power b i, power be i, power bee eye, power b eye, power bee i, pauer bi",
  tableau: "tab low, tablo",
  "ros 2": "ross two, ross 2, rose two",
  gitlab: "git lab, get lab, git labs",
  github: "git hub, get hub",
  xgboost: "x g boost, ex g boost",
  "r and python": "our and python",
  snowflake: "snow flake, snow flakes",
  databricks: "data bricks",
  devops: "deaf ops, dev obs, def ops, dev hops, dev up s, dev ups",
  "scrum master": "scram master, scrum masters, skrum master",
  "full stack": "fool stack, full stag, ful stac, foul stack",
  "front end": "frond end, front hand, fronten de",
  "back end": "beckend entwickler, bag end, back hand, becken de",
  "ux designer": "you x designer, u ex designer",
  "ui designer": "you i designer, u eye designer",
  "spring boot": "spring boots, spring boat, springbot",
  "ruby on rails": "ruby on rail, ruby on reals, rubi on rails, rubies on rails",
  "unity 3d": "unity three d, unity 3 d",
  unreal: "un real",
  "3d graphics developer": "three d graphics developer, three dee graphics developer",
  "3d artist": "three d artist, three dee artist",
  "3d developer": "three d developer, three dee developer",
  "knows nodejs": "knows no js, knows no j s, knows no jay s",
  embedded: "in bedded, imbedded, im bedded",
  selenium: "celenium, sell enium",
  rust: "russed",
  swift: "swiffed",
  flutter: "fluter, flatter developer",
  jenkins: "jen kins",
  docker: "dock er, dokker",
  sap: "es a p, ess a p",
  aws: "a double u s, a w es",
};

/**
 * Names of two letters that are spelt: "b i". Of more letters any name is known, which two could be by
 * chance: "a c developer".
 */
export const SPELT_PAIRS = "ai, bi, ml, ui, ux, qa, us, uk, eu, js, db";

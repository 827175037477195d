import { joinPhrases as join } from "./join-phrases.ts";

/** People other than the wanted one, before what they do. */
export const OTHER_PEOPLE = [
  join(
    "another, a separate, a different, the other, an internal, our internal, our other, an external, our external, the external, a dedicated, our own",
    "team, department, squad, company, office, agency, unit, supplier, vendor, partner, developer, contractor",
  ),
  join(
    "the, our, a, an, their",
    "vendor, supplier, manufacturer, outside agency, service provider, partner company, colleague, colleagues",
  ),
  join("the, our", "agency, partner, in house team, platform team, data team, web team, ops team"),
  join(
    "the, our",
    "backend team, back end team, frontend team, front end team, mobile team, infrastructure team, infra team, it team, it department, design team, admins",
  ),
  "a colleague of mine, my colleague, my colleagues, someone else, somebody else, two other teams, three other teams, several other teams, other teams, the other teams, other departments, another guy, another person, another developer, other guys, other people, other colleagues, my brother, my cofounder, our cto",
].join();

/** After a verb of German: who does it. */
export const GERMAN_PEOPLE = `
  ein anderes team, das andere team, ein eigenes team, ein internes team, unser team, unser backend team, unser frontend team, unser web team, unser it team, unsere it, die it,
  unser internes team, ein dienstleister, der dienstleister, unser dienstleister, ein externer, ein externer dienstleister, eine agentur, eine externe agentur, unsere agentur, die agentur,
  ein partner, unser partner, der hersteller, der anbieter, kollegen, die kollegen, unsere kollegen, ein kollege, mein kollege, eine kollegin, meine kollegin, unser kollege, unsere kollegin,
  unser herr, unsere frau, herr, frau, jemand anders, jemand anderes, eine andere abteilung, eine andere firma, eine externe firma, wir selbst, wir selber, wir intern, ich selbst`;

/** After "von". */
export const GERMAN_DATIVE = `
  dem frontend team, dem backend team, dem web team, dem mobile team, dem daten team, dem design team, dem it team, einem anderen team, einem eigenen team, einem separaten team, einem internen team, unserem team, unserem backend team, unserem frontend team, unserem it team, unserer it, der it,
  einem dienstleister, einem externen dienstleister, unserem dienstleister, einer agentur, einer externen agentur, unserer agentur, einem partner, unserem partner, dem hersteller,
  den fachteams, den fachabteilungen, der fachabteilung, dem fachbereich, den fachbereichen, den anderen teams, unseren teams,
  dem anbieter, kollegen, den kollegen, unseren kollegen, einem kollegen, meinem kollegen, einer kollegin, einer anderen abteilung, einer anderen firma, einer externen firma, uns`;

/** After "géré par". */
export const FRENCH_PEOPLE = `
  un prestataire, le prestataire, notre prestataire, un prestataire externe, une agence, une agence externe, notre agence, une autre équipe, l'autre équipe, notre équipe, notre équipe interne,
  une équipe dédiée, une équipe séparée, une équipe interne, un partenaire, notre partenaire, l'éditeur, le fabricant, le fournisseur, nos collègues, des collègues, les collègues, un collègue,
  un autre service, un autre département, une société externe, une autre société, quelqu'un d'autre, nous mêmes, nos soins`;

/** After "lo lleva". */
export const SPANISH_PEOPLE = `
  otro equipo, el otro equipo, un equipo aparte, un equipo interno, nuestro equipo, nuestro equipo interno, un proveedor, el proveedor, nuestro proveedor, un proveedor externo, una agencia,
  una agencia externa, nuestra agencia, una empresa externa, otra empresa, otro departamento, un socio, nuestro socio, el fabricante, un compañero, una compañera, nuestros compañeros,
  los compañeros, otros compañeros, otra persona, nosotros`;

/** A group of people, of which a word beside it says what it does: "the web team". */
export const COLLECTIVES =
  "team, squad, crew, department, people, guys, folks, division, abteilung, leute, truppe, équipe, service, equipo, departamento, gente";

/** People who are there, without a word that says what they do. */
export const WORKERS = `
  our developers, our devs, our engineers, our programmers, our existing developers, our own developers, the other developers, the other devs, unsere entwickler, unsere programmierer, die anderen entwickler,
  nos développeurs, nos développeuses, nos ingénieurs, les autres développeurs, nuestros desarrolladores, nuestros programadores, los demás desarrolladores`;

/** People of "our 25 product engineers". */
export const OWN_WORKERS =
  "developers, devs, engineers, programmers, entwickler, programmierer, développeurs, développeuses, ingénieurs, desarrolladores, programadores";

/** After those: what they work with. */
export const TEAM_WORKS = `
  write, writes, work in, works in, work with, works with, work on, works on, use, uses, write in, writes in, build in, builds in, is on, are on, do their thing in, does their thing in, does its thing in, do theirs in, live in, lives in, builds, build, maintains, maintain,
  arbeitet mit, arbeiten mit, arbeitet in, arbeiten in, nutzt, nutzen, verwendet, verwenden, entwickelt in, entwickeln in, baut, bauen, setzt auf, setzen auf, schreibt in, schreiben in, macht ihr ding in,
  travaille avec, travaillent avec, travaille en, travaillent en, travaille sur, travaillent sur, travaille sous, utilise, utilisent, développe en, développent en, code en, codent en, est sur, est sous,
  trabaja con, trabajan con, trabaja en, trabajan en, usa, usan, utiliza, utilizan, programa en, programan en, desarrolla en, desarrollan en`;

/** Words after the name of the first one: "the Java one", "the Java role". */
export const AFTER_FIRST =
  "one, role, position, profile, guy, dev, developer, person, first, an, zuerst";
/** People of any kind: how many there are in all. */
export const ALL_PEOPLE_WORDS = "people, persons, leute, personen, personnes, personas";
/** What is at hand beside a tool: "Figma designs", "a repo". */
export const ARTEFACT_WORDS =
  "design, designs, mockup, mockups, wireframe, wireframes, prototype, prototypes, sketches, drafts, screens, repo, codebase, entwurf, entwurfe, maquette, maquettes, disenos, maquetas";
export const CANTON_WORDS = "canton, kanton, cantone";
export const CLIENT_WORDS =
  "client, customer, kunde, kunden, kundin, auftraggeber, endkunde, endkunden, cliente";
/** "The Swift conversion" */
export const CONVERSION_WORDS = "conversion, migration, rewrite, port";
/** What percents are of, other than a workload: "price 40 %". */
export const CRITERIA_WORDS =
  "price, quality, preis, qualitat, prix, qualite, precio, calidad, prezzo, qualita, coverage, testabdeckung, abdeckung, couverture, cobertura, discount, rabatt, uptime, by, um";
/** Parts of a software, which are no people. */
export const END_NAMES = "backend, back end, frontend, front end";
/** "Bankkenntnisse" */
export const KNOWLEDGE_WORDS = "kenntnisse, kenntnissen";
/** "To replace a departing colleague" */
export const LEAVER_WORDS = "colleague, colleagues, employee, departing, leaving, outgoing";
/** Places that people are called by. */
export const NAMESAKES_OF_PLACES =
  "sofia, florence, georgia, jordan, paris, chad, victoria, milan, austin, dallas, carolina, sydney, israel, africa, valencia, lourdes, santiago, kuba, india, asia, adelaide, charlotte, orlando, verona, denver, houston, brooklyn, jackson, salvador, santos, nancy, kenya, roma, london, siena, vienna, ireland";
/** "At night (Toronto time)" and "evenings CET" are not in the working day of that clock. */
export const NIGHT_WORDS = "night, nights, nuit, nuits, nacht, nachts, noche, noches";
export const PERCENT_WORDS = "percent, prozent, percents";
/** What "at least one project in banking" counts. */
export const PROJECTS_DONE =
  "app, apps, game, games, product, products, website, websites, site, shop, title, titles, spiel, jeu, juego, project, projects, projekt, projekte, projet, projets, proyecto, proyectos";
/** "The Jakarta project" */
export const PROJECTS_OF_PLACE = "project, projekt, projet, proyecto, rollout, launch, migration";
/** "Three references" */
export const REFERENCE_WORDS =
  "reference, references, referenzen, referencia, referencias, projects, projekte, projekten, projets, proyectos";
/** "Two days on site, the rest remote" */
export const REST_WORDS = "rest, reste, resto, restliche, otherwise";
/** "Not the building kind" */
export const SORT_WORDS = "kind, type, sort, typ, sorte, genre, tipo";
/** "Two teams in the energy sector" */
export const TEAMS_IN_INDUSTRY = "team, teams, squad, squads, equipe, equipes, equipo, equipos";
/** "Our team there" */
export const TEAMS_THERE =
  "team, teams, office, offices, hub, equipe, equipo, buro, bureau, standort, oficina";
export const TEAM_WORDS = "team, teams, squad, department, group, crew, abteilung, equipe, equipo";
/** "A project in logistics" */
export const WORK_IN_INDUSTRY =
  "project, projects, engagement, assignment, mission, mandate, contract, client, customer, projekt, einsatz, mandat, auftrag, kunden, projet, proyecto, encargo, progetto, projeto";
export const ZONE_WORDS = "zones, timezones, zeitzonen, fuseaux, husos";

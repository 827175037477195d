import type { Role } from "#contract/members/role-terms.ts";
import { joinPhrases as join } from "./join-phrases.ts";

/** Where software runs: "our shop in the cloud". */
const CLOUD_PLACES =
  "in the cloud, to the cloud, into the cloud, in der cloud, in die cloud, dans le cloud, vers le cloud, en la nube, a la nube";

/** Who tests how safe software is, other than who tests it, and that test. */
const SECURITY_TESTS = [
  join(
    "security, cyber security, cybersecurity, it security, application security, penetration, intrusion, pen",
    "tester, testers, testing, test, tests",
  ),
  "penetrationstester, penetrationstesterin, penetrationstestern, penetrationstest, penetrationstests, sicherheitstester, sicherheitstesterin, sicherheitstestern, sicherheitstest, sicherheitstests",
  join(
    "testeur, testeuse, testeurs, test, tests",
    "de sécurité, sécurité, d'intrusion, de pénétration",
  ),
  join(
    "tester, testers, probador, probadora, probadores, prueba, pruebas",
    "de seguridad, de penetración, de intrusión",
  ),
].join();

/** What is built: "Java for our IoT platform". */
const IOT_THINGS =
  "iot stuff, iot thing, iot platform, iot platforms, iot product, iot products, iot project, iot projects, iot solution, iot data, iot plattform, iot projekt";

const LANGUAGE_MODELS =
  "llm, llms, rag, language model, language models, large language model, large language models";

/** What people call each kind of work, in any language. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  "front-end": `
    frontend, front end, front, fe, fe dev, fe devs, fronted, client side, ui developer, ui dev, ui engineer, ui
    programmer, user interface developer, web frontend, css, html, html css, frontender, front
    ender, frontendowiec, frontendowca, web ui, javascript frontend, frontendentwickler, frontend entwickler, webdesign, html /
    css, html5, css3, frontendler, frontendlerin, frontendlern, frontends, front ends, frontend developer, css developer, html developer, front end developer, desarrollador frontend, développeur front, développeur frontend, développeur front end, développeuse front, maquetador, intégrateur web, intégrateur, frontentwickler, frontend engineer, user interface, user interfaces, pixel perfect, sass, scss, responsive, responsive design, responsive layout, html css developer, html / css developer, css expert, css guy, web animations, landing page developer, intégratrice web, intégratrice, integratore web, frontend ontwikkelaar, frontendutvecklare`,
  "back-end": `
    backend, back end, back, be, be dev, be devs, be developer, be developers, be engineer, be engineers, server side, serverside, api developer, api engineer, api dev,
    api, apis, server developer, backender, back ender, backendowiec, backendowca, programista backend, backendentwickler, backend entwickler, rest
    api, microservices, server programmer, backendler, backendlerin, backendlern, backends, back ends, api integration, api integrations, rest apis, backend apis, développeur back, développeur backend, desarrollador backend, server code`,
  "full-stack": `
    fullstack, full stack, full stacker, fs, fullstack developer, full stak, fullstak, fulstack,
    front and back, front end and back end, frontend and backend, front and back end, end to end
    developer, frontend / backend, front end / back end, jack of all trades, all rounder,
    allrounder, mern, mern stack, mean stack, pern, pern stack, mevn, mevn stack, lamp stack, website and whats behind it, website and what is behind it, site and whats behind it, frontend and the backend, front end and the back end, the frontend and the backend, front and the back, front end and backend, frontend and back end, front & back, web and mobile, fullstackler, fullstacklerin, fullstackentwickler, fullstack entwickler, full stack entwickler`,
  mobile: `
    mobile, mobile app, mobile apps, mobile application, mobile applications, mobile developer,
    mobile dev, app developer, app developers, app dev, app devs, app development, apps developer,
    phone app, phone apps, smartphone app, smartphone, app for phones, app for the phone, app for
    a phone, app programmer, ios and android, android and ios, cross platform, app entwickler, appentwickler,
    tablet app, mobil, móvil, aplikacja mobilna, aplikacji mobilnej, aplikację mobilną, app per cellulare, app per smartphone, app para celular, app para smartphone,
    mobilapp, mobil app, applicazione mobile, aplikacje mobilne, móviles, app móvil, apps móviles, aplicación móvil, aplicaciones
    móviles, application mobile, applications mobiles, aplicativo móvel, app mobile, mobiele app, mobilentwickler, mobile entwickler, app entwicklung, appentwicklung, développeur mobile, développeuse mobile, desarrollador móvil, desarrolladora móvil, handy app, desarrollador de apps, desarrolladores de apps, programador de apps, react native and flutter, app builder, mobile platform, ios and android apps, mobile applications developer`,
  ios: `
    ios, iphone, ipad, apple developer, ios app, iphone app, ios developer, apple app, app for
    iphone, app for iphones, apple watch, iphones, ipados, objective c, objc, uikit`,
  android: `
    android, android app, android native app, native android app, appli android, appli android native, application android, application android native, app android, native android-app, aplicación android, android developer, app for android, android phone, android
    phones, jetpack compose`,
  devops: `
    devops, dev ops, sre, site reliability, site reliability engineer, a site reliability engineer, platform engineer, platform
    engineering, cloud engineer, cloud engineers, cloud developer, cloud specialist, cloud expert,
    cloud infrastructure, cloud, infrastructure, infra, sysadmin, system administrator, sys admin,
    systems administrator, system admin, hosting, servers, server admin, ci cd, ci / cd,
    devsecops, deployment, deployments, release engineer, build engineer, linux admin, linux
    administrator, operations engineer, ops, pipelines, sistemista, administrador de sistemas,
    administrateur système, administrateur systèmes, systemadministrator, administrator systemów,
    systeembeheerder, cloud ops, unserer server, unsere server, unseren server, serverbetreuung, maintain our server, maintain the server, look after our server, look after our servers, look after the server, look after the servers, looks after our server, looks after our servers, looking after our servers, take care of our server, take care of our servers, take care of the server, take care of the servers, takes care of our server, takes care of our servers, taking care of our servers, care of our servers, care of the servers, maintain our servers, maintain the servers, manage our servers, manages our servers, run our servers, runs our servers, unsere server kümmert, server betreut, s'occupe de nos serveurs, s'occuper de nos serveurs, se ocupe de nuestros servidores, cuide nuestros servidores, cloudops, cloud administrator, cloud architect and devops, servidor, servidores, serveur, serveurs, server administrator, linux sysadmin, sysops, systemadministratör, systemadministrator, järjestelmäasiantuntija, inżynier devops, inżyniera devops, engenheiro devops, engenheiro de infraestrutura, sistemista linux, beheerder, infrastructure engineer, infrastructure as code, iac, cloud native, cloud migration, cloud migrations, ${CLOUD_PLACES}, administrateur linux, ingénieur cloud, ingeniero cloud, ingeniero devops, ingénieur devops, cloud ingenieur, nube, monitoring, observability, finops,
    windows administrator, windows admin, windows server administrator, windows server admin, exchange administrator, exchange admin,
    active directory administrator, active directory admin, vmware admin`,
  data: `
    data, datos, données, data engineer, data engineers, data engineering, data eng, ds, data scientist, data
    scientists, data science, data analyst, data analysts, data analytics, data analysis, data
    developer, data dev, data person, data people, data guy, data team, data platform, data
    pipeline, data pipelines, data warehouse, data expert, data specialist, data architect, big
    data, etl, elt, business intelligence, bi, bi developer, analytics, analytics engineer, dwh,
    dataengineer, reporting, dashboards, bi dev, bi devs, bi entwickler, tableau de bord, tableaux de bord, cuadro de mando, cuadros de mando,
    sales data, sales figures, sales reports, verkaufsdaten, verkaufszahlen, umsatzdaten, chiffres de vente, datos de ventas, informes de ventas, dati di vendita, power bi, powerbi, data modelling, data modeling, someone for
    data, data work, ingeniero de datos, científico de datos, analista de datos, ingénieur de
    données, ingénieur data, analyste de données, datenanalyst, dateningenieur, analityk danych,
    inżynier danych, analista dati, analisi dati, analisi dei dati, analisi di dati, análise de dados, analiza danych, analizy danych, data analyse, analyse des données, analyser nos données, analizar datos, analizar nuestros datos, cientista de dados, engenheiro de dados, analista de dados, data jobs, analyst of data, analist of data, analysts of data, engineer of data, scientist of data, specialist of data, etl pipeline, etl pipelines, elt pipelines, data lake, data lakes, data lakehouse, lakehouse, data visualization, data visualisation, data visualizations, bi analyst, bi consultant, bi specialist, bi expert, bi reports, business intelligence analyst, business intelligence developer, data modeler, data modeller, datenanalystin, datenanalyse, data warehousing, datenexperte, analyste data, data ingénieur, ingeniera de datos, científica de datos, análisis de datos, analyse de données, tableros, statistician, statistics, quant, data mining, data cleaning, data migration, analityka danych, analityków danych, inżyniera danych, inżynierów danych, analista di dati, ingegnere dei dati, engenheira de dados, data analist, data analysten, datový analytik, datového analytika, datový inženýr, datového inženýra, dataingenjör, dataanalytiker, scraping, web scraping, data scraping, scraping data`,
  "machine-learning": `
    machine learning, ml, ai, artificial intelligence, deep learning, nlp, computer vision, ${LANGUAGE_MODELS}, mlops, ml ops, mle, ai engineer, ai developer, ml engineer, generative ai, gen ai, genai,
    neural networks, chatbot, chatbots, chat bot, chat bots, robot that answers, robots that answer, bot that answers, bots that answer, robots which answer, robot which answers, virtual assistant, virtual assistants, voice assistant, voice assistants, voicebot, voice bot, chat robot, chatroboter, assistant virtuel, agent conversationnel, asistente virtual, asistentes virtuales, gpt, chatgpt, openai, ai / ml, ml / ai,
    data science ai, ai agents, künstliche intelligenz, ki, ia, intelligence artificielle, inteligencia artificial, künstlicher intelligenz, machine learning engineers, ml engineers, ai engineers, ai expert, ai specialist, ai consultant, ml expert, ml specialist, data scientist ml, reinforcement learning, speech recognition, image recognition, image processing, recommendation engine, recommender, recommender system, recommendation system, prompt engineer, prompt engineering, ai features, ai integration, maschinelles lernen, aprendizaje automático, apprentissage automatique, vision par ordinateur, visión artificial, visión por computador, visión por computadora, bildverarbeitung, bilderkennung, natural language processing`,
  qa: `
    qa, quality assurance, automatic tests, automatic test, automatic testing, tests automatic, make tests automatic, make test automatic, make the tests automatic, make our tests automatic, test automatic, automate tests, automate the tests, automate our tests, automating tests, automating our tests, automatisierte tests, automatische tests, tests automatisieren, tests automatisés, tests automatiques, automatiser les tests, automatiser nos tests, pruebas automáticas, pruebas automatizadas, automatizar pruebas, automatizar las pruebas, test automatici, test automatizzati, testes automáticos, testes automatizados, testy automatyczne, tester, testers, qa engineer, test engineer, test engineers, test
    automation, automated tests, automated testing, test automator, software tester, software
    testing, testing, sdet, software engineer in test, software development engineer in test, engineer in test, developer in test, quality engineer, quality engineering, automation tester, manual
    tester, qa automation, automation qa, e2e tests, e2e testing, who tests, tests, testet,
    verification engineer, validation engineer, verification and validation engineer, v & v engineer, the test of our, the test of the, the tests of our, the testing of our,
    the testing of the, test of our, tests of our, testare, testledare, testaaja, tester manuale, tester automatico, testador, testadora, testadores, analista de testes, engenheiro de testes, collaudatore,
    someone to test, to test, test our, test my, test the, testen, bug testing, qa tester, tester
    automatyzujący, testeur, testeuse, testeurs, tester oprogramowania, testerów, testera,
    probador, test manager, test managers, test lead, test leads, qs, qs mitarbeiter, qs tester, qs ingenieur, qa manager, qa specialist, qa analyst, qa analysts, qa engineers, qa testers, quality analyst, test analyst, test analysts, test developer, test specialist, manual testing, test cases, testerin, softwaretester, softwaretesterin, testautomatisierung, testautomatisierer, testmanager, testingenieur, testingenieurin, ingénieur qa, ingénieur test, testeur logiciel, recette, probadora, probadores, ingeniero de pruebas, ingeniero qa, control de calidad, pruebas, automatisation des tests, qualitätssicherung, regression tests, regression testing, load testing, performance testing, ui tests, ui testing, unit tests`,
  designer: `
    designed, designer, designers, design, ux, ui ux, ux ui, ui / ux, ux / ui, ui designer, ux designer, ui
    ux designer, ui / ux designer, ux / ui designer, product designer, graphic designer, graphics,
    web designer, webdesigner, user experience, user interface, interface design, design engineer,
    look nice, look good, look better, pretty, logo, logos, branding, visual designer, interaction
    designer, ui and ux, ux and ui, design system, design systems, clickable prototype, clickable prototypes, wireframes, diseñador, diseñadora,
    diseñadores, diseñador web, diseñador ux, diseñadora ux, diseñador ui, diseñadora ui, designer ui, graphiste, grafiker, grafikerin,
    designerin, designer ux, projektant, projektantka, projektantkę, projektant ux, projektanta ux, ontwerper, vormgever, webdesignern, grafico ui, progettista ui, progettista ux, návrhář, návrháře, graafinen suunnittelija, formgivare, graphic, graphic design, graphics person, graphic person, graphic artist, graphic artists, illustrator, illustration, illustrations, logos, banner, banners, flyer, flyers, poster, posters, brand designer, brand identity, corporate design, ui design, ux design, ui / ux design, ux / ui design, ux expert, ux specialist, ux research, ux consultant, ux guy, ux person, ui person, ui specialist, ui expert, usability, user research, mockup, mockups, mock ups, redesign, web design, diseño, diseño web, diseño gráfico, diseñador gráfico, diseñadora gráfica, diseñadora web, designer web, webdesign, grafikdesigner, grafikdesignerin, grafikdesign, mediengestalter, mediengestalterin, ui designerin, ux designerin, webdesignerin, produktdesigner, produktdesignerin, ui ux designerin, designeuse, maquettes, motion designer, motion design, design tokens, visual design, creative, art director, game artist, 3d artist, 3d designer, 3d modeler, artist, icons, icon design, layout, print design`,
  architect: `
    architect, architects, arch, software architect, solution architect, solutions architect, system
    architect, systems architect, enterprise architect, architecture, technical
    architect, architekt, softwarearchitekt, softwarearchitektin, software architekt, lösungsarchitekt, systemarchitekt, architektin, arquitecto, arquitecta, arquitectos, arquitecto de software, arquitecta de software, arquitecto de soluciones, architecte, architectes, architecte logiciel, architecte technique, software architects, solution architects, solutions architects, technical architects, it architect, application architect, cloud architect, cloud architects, architect cloud, architects cloud, cloud solutions architect, cloud solution architect, cloud infrastructure architect, infrastructure architect, arquitecto cloud, arquitecta cloud, arquitecto de nube, arquitecto de la nube, arquitecto en la nube, architecte cloud, architecte solutions, architecte solution, architecte infrastructure, cloud architekt, cloud architektin, cloudarchitekt, cloudarchitektin, architetto cloud, arquiteto cloud, arquiteto de cloud, cloud architekta, architekt cloud, architekta cloud, cloudarkitekt, system design, arquiteto, arquiteta, arquiteto de software, arquiteto de soluções, architetto, architetto software, arkitekt, lösningsarkitekt, systemarkitekt, løsningsarkitekt, arkkitehti, ohjelmistoarkkitehti`,
  "tech-lead": `
    tech lead, tech leads, lead technique, leads techniques, référent technique, referente
    técnico, techlead, tl, technical lead, technical leader, team lead, teamlead, team leader,
    team leads, lead of the team, engineering lead, dev lead, development lead, teamleiter, to
    lead the team, to lead our team, lead our team, lead a team, lead a small team, leading a
    team, leads a team, manage a team, ein team leiten, ein team leiten kann, ein team führen, ein
    team führen kann, diriger une équipe, encadrer une équipe, dirigir un equipo, liderar un
    equipo, lead the team, run our team, manage our team, lead my team, tech leader, technical
    team lead, technical co founder, technical cofounder, lead tech, líder técnico, lider tecnico,
    jefe técnico, responsable technique, lider techniczny, lidera technicznego, líder de equipo
    técnico`,
  database: `
    dba, dbas, database administrator, database administrators, database admin, database,
    databases, database engineer, database developer, database expert, database specialist,
    database administration, datenbankadministration, administration de bases de données, administración de bases de datos, database design, db admin, datenbank, datenbanken, data base, data bases, base de datos, bases de datos, base de données, bases de données, datenbankentwickler, datenbankentwicklerin, datenbankadministrator, datenbankadministratorin, datenbankadmin, datenbankspezialist, datenbankspezialistin, datenbankprofi, datenbankexperte, administrador de bases de datos, administradora de bases de datos, administrador de base de datos, administrateur de bases de données, administrateur de base de données, administrateur base de données, administratrice de bases de données, administrateur bdd, administrador de bbdd, database guy, database person, database tuning, database optimization, database performance, slow queries, query optimization, sql optimization, db expert, db developer, db engineer, databasebeheerder, administrator baz danych, administratora baz danych, amministratore di database, administrador de banco de dados, správce databází, databasadministratör`,
  security: `
    ${SECURITY_TESTS}, security engineer, security expert, security specialist, security developer, cyber security,
    cybersecurity, infosec, information security, pentester, pentest, appsec, application security, it security, security, ethical hacker, keep
    our data safe, keeps our data safe, keep it safe, data safe, secure, protect our data,
    security audit, pentesting, pentesters, pentests, security guy, security person, security engineers, security experts, security consultant, security analyst, security researcher, cloud security, cloud security engineer, cloud security expert, cloud security specialist, cloud security consultant, network security engineer, security review, security specialists, cyber security expert, cybersecurity expert, ciberseguridad, seguridad informática, cybersécurité, sécurité informatique, it sicherheit, sicherheitsexperte, experto en seguridad, expert sécurité, cyber, cybersécu, sécu, sécu informatique, cyber sécurité, sicherheitsexpertin, it sicherheitsexperte, expert en sécurité, hacker ethical, devsecops engineer, owasp`,
  embedded: `
    embedded, firmware, iot, internet of things, microcontroller, microcontrollers, rtos, ${IOT_THINGS}, embedded
    systems, embedded software, embedded developer, hardware programming, arduino, raspberry pi,
    low level, bare metal, firmware engineer, firmware developer, embedded engineer, embedded linux, iot developer, iot engineer, microprocessor, electronics, sensors and firmware, esp32, stm32, fpga, eingebettete systeme, eingebetteten systemen, eingebettet, embedded entwickler, sistemas embebidos, embebido, systèmes embarqués, embarqué,
    systemy wbudowane, systemów wbudowanych, systemach wbudowanych, systemami wbudowanymi, vestavěné systémy, vestavěných systémů, vestavěnými systémy, sistemas embarcados, sistemi embedded, embedded systemen, inbyggda system, inbyggd mjukvara, sulautetut järjestelmät, sulautettuja järjestelmiä, device drivers, driver development, drone, drones, wearable, wearables`,
  game: `
    game developer, game developers, game dev, game devs, gamedev, game programmer, game
    development, game engine, unity, unreal, unreal engine, make games, make a
    game, build games, build a game, games developer, game, games, video game, video games,
    videogame, godot, unreal developer, game studio developer, gameplay programmer, gameplay, game designer, 3d game, mobile games, mobile game, mobile game developer, browser game, virtual reality, augmented reality, spieleentwickler, spieleentwicklung, desarrollador de videojuegos, videojuegos, videojuego, videogioco, videogiochi, jeu vidéo, développeur jeux vidéo, développeur de jeux`,
  blockchain: `
    blockchain, web3, web 3, smart contract, smart contracts, solidity, ethereum, crypto,
    cryptocurrency, defi, nft, nfts, bitcoin, dapp, dapps, web3 developer, solana, blockchain developer, blockchain engineer, blockchain dev, solidity developer, smart contract developer, smart contract audit, crypto developer, crypto wallet, crypto project, token, tokens, web 3.0, cadena de bloques, evm, hardhat`,
};

/** Names of roles that are what people know. Beside another role they rank: "data analyst, SQL a must". */
export const SKILL_NAMES = `
  ${LANGUAGE_MODELS}, nlp, natural language processing, html, css, html css, html / css, html5, css3, etl, elt, power bi, powerbi, unity, unreal,
  unreal engine, godot, solidity, arduino, uikit, objective c, jetpack compose, openai, apis,
  microservices, rest api, rest apis, api, unit tests, monitoring, observability, pipelines, deployment, deployments, usability, accessibility, system design, hosting, test automation,
  cloud, cloud migration, cloud migrations, ${CLOUD_PLACES},
  design system, design systems, dashboards, reporting, user interface, user interfaces, games, video games, videojuegos, drone, drones, wearable, wearables, scraping,
  web scraping, data scraping`;

/** Both platforms of a mobile developer, who comes first with either: not each has both. */
export const BOTH_PLATFORMS = {
  names:
    "ios and android, android and ios, ios & android, android & ios, ios + android, android + ios, ios / android, android / ios",
  platforms: ["iOS", "Android"],
};

/** Technologies that are for both: "Flutter, iOS + Android" asks for no one of either platform. */
export const CROSS_PLATFORM = ["react-native", "flutter"];

/** What is designed or tested: it ranks beside a designer or a tester, wherever it is written. */
export const SUBJECT_NAMES = `
  mobil, móvil, móviles, app móvil, apps móviles, aplicación móvil, aplicaciones móviles, application mobile, applications mobiles,
  app mobile, game, games, video game, video games, videojuego, videojuegos, mobile game, mobile games, mobile, mobile app, mobile apps, mobile application, mobile applications, iot, internet of things,
  web app, web apps, website, websites, ios and android, android and ios, ios & android, android & ios, ios + android, ios / android`;

/** On what is tested, which ranks beside a tester. */
export const TESTED_PLATFORM_NAMES = `
  ios, android, iphone, iphones, ipad, ios app, android app, iphone app, android phone, android phones, app android, app ios, apple watch`;

/** Names of roles that tell what a thing is before its name: "mobile ordering". */
export const ADJECTIVE_NAMES = "mobile";

const WEB_PRODUCTS = `
  ins web,
  il sito, sito internet, il nostro sito, un sito, um site, meu site, nosso site, o site, um website, strona internetowa, strony internetowej,
  stronę internetową, strona www, strony www, stronę www, webové stránky, webovou stránku, vår hemsida, hemsida, vores hjemmeside, kotisivut,
  onze website, onze site, site of our, site of my, the site of our, the site of my,
  web app, web apps, web application, web applications, webapp, website, websites, web site,
  una web, hacer una web,
  homepage, home page, web page, web pages, webpage, our site, my site, webseite, webseiten,
  internetseite, landing page, landing pages, landingpage, web portal, portal, a site, a new site, new site, booking page, order
  page, checkout page, web presence, site web, site internet, mon site, notre site, refaire le site, refaire mon site, refaire notre site, refonte du site, refonte de site, refonte de notre site, refonte de mon site, le site de, sitio web,
  página web, nuestra web, mi web, sito web, aplicación web, application web, web backend, página, página de inicio, webauftritt,
  internetauftritt, company page, online portal, chrome extension,
  chrome extensions, browser extension, browser extensions, browser plugin, browser add on, chrome
  plugin, website redesign, vereinsseite, firmenwebsite, firmenwebseite, blog`;
const PLATFORM_PRODUCTS = `
  saas, saas product, saas platform, online platform, dashboard, admin panel, backoffice, crm,
  intranet, customer portal, internal tool, internal tools, web tool, online tool, online system,
  appointment system, online appointment system, appointment booking, online booking, online bookings, online booking system, reservation system, online reservation system, reservation tool,
  ordering system, online ordering system, order system, ticketing system, ticket system, member management, membership management, membership system, inventory system, rental system, scheduling system, scheduling tool,
  buchungssystem, buchungssysteme, reservierungssystem, terminbuchung, online terminbuchung, terminvergabe, bestellsystem, mitgliederverwaltung, lagerverwaltung, verwaltungsprogramm,
  système de réservation, réservation en ligne, prise de rendez vous, prise de rendez vous en ligne, outil de gestion, logiciel de gestion, sistema de reservas, sistema de citas, reservas online, programa de gestión, sistema de gestión, sistema di prenotazione,
  make a program, make me a program, make us a program, write a program, write me a program, write us a program, build a program, build me a program, build us a program, develop a program, program me a, program for my, program for our, programm schreiben, ein programm für, programma per`;
const APP_PRODUCTS =
  "app, apps, our app, my app, an app, aplicación, aplicaciones, aplicación para el móvil, appli, aplicativo, um aplicativo, aplikacja, aplikację, aplikacji, un'app";

/** Around what is built, that it is to be designed, which designers do: "to design our app". */
export const DESIGNED = {
  before: `
    design, designing, design a, design an, design the, design our, design my, design me an, design me a, design us a, design us an, design a new, design our new, design a small, design a simple,
    designing a, designing an, designing our, designing my, designing the, make the design of, make the design of our, make the design of my, the design of,
    concevoir, concevoir une, concevoir un, concevoir notre, concevoir mon, dessiner, dessiner une, dessiner un, dessiner notre, diseñar, diseñar una, diseñar un, diseñar nuestra, diseñar mi`,
  after: "entwerfen, gestalten, designen, zu gestalten, zu entwerfen",
};

/** Of what is built, what people say they have experience with: it ranks, also beside a role. */
export const SOFTWARE_KINDS = "saas, crm";

/** Names of an industry that are built as a web site is. */
export const SHOP_NAMES: { roles: readonly Role[]; names: string } = {
  roles: ["front-end", "back-end", "full-stack"],
  names: `
    web shop, web shops, webshop, webshops, online shop, online shops, onlineshop, onlineshops, online store, online stores, web store, internet shop, internetshop,
    tienda online, tiendas online, tienda en línea, tienda virtual, boutique en ligne, boutiques en ligne, e boutique, site de vente, site de vente en ligne,
    sklep internetowy, sklepu internetowego, negozio online, loja online, loja virtual, webwinkel, webbutik, netbutik, nettbutikk, verkkokauppa`,
};

/** What is built tells who can build it only where no role is asked for, and an app no technology. */
export const PRODUCT_NAMES = { web: WEB_PRODUCTS, app: `${APP_PRODUCTS}, ${PLATFORM_PRODUCTS}` };

/** What is there, of which administrators of databases are named. */
export const DATABASE_NAMES = `
  database, databases, data base, data bases, datenbank, datenbanken, base de datos, bases de datos,
  base de données, bases de données`;

/** Those that rank beside a technology too: "C#, SQL". */
export const WEAK_SKILL_NAMES = `
  bare metal, ${IOT_THINGS}, ${CLOUD_PLACES}, ${DATABASE_NAMES}, tableau de bord, tableaux de bord, cuadro de mando, cuadros de mando, sales data, sales figures,
  sales reports, verkaufsdaten, verkaufszahlen, umsatzdaten, chiffres de vente, datos de ventas, informes de ventas, dati di vendita, api, apis, microservices, rest api, rest apis, unit tests, monitoring, observability, pipelines,
  deployment, deployments, hosting, usability, dashboards, reporting, user interface, user interfaces, design system, design systems, system design, scraping, web scraping, data scraping, scraping data,
  slow queries, query optimization, database tuning, database optimization, database performance, sql optimization`;

/** Work that is one of many skills where a technology is before it: "TypeScript, Redux, testing". */
export const LISTED_SKILL_NAMES = `
  testing, tests, unit testing, unit tests, automated tests, automated testing, test automation, e2e tests,
  e2e testing, software testing, test cases`;

/** Work that several roles do. */
export const SHARED_ROLE_NAMES: readonly { roles: readonly Role[]; names: string }[] = [
  {
    roles: ["designer", "front-end"],
    names: `
      designer / developer, designers / developers, developer / designer, designer or developer, web designer / developer,
      ui designer / developer, ux designer / developer, designer / entwickler, entwickler / designer, designer oder entwickler,
      designer ou développeur, designer / développeur, diseñador / desarrollador, diseñador o desarrollador`,
  },
  {
    roles: ["architect", "security"],
    names: `
      security architect, security architects, cloud security architect, cyber security architect,
      cybersecurity architect, it security architect, information security architect,
      enterprise security architect, sicherheitsarchitekt, security architekt, architecte sécurité,
      arquitecto de seguridad`,
  },
  {
    roles: ["front-end", "back-end", "full-stack"],
    names: `
      web developer, web developers, web dev, web devs, web engineer, web programmer, web
      development, webentwickler, desarrollador web, desarrolladora web, desarrolladores web, développeur
      web, développeuse web, développeurs web, sviluppatore web, desenvolvedor web,
      webontwikkelaar, web developement, webmaster, webmasters, web master, desarrollador de páginas web, programador web, programadora web, webprogrammierer, webprogrammierung, webentwicklerin, webentwicklung, desarrollo web, développement web, intégration web`,
  },
  {
    roles: ["front-end", "back-end", "full-stack"],
    names: `${WEB_PRODUCTS}, ${PLATFORM_PRODUCTS}`,
  },
  { roles: ["mobile", "full-stack"], names: APP_PRODUCTS },
  {
    roles: ["data", "machine-learning"],
    names: `
      data scientist, data scientists, data science, datascientist, científico de datos, científica
      de datos, cientista de dados, scientifique de données, datenwissenschaftler,
      datenwissenschaftlerin`,
  },
];

/** Products by which roles are named, which rank beside the role: not each data analyst knows Power BI. */
export const TOOL_NAMES = `
  power bi, powerbi, unity, unreal, unreal engine, godot, solidity, arduino, raspberry pi, esp32,
  stm32, uikit, objective c, jetpack compose, openai, chatgpt, gpt, nlp, natural language processing, ${LANGUAGE_MODELS},
  computer vision, reinforcement learning, speech recognition, image recognition, hardhat, solana, ethereum`;

/** What is known beside a role that is named, too: "a front-end developer with HTML and CSS". */
export const MARKUP_NAMES = "html, css, html5, css3, html css, html / css, sass, scss";

/** Those that many know beside their own work: "someone who knows Power BI" is not asked for a role. */
export const KNOWN_TOOL_NAMES = "power bi, powerbi, unity, unreal, unreal engine, godot";

/** What is done in a project: beside a developer it asks for no one else. */
export const PROJECT_NAMES = `
  redesign, web design, webdesign, layout, branding, mockup, mockups, mock ups, wireframes, deployment, deployments`;

/** What lists of several people begin with. */
export const TEAM_HEADINGS = `
  profiles, roles, following roles, following profiles, positions, people, folks, specialists, developers,
  laufend profile, folgende profile, mehrere profile, rollen, positionen, leute, spezialisten, entwickler,
  profils, postes, profils suivants, perfiles, puestos, siguientes perfiles`;

import type { Role } from "#contract/members/role-terms.ts";

/** What people call each kind of work, in any language. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  "front-end": `
    frontend, front end, front, fe, fronted, client side, ui developer, ui dev, ui engineer, ui
    programmer, user interface developer, web frontend, css, html, html css, frontender, front
    ender, web ui, javascript frontend, frontendentwickler, frontend entwickler, webdesign, html /
    css, html5, css3`,
  "back-end": `
    backend, back end, back, be, server side, serverside, api developer, api engineer, api dev,
    apis, server developer, backender, back ender, backendentwickler, backend entwickler, rest
    api, microservices, server programmer`,
  "full-stack": `
    fullstack, full stack, full stacker, fs, fullstack developer, full stak, fullstak, fulstack,
    front and back, front end and back end, frontend and backend, front and back end, end to end
    developer, frontend / backend, front end / back end, jack of all trades, all rounder,
    allrounder, mern, mern stack, mean stack, pern, pern stack, mevn, mevn stack, lamp stack`,
  mobile: `
    mobile, mobile app, mobile apps, mobile application, mobile applications, mobile developer,
    mobile dev, app developer, app developers, app dev, app devs, app development, apps developer,
    phone app, phone apps, smartphone app, smartphone, app for phones, app for the phone, app for
    a phone, app programmer, ios and android, cross platform, app entwickler, appentwickler,
    tablet app, mobil, móvil, móviles, app móvil, apps móviles, aplicación móvil, aplicaciones
    móviles, application mobile, applications mobiles, aplicativo móvel, app mobile, mobiele app`,
  ios: `
    ios, iphone, ipad, apple developer, ios app, iphone app, ios developer, apple app, app for
    iphone, app for iphones, apple watch, app store, iphones, ipados, objective c, objc, uikit`,
  android: `
    android, android app, android developer, app for android, play store, android phone, android
    phones, jetpack compose`,
  devops: `
    devops, dev ops, sre, site reliability, site reliability engineer, platform engineer, platform
    engineering, cloud engineer, cloud engineers, cloud developer, cloud specialist, cloud expert,
    cloud infrastructure, cloud, infrastructure, infra, sysadmin, system administrator, sys admin,
    systems administrator, system admin, hosting, servers, server admin, ci cd, ci / cd,
    devsecops, deployment, deployments, release engineer, build engineer, linux admin, linux
    administrator, operations engineer, ops, pipelines, sistemista, administrador de sistemas,
    administrateur système, administrateur systèmes, systemadministrator, administrator systemów,
    systeembeheerder`,
  data: `
    data engineer, data engineers, data engineering, data eng, ds, data scientist, data
    scientists, data science, data analyst, data analysts, data analytics, data analysis, data
    developer, data dev, data person, data people, data guy, data team, data platform, data
    pipeline, data pipelines, data warehouse, data expert, data specialist, data architect, big
    data, etl, elt, business intelligence, bi, bi developer, analytics, analytics engineer, dwh,
    datascientist, dataengineer, reporting, dashboards, power bi, powerbi, data modelling, data modeling, someone for
    data, data work, ingeniero de datos, científico de datos, analista de datos, ingénieur de
    données, ingénieur data, analyste de données, datenanalyst, dateningenieur, analityk danych,
    inżynier danych, analista dati, cientista de dados, engenheiro de dados, analista de dados`,
  "machine-learning": `
    machine learning, ml, ai, artificial intelligence, deep learning, nlp, computer vision, llm,
    llms, mlops, ml ops, mle, ai engineer, ai developer, ml engineer, generative ai, gen ai, genai,
    neural networks, chatbot, chatbots, chat bot, gpt, chatgpt, openai, rag, ai / ml, ml / ai,
    data science ai, ai agents, künstliche intelligenz, ki`,
  qa: `
    qa, quality assurance, tester, testers, qa engineer, test engineer, test engineers, test
    automation, automated tests, automated testing, test automator, software tester, software
    testing, testing, sdet, quality engineer, quality engineering, automation tester, manual
    tester, qa automation, automation qa, e2e tests, e2e testing, who tests, tests, testet,
    someone to test, to test, test our, test my, test the, testen, bug testing, qa tester, tester
    automatyzujący, testeur, testeuse, testeurs, tester oprogramowania, testerów, testera,
    probador`,
  designer: `
    designer, designers, design, ux, ui ux, ux ui, ui / ux, ux / ui, ui designer, ux designer, ui
    ux designer, ui / ux designer, ux / ui designer, product designer, graphic designer, graphics,
    web designer, webdesigner, user experience, user interface, interface design, design engineer,
    look nice, look good, look better, pretty, logo, branding, visual designer, interaction
    designer, ui and ux, ux and ui, design system, prototypes, wireframes, diseñador, diseñadora,
    diseñadores, diseñador web, diseñador ux, diseñadora ux, diseñador ui, diseñadora ui, designer ui, graphiste, grafiker, grafikerin,
    designerin, designer ux, projektant, projektantka, ontwerper`,
  architect: `
    architect, architects, software architect, solution architect, solutions architect, system
    architect, systems architect, enterprise architect, architecture, technical
    architect, architekt`,
  "tech-lead": `
    tech lead, tech leads, techlead, tl, em, technical lead, technical leader, team lead, teamlead, team
    leader, team leads, lead of the team, engineering manager, engineering lead, cto, fractional
    cto, interim cto, head of engineering, vp engineering, vp of engineering, head of development,
    dev lead, technical director, development lead, teamleiter, to lead the team, to lead our
    team, lead our team, lead the team, run our team, manage our team, lead my team`,
  database: `
    dba, dbas, database administrator, database administrators, database admin, database,
    databases, database engineer, database developer, database expert, database specialist,
    database design, sql developer, sql, db admin, sql expert, datenbank, datenbanken`,
  security: `
    security engineer, security expert, security specialist, security developer, cyber security,
    cybersecurity, infosec, information security, pentester, penetration tester, penetration
    testing, pentest, appsec, application security, it security, security, ethical hacker, keep
    our data safe, keeps our data safe, keep it safe, data safe, secure, protect our data,
    security audit`,
  embedded: `
    embedded, firmware, iot, internet of things, microcontroller, microcontrollers, rtos, embedded
    systems, embedded software, embedded developer, hardware programming, arduino, raspberry pi,
    low level, bare metal`,
  game: `
    game developer, game developers, game dev, game devs, gamedev, game programmer, game
    development, game engine, unity developer, unity, unreal, unreal engine, make games, make a
    game, build games, build a game, games developer, game, games, video game, video games,
    videogame, godot`,
  blockchain: `
    blockchain, web3, web 3, smart contract, smart contracts, solidity, ethereum, crypto,
    cryptocurrency, defi, nft, nfts, bitcoin, dapp, dapps, web3 developer, solana`,
};

/** Names of roles that are what people know. Beside another role they rank: "data analyst, SQL a must". */
export const SKILL_NAMES = `
  sql, html, css, html css, html / css, html5, css3, etl, elt, power bi, powerbi, unity, unreal,
  unreal engine, godot, solidity, arduino, uikit, objective c, jetpack compose, openai`;

/** Work that several roles do. */
export const SHARED_ROLE_NAMES: readonly { roles: readonly Role[]; names: string }[] = [
  {
    roles: ["architect", "devops"],
    names: "cloud architect, cloud architects, cloud solutions architect, cloud solution architect",
  },
  {
    roles: ["front-end", "back-end", "full-stack"],
    names: `
      web developer, web developers, web dev, web devs, web engineer, web programmer, web
      development, web app, web apps, web application, web applications, webapp, website,
      websites, web site, homepage, home page, web page, web pages, webpage, our site, my site,
      webentwickler, desarrollador web, desarrolladora web, desarrolladores web, développeur
      web, développeuse web, développeurs web, sviluppatore web, desenvolvedor web,
      webontwikkelaar, webseite, landing page, web portal, portal, web developement`,
  },
];

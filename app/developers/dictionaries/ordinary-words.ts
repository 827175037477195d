type OrdinaryWord = {
  before?: string;
  after?: string;
  /** Words near which it is an abbreviation where it is written in capitals. */
  near?: string;
  /** Whether it is another name then, which capitals do not tell apart. */
  isName?: boolean;
};

/**
 * Names that are words of their own: "go to market", "react to incidents". Beside one of these
 * words they are not meant as names.
 */
export const ORDINARY_WORDS: Readonly<Record<string, OrdinaryWord>> = {
  access: { before: "give, get, have, no, full", after: "to, control" },
  architecture: {
    before:
      "onion, clean, hexagonal, layered, microservice, microservices, event driven, serverless, driven, existing, our, the, current",
  },
  basic: { after: "knowledge, skills, understanding, english" },
  c: {
    before: "asil, asil b or, class, category, type, series, vitamin, plan, level, grade",
    after: "level, suite, round, 1, 2",
    isName: true,
  },
  d: {
    before:
      "asil, asil c or, asil b or, asil c and, class, category, series, vitamin, plan, grade, type",
    isName: true,
  },
  pm: { after: "me, us" },
  po: {
    after:
      "number, numbers, no, nr, box, di, d, polsku, angielsku, niemiecku, rosyjsku, ukraińsku, czesku",
  },
  data: {
    before:
      "our, my, the, your, their, healthcare, medical, financial, company, sales, real, live, production, insurance, clinical, banking, customer, sensitive, personal, user, of, test, some, with, and our, health, patient, handle, handling, real time, location, geo, geospatial, spatial, gps, map, weather, sensor, telemetry, plc, machine, traffic, transaction, payroll, product, order, measurement, sports, match, energy, meter",
    after:
      "privacy, protection, driven, entry, heavy, center, model, models, structure, structures, storage, migration, is, are, from, in, safe, to, security, intensive, management, sets",
  },
  design: {
    before: "to, system, api, good",
    after: `
      and build, and operate, and develop, and implement, and maintain, and deliver, and run, and own,
      and scale, and deploy, and ship, and write, build, develop, implement, a, an, the, our, new, and test,
      scalable, robust, distributed, patterns, decisions, documents, doc, docs, choices`,
  },
  designed: {
    before:
      "has, have, had, who, was, were, is, are, be, been, being, i, we, he, she, they, and, well, already, built and",
    after: "by, for, to, in, with, and",
  },
  education: { before: "higher, good, university, formal" },
  energy: { before: "high, good, positive, full of", after: "and" },
  excel: { before: "to, who, you, will", after: "in, at" },
  express: {
    after: "themselves, himself, herself, yourself, themself, interest, delivery, ideas, it",
  },
  farm: { before: "render, server, click, link, content, troll, bot" },
  farms: { before: "render, server, click, link, content, troll, bot" },
  finance: { before: "can, says, said" },
  flow: { before: "work, cash, the" },
  front: { before: "in, up, the", after: "of, desk, office" },
  back: {
    before: "come, get, call, go, going, came, went, report, write, be, hear",
    after: "to, in, then, from",
  },
  go: {
    before: "we, they, you, do we, should we, it",
    after: `live, to, ahead, through, with, for, public, on, into, from, over, back, and see, in, further, wrong, deep,
      viral, beyond, out, up, down, till, until, forward, home, about, away, fast, big, online, native or, native instead, hybrid, headless, serverless, digital, paperless, mobile first`,
  },
  hr: {
    before: `
      experience in, experiences in, background in, knowledge in, expertise in, worked in, working in, specialised in, specialized in, domain in, products in,
      erfahrung in, erfahrung im, kenntnisse in, kenntnisse im, expérience en, expérience dans les, experiencia en, conocimientos en`,
    after: `
      technology, technologies, tech, techs, software, tool, tools, tooling, system, systems, payroll, and payroll, or payroll, platform, platforms, product, products, app, apps,
      application, applications, suite, saas, solution, solutions, department, departments, team, teams, manager, managers, process, processes, data, industry, sector, domain,
      space, analytics, portal, module, modules, background, experience, knowledge, startup, company, companies, consultancy, consulting,
      abteilung, bereich, systeme, lösung, lösungen, logiciel, logiciels, outils, programas, herramientas`,
  },
  head: { before: "the, over", after: "count, start, hunter, hunters, office, quarters, over" },
  lead: {
    after:
      "a, the, our, my, us, them, time, times, this, it, generation, these, form, forms, magnet, magnets, list, lists, capture, nurturing, source, sources, funnel, funnels, enrichment, routing",
  },
  leads: { after: "to, us, the, them, into, generation, from, for" },
  designer: { before: "has, whos" },
  intern: {
    before:
      "rein, nur, bereits, schon, haben wir, ist, sind, wird, werden, bleibt, machen wir, machen wir das, alles, uns",
    after:
      "keiner, keine, kein, keinen, niemand, niemanden, nicht, nichts, haben, hat, gibt, gibts, fehlt, fehlen, ist, sind, wird, werden, machen, macht, können, und extern, oder extern, besetzt, abgedeckt",
  },
  media: { before: "social, print" },
  mobile: {
    before: "jeu, jeux, réseau, opérateur, téléphonie, teléfono",
    after: `
      ordering, network, networks, operator, operators, carrier, carriers, payment, payments, banking, wallet, wallets, money, titles, multiplayer,
      commerce, workforce, subscriptions, tariffs, internet, coverage, broadband, telephony, first, friendly, clinic, clinics, crane, cranes,
      homes, phone operator, phone operators, phone network, phone company`,
  },
  movil: { before: "videojuego, juego, juegos, teléfono" },
  banks: { before: "food, blood, power, data" },
  net: {
    before:
      "h, hr, hour, day, month, year, heure, jour, mois, stunde, std, tag, monat, hora, día, mes, eur, euro, euros, usd, gbp, gross or, €, $, £, d",
    after:
      "profit, income, salary, gain, promoter, rate, per, a, terms, 7, 10, 14, 15, 20, 30, 45, 60, 75, 90, 120",
  },
  school: { before: "old" },
  next: {
    before:
      "our, the, my, your, in, what, whats, for, do we need, do i need, do we hire, do we want, should we hire, comes, come, coming, happens, is up, whos up, up",
    after: `
      week, month, year, project, step, steps, phase, quarter, release, weeks, months, to, big,
      product, monday, two, few, sprint, app, job`,
  },
  payment: {
    after:
      "terms, term, is, of, per, by, within, date, upfront, monthly, weekly, 10, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100",
  },
  bank: { before: "food, power, blood, word, question, item, data, piggy, time" },
  diagnostics: {
    before: "ecu, vehicle, car, automotive, network, engine, on board, remote, fahrzeug",
  },
  publishing: {
    after: "workflow, workflows, tool, tools, system, systems, pipeline, pipelines, date, software",
    before: "desktop, xml, cross media, crossmedia",
  },
  play: { after: "a, the, with, well" },
  pretty: {
    after:
      "senior, junior, good, much, experienced, soon, fast, simple, big, old, new, urgent, urgently, small, tight, quick, quickly, asap, desperate, desperately, certain, sure, clear, similar, strict, strong, heavily, often, bad, badly, busy, basic, common, long, large, late, early, open, flexible, standard, straightforward, well",
  },
  principal: { after: "of" },
  rails: { before: "payment, payments, banking, guard" },
  token: { before: "design, auth, access, jwt, api, refresh, bearer, oauth, login, csrf, session" },
  tokens: {
    before: "design, auth, access, jwt, api, refresh, bearer, oauth, login, csrf, session",
  },
  react: {
    before: "we, you, must, who",
    after: "to, quickly, fast, swiftly, when, well, calmly, promptly",
  },
  regular: { after: "meetings, calls, updates, hours, basis, communication" },
  retail: { before: "sell" },
  robotics: {
    after:
      "company, firm, startup, start up, institute, lab, team, department, business, vendor, supplier, club",
  },
  rust: { after: "free, proof" },
  scratch: { before: "from" },
  security: { before: "job, social", after: "clearance, deposit" },
  shop: { after: "around" },
  spark: { before: "the" },
  spring: {
    before:
      "in, last, next, this, by, until, early, late, from, before, through, during, since, after, of",
    after: "is, when, time, break, 2026, 2027, 2028",
  },
  staff: {
    before:
      "for, you, our, the, my, your, more, other, all, medical, nursing, school, hotel, of, external, internal, temporary, additional",
    after: "augmentation, shortage, leasing, training, member, members, meeting, turnover, costs",
  },
  swift: {
    near: "sepa, iso, iban, bic, ach, psd2, target2, banking, bank, payment, payments, zahlungsverkehr, paiements, pagos",
    after: `
      delivery, response, responses, reply, replies, communication, start, decision, turnaround,
      help, action, and reliable, and friendly, and clear, and efficient, and professional`,
  },
  training: { before: "some" },
  travel: { before: "to, can, will, must, no", after: "to, sometimes, occasionally, is, expenses" },
  unity: { before: "in" },
  secure: { before: "a, to" },
  news: { before: "any, good, bad, the" },
  music: { before: "like" },
  tl: { near: "dr" },
  trading: { after: "card, cards" },
  tests: { before: "with, writes, write, and, unit" },
};

/** Names that are words in lower case: "join us" is not about the United States. */
export const UPPER_CASE_NAMES = "us, be, fs, bi, ki, ds, tl";

/** What makes a verb of the name after it: "to go", "we react". */
export const BEFORE_VERBS =
  "to, will, can, would, could, should, lets, shall, ready to, let us, cannot, wont, didnt";

/** Names of technologies that a text means as such only when they are written as names. */
export const ALSO_WORDS = `
  access, angular, backbone, bash, basic, c, chef, crystal, d, dart, elixir, ember, excel,
  express, flask, flow, flutter, gatsby, go, hack, julia, make, nest, next, office, phoenix, play,
  puppet, python, r, rails, react, remix, ruby, rust, salesforce, scratch, slack, spark, spring,
  swift, unity, unreal, word, node, torch`;

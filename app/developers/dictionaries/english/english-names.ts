import { joinPhrases } from "../join-phrases.ts";
import type { LanguageWords } from "../language.ts";

/** Words beside names of places, languages, people and levels. */
export const ENGLISH_NAMES: LanguageWords["words"] = {
  otherPlaceAfter: `
    cooperative, coop, studio, office, offices, team, hq, headquarters, headquarter, company, startup, start up, client,
    clients, customer, customers, market, branch, users, colleagues, entity, law, tax,
    contract, agency, firm, business, bank, subsidiary, ministry, authority, government, insurer, retailer,
    manufacturer, hospital, university`,
  industryAsked: `
    of which, of those, of them in, thereof, record in, record of, proven record, world of, world of the,  sector, industry, domain, field, background, experienced, expertise, knowledge, know how, knows, who know, must know, should know, and know, done, did, portfolio, portfolio in, has done, have done, has built, have built,
    built, shipped, before, required, mandatory, a must, must, familiar, affinity, specialised, specialized, specialist, coming from,
    comes from, understands, understanding, track record, exposure, domain knowledge`,
  sites: `
    plants, plant, sites, locations, offices, factories, branches, subsidiaries, warehouses, stores, shops, markets, hotels,
    clinics, hospitals, campuses, entities, data centers, data centres`,
  ownPlace: `
    we work from, we work out of, we work in, i work from, our office in, our office is in, our offices in, our team in, our team is in, our team is
    based in, my team is in, the team is in, team is in, team is based in, team sits in, our
    company in, our company is in, my company is in, company is in, our startup is in, my startup is in, our agency is in, we are in, we are from, we are based in, were based in, were
    in, we are located in, headquartered in, hq in, hq is in, we sit in, im in, i am in, im from,
    i am from, im based in, i am based in, we live in, i live in`,
  ours: "our, my, the existing, our existing, our current",
  ownStack: `
    our stack, our tech stack, our current stack, our technology stack, stack, tech stack, the stack, current stack, existing stack, technology stack, stack is, we use, we are using, were
    using, we work with`,
  ownSubject: `
    we do, we develop, we build, we create, we host, we design, we resell, we sell, we make, we provide, we deliver, we operate, we produce, we manufacture, we
    offer, we serve, we had, i had, i sell, i make, we work from, we work out of, we work in, i work
    from, we are, were, weve, we have, we run, we own, we sit, we work, i am, im, ive, i have, i run, i
    own, i work, our team, our company, our startup, our office, our agency, our studio, our
    firm, our business, my team, my company, my startup, my office, my agency, my studio, my
    firm, my business, our current developers, our current developer, our current devs, our current team, our current agency, our current freelancer,
    our current supplier, our current provider, our existing team, our existing developers, our existing developer,
    our last freelancer, our last developer, our last agency, our previous developer, our previous freelancer,
    our previous agency, our former developer, our former agency, our old developer, our old agency,
    our devs, our developers, our engineers, our people, our colleagues, my devs, my developers,
    my client, our client, the client, our end client, my end client, the end client, my customer, our customer,
    our clients, our customers, our founders, our headquarters, our hq`,
  asWho:
    "as, as a, as an, as the, in my role as, in my capacity as, in our role as, on behalf of, on behalf of our, on behalf of a, for our client, for our customer, for a client, for a client of ours, for my client, for one of our clients, for one of our customers, one of our clients",
  ownAfter: "here",
  offHours: `
    ${joinPhrases(
      "overlap with our, overlaps with our, overlapping with our, overlap our, work our, works our, work in our, available in our, available during our, online in our, online during our",
      "morning, mornings, afternoon, afternoons",
    )},
    overlap, overlaps, same hour as us, same hour as we, same hours as us, same working hours as us, same working hours as ours, same office hours as us, same hours as we, same hours as we do, same hours as ours, same time as we, mornings with us, morning with us, afternoons with us, afternoon with us, in the morning with us, in the mornings with us, in the afternoon with us, in the afternoons with us, mornings should overlap, morning should overlap, mornings must overlap, mornings need to overlap, mornings have to overlap, afternoons should overlap, afternoons must overlap, afternoons need to overlap, afternoons have to overlap, overlap in the morning, overlap in the mornings, overlap in the afternoon, overlap in the afternoons, overlap with our mornings, overlap with our afternoons, during local hours, during local working hours, during local business hours, during local office hours, awake when we are, awake when we, online when we are, online when we work, available when we are, available when we work, reachable when we are, reachable when we work, awake while we are, online while we are, share the morning, share the mornings, share our morning, share our mornings, share a morning, share mornings, share the afternoon, share the afternoons, share our afternoons, share afternoons, share some hours, share a few hours, share hours, share working hours, timezone overlap, time zone overlap, tz overlap, overlap in time zones, overlap in timezones, overlapping hours, overlapping working hours, overlapping time zones, overlapping timezones, during our day, during our hours, during our working hours, during our business hours, during our office hours, during our working day, talk to us in the morning, talk to us in the mornings, talk to us in the afternoon, available in the morning, available in the mornings, available in the afternoon, available in the afternoons, reachable in the morning, reachable in the mornings, in our mornings, in our morning, in our afternoons, work mornings, join our standup, join our stand up, join our standups, join our daily, join our dailies, join the standup, work evenings, work in the evening, work in the evenings, working evenings, works evenings, work late, work nights, work at night, work early mornings, work afternoons`,
  leaves: `
    left, leaves, leaving, quit, quits, resigned, is gone, disappeared, vanished, retired, retires, is
    sick, is ill, is on paternity leave, on paternity leave, paternity leave, on sabbatical, on a sabbatical, is on leave, on parental leave, on maternity leave, parental leave, maternity leave,
    goes on leave, goes in vacation, goes on vacation, goes to vacation, going on vacation, is on vacation, on vacation, on holiday, goes on
    holiday, on holidays, goes on holidays, going on holiday, off sick, passed away, ghosted us`,
  happened: `
    lost, left, quit, resigned, died, crashed, broke, broke down, went down, walked out, was fired, got fired,
    hit us, stopped working, fell ill, got sick, is coming up, are coming up, is coming, promised, ghosted us,
    show them to, show it to, show these to, present them to, present it to, presenting them to, showing them to, pitch it to, pitch them to`,
  tells: `
    says, said, told, told me, told us, wants, asked, asked me, asked us, asks, thinks, insists,
    says that, said that, says we, keeps telling`,
  workedFor: `
    experience in, experience with, experience from, worked for, worked in, worked at, working for,
    works for, did it for, did this for, did that for, did something for, done it for, done this for, done that for, done something for, apps for, websites for, software for, sites for, systems for, shops for, background in, projects for, projects in, knows, who know, must know, should know, built, built a, built an, developed, developed a, shipped a`,
  worked:
    "scaled, has scaled, has led teams in, led teams in, managed teams in, have conducted, has conducted, conducted studies for, conducted, worked, have worked, has worked",
  business: `
    bank system, bank systems, banking system, payment system, booking system, core system, chamber of commerce, chain, chains, group, producer, producers, brewery, brand, brands, supplier, airline, railway, carrier, operator, publisher, newspaper,
    foundation, association, clinic group, holding, corporation, conglomerate,
    bank, banks, hospital, clinic, firm, school, university, hotel, hotels, factory, plant, store,
    stores, restaurant, restaurants, warehouse, trucks, shop, shops, insurer, fund, charity, museum,
    bakery, practice, consultancy, ngo, broker`,
  ofThese:
    "of these, of those, of them, of the following, out of these, out of those, out of the following",
  successor: `
    replace, replaces, replacing, replacement for, successor for, successor to, successor of, cover for, covering for, stand in
    for, instead of`,
  anywhere: `
    remote, remotely, fully remote, full remote, 100 % remote, remote work, remote ok, anywhere, any country,
    worldwide, everywhere, from home, home office, wfh, online`,
  otherPlace: `
    hq, hq in, headquarters, headquarters in, headquartered in, our site in, site in, sites in, lab in,
    sits in, sitting in, is sitting in, are sitting in,
    client is in, clients are mostly in, clients are mainly in, customer is in, customers are mostly in,
    customers are mainly in, customers mostly in, users are mostly in, users are mainly in, users mostly in,
    users are in, users are from, customers are in, customers are from, clients are in, clients are
    from, users in,
    for, to, clients in, client in, customers in, customer in, client from, users in, company
    based in, startup based in, startup from, company from, startup in, company in,
    trips to, trip to, business trips to, travels to, traveling to, travelling to, visits to, visiting, days in,
    office in, offices in, market in, business in, shop in, travel to, visit, move to, relocate
    to, launch in, launching in, expand to, expanding to, projects in, project in, team in,
    support in, scale up in, scaleup in, scale up from, firm in, agency client in, end client in, customer based in, client based in`,
  speaks: `
    understandable, comprehensible, passable, workable,
    intermediate, upper intermediate, lower intermediate, at least intermediate, at least upper intermediate,
    minimum intermediate, min intermediate, advanced, pre intermediate, intermediate level,
    good command of, excellent command of, command of, working knowledge of,
    no less than b1, no less than b2, no less than c1, no less than c2, not less than b1, not
    less than b2, not less than c1, not less than c2, at least b1, at least b2, at least c1, at
    least c2, minimum b1, minimum b2, minimum c1, minimum c2, min b1, min b2, min c1, min c2,
    not below b1, not below b2, not below c1, not below c2, no lower than b1, no lower than b2,
    no lower than c1, no lower than c2, a minimum of b1, a minimum of b2, a minimum of c1, a
    minimum of c2, level b1, level b2, level c1, level c2,
    c1, c2, b2, b1, speaks, speaking, speak, fluent in, fluent, fluently, talks, talking,
    talk, native, good, proficient in, conversational, business, excellent, perfect, spoken,
    in, written, knows, language, languages, writes, writing, understands, basic`,
  speaking: `
    b1 or better, b2 or better, c1 or better, c2 or better, b1 or higher, b2 or higher, c1 or
    higher, c2 or higher, b1 or above, b2 or above, c1 or above, c2 or above, b1 and above, b2
    and above, c1 and above, c2 and above, b1 level, b2 level, c1 level, c2 level, b1 minimum,
    b2 minimum, c1 minimum, c2 minimum, b1 +, b2 +, c1 +, c2 +, b1 at least, b2 at least, c1 at
    least, c2 at least,
    intermediate, upper intermediate, intermediate level, upper intermediate level, at intermediate level,
    native speaker, native speakers, native level, mother tongue, speaking, speaker, speakers,
    language, languages, native, fluent, fluently, c1, c2, b1, b2, a1, a2, skills, required,
    spoken, level, is a must`,
  livingIn: `
    work in our office in, work at our office in, work from our office in, working in our office in,
    working from our office in, sit in our office in, come to our office in, be in our office in, onsite in, on site in,
    on site in our office in, onsite in our office in,
    from, in the, from the, based in the, located in the, within the, based in, located in,
    in, living in, lives in, live in, resides in, residing in, resident in, within, anywhere
    in, somewhere in, out of, near, people from, around, close to, works from, working from,
    working in, inside, inside of, citizen of, national of, agency in, agencies in, agency from, agencies from, an agency in, an agency from, agencies based in, agency based in, right to work in, right to work in the, eligible to work in, eligible to work in the, authorized to work in, authorized to work in the, authorised to work in, authorised to work in the`,
  basedAfter: "based, residents, resident, citizens, nationals, only, located, side",
  person: `
    developer, developers, dev, devs, engineer, engineers, eng, engs, programmer, programmers,
    coder, coders, freelancer, freelancers, contractor, contractors, consultant, consultants,
    specialist, specialists, expert, experts, guy, guys, person, people, persons, folks, team,
    teams, talent, candidate, candidates, professional, professionals, man, woman, swe, hacker,
    techie, ppl, informatic, informatics person, informatics engineer, informatician, it person, it guy, it professional, guru, gurus, wizard, wizards, ninja, ninjas, rockstar, rockstars, genius, pro,
    pros, students, student, architect, architects, designer, designers, tester, testers, analyst,
    analysts, administrator, admin, resource, resources, companies, company, agency, lead, leads,
    replacement, replacements, hires, colleague, colleagues, teammate, teammates, collaborator,
    collaborators, members, team members`,
  levelUp: `
    or above, or higher, and above, and up, or better, +, and higher, and upwards, level or
    above, level and above, level or higher, upwards, or up, level or up, level and up, or more senior`,
  levelEnough: `
    ok, okay, fine, is ok, is okay, is fine, is enough, is sufficient, suffices, would do, will do, would be ok,
    would be okay, would be fine, would be enough, is acceptable, are ok, are okay, are fine, is ok too, is fine too, ok too, fine too`,
  levelAllowed: `
    can be, can be a, could be, could be a, may be, may be a, can also be, can also be a, could also be, could also be a,
    might be, might be a, he can be, they can be`,
  levelToo: `
    i would take a, id take a, we would take a, wed take a, i take a, we take, we would take, wed take, would take a, even a, even,
    i would consider a, we would consider a, we would even take a, wed even take a`,
  levelAtLeast: `
    at least, min, minimum, at minimum, at least a, at least one, minimum level, no less than, not
    below, nothing below, nobody below, no one below, not more junior than, no more junior than,
    no lower than, not lower than, nothing under, nobody under`,
  levelBelow:
    "below, below the, under, lower than, less than, less senior than, more junior than, less experienced than, lower levels than, levels below, level below",
  levelAbove: "above, above the, higher than, more than, more senior than, more experienced than",
  teamSize:
    "ppl team, people team, person team, people company, person company, people startup, person startup, people agency, employees, ppl company, strong team, person, man, member, head, woman",
  teamOf: "team of",
  introduction: "my name is, my names, name is",
  mentors: `
    manage, managing, manage our, managing our, manages, supervise, supervising, supervise our, oversee,
    teach our, teach my, teach, teaching our, teaching, mentor our, mentor my, mentor, mentoring
    our, mentoring, mentors, train our, train my, train, training our, coach our, coach, coaching
    our, coaching, guide our, guiding our, support our, help our, helping our, assist our, lead our,
    manage our, supervise our, supervise, work with our, working with our, onboard our, for our`,
  onSite:
    "hybrid, on site, onsite, in the office, in office, at the office, at our office, in our office",
  orAny: `or whatever, or whatever you, or anything else, or anything you, or any other, or what you, or what he, or what she, or what they,
    or another one, or some other`,
  lost: "lost, has lost, have lost, just lost, have just lost",
  module: "module, modules, add on, add ons, plugin, plugins",
  advice:
    "advice, guidance, review, reviews, decisions, questions, feedback, discussions, consulting, sparring",
  product: `
    app, apps, application, platform, product, startup, company, website, site, shop, store,
    portal, portals, dashboard, dashboards, telemetry, monitoring, project, projects, system, tool, client, business, service, mvp, scale up, scaleup`,
  clientOf: `maker of, vendor of, vendor for, producer of, manufacturer of, supplier of, startup in, start up in, scale up in, scaleup in, startup working on`,
  toGoal: `to the, into the, onto the`,
};

import type { LanguageWords } from "./language.ts";

export const ENGLISH: LanguageWords = {
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
  },
  months: `
    january jan, february feb, march mar, april apr, may, june jun, july jul, august aug,
    september sep sept, october oct, november nov, december dec`,
  weekdays: `
    monday mon, tuesday tue tues, wednesday wed, thursday thu thurs, friday fri, saturday,
    sunday`,
  quarters: "q1 first 1st, q2 second 2nd, q3 third 3rd, q4 fourth 4th last",
  words: {
    or: `
      or, /, and / or, / or, or maybe, or even, or else, or possibly, or rather, or perhaps,
      alternatively, respectively, or if nobody, or if nobody then, or if no one, or if no one then,
      or if none, or if none then, or if not, or if not then, or if not available, or if not
      available then, or if you have nobody, or if you have nobody then, or if you have no one, or
      if you have no one then, or if you have none, or if you have none then, or if there is
      nobody, or if there is nobody then, or if there is no one, or if there is no one then, or if
      there is none, or if there is none then, or if nobody is available, or if nobody is
      available then, or if nobody is free, or if nobody is free then, or if you dont have, if not
      then, if nobody then, if no one then, if none then, if there is nobody then, if you have
      nobody then, or failing that, failing that`,
    and: "and, &, +, plus, as well as, also, and also, together with",
    oneOf: "one of, any of, either, at least one of, either of, one or more of",
    not: `
      nothing, not from, not, no, never, none, dont use, do not use, dont want, do not want, not
      want, dont wanna, not using, not use, doesnt use, does not use, isnt, arent, is not, are
      not, not be, cannot be, cant be, should not be, shouldnt be, must not be, mustnt be,
      should not, shouldnt, must not, mustnt, nobody, no one, noone, neither, nor, avoid,
      avoiding, not interested in, not looking for, not into, never worked with, never used,
      stay away from, dont like, do not like, dont do, do not do, do not work with, dont work
      with, does not work with, doesnt work with, dont send, do not send, cannot consider, cant
      consider, do not consider, dont consider, cannot accept, dont accept, do not accept, wont
      accept, hate, no more, not any, not a, not an, never in, !`,
    except: `
      except, except for, excepting, without, w / o, excluding, exclude, excludes, excl, other
      than, apart from, aside from, anything but, anyone but, anywhere but, anybody but,
      everything but, everyone but, all but, outside, outside of, located outside, minus, non,
      free of, instead of, rather than, as opposed to, not including`,
    notAfter: `
      will not be considered, wont be considered, not be considered, not considered, need not
      apply, not wanted, not welcome, not accepted, is excluded, are excluded, excluded, is out,
      are out, is a no go, a no go, no thanks, not allowed, not, no way, are not an option, is
      not an option, not an option`,
    doubt: `
      no one here, nobody here, nobody in our team, no one in our team, nobody on our team, no
      one on our team, none of us, none of our, nobody in house, no one in house, nobody knows,
      no one knows, dont, do not, doesnt, does not, didnt, did not, cant, cannot, can not,
      couldnt, could not, wouldnt, would not, wont, will not, hasnt, has not, wasnt, was not,
      werent, were not`,
    former: `
      used to, used to be, moved from, moved away from, migrated from, migrating from, migrate
      from, migrate off, migrating off, coming from, switch from, switched from, switching from,
      replace, replacing, replaced, moving from, moving away from, move from, port from, porting
      from, rewrite from, migrate our, migrate my, rewrite our, rewrite my, convert our, convert my,
      port our, port my, get rid of, getting rid of, formerly, previously, instead of the old`,
    soft: `
      ideally, preferably, prefer, we prefer, preferred, would prefer, preference, preference
      for, preference is given to, preference to, bonus, bonus points, bonus points for, bonus
      if, nice to have, nice to haves, nice2have, nice2haves, nice if, good to have, would be nice, a plus if, plus if,
      optional, optionally, desirable, desirably, maybe also, maybe with, maybe some, perhaps
      also, possibly, extra points, extra points for, even better if, better if, if possible,
      would love`,
    softAfter: `
      nice2have, acceptable, is acceptable, would also work, works too, also works, a plus, is a plus,
      would be a plus, as a plus, big plus, a big plus, huge plus, a huge plus, is a big plus, a
      bonus, is a bonus, as a bonus, would be a bonus, preferred, is preferred, preferable, is
      preferable, nice to have, is nice to have, would be nice, would be great, would be good,
      is nice, desirable, is desirable, desired, welcome, is welcome, advantage, an advantage,
      is an advantage, advantageous, optional, is optional, appreciated, is appreciated, if
      possible, beneficial, helps, would help, an asset, is an asset`,
    unneeded: `
      but not necessarily, not necessarily from, not necessarily in, no need for, no need of, no
      need to know, not need, dont need, do not need, doesnt need, does not need, doesnt need to
      know, does not need to know, dont need to know, doesnt have to know, does not have to
      know, dont have to know, doesnt have to be, does not have to be, dont have to be, doesnt
      need to be, not necessarily, no requirement, no requirement for, no requirement regarding,
      dont care about, doesnt matter if, not important if, not required, no preference,
      regardless of, irrespective of`,
    unneededAfter: `
      not required, is not required, isnt required, are not required, not needed, is not needed,
      isnt needed, not necessary, is not necessary, isnt necessary, not important, is not
      important, isnt important, not a must, is not a must, isnt a must, not mandatory, is not
      mandatory, not essential, is not essential, doesnt matter, does not matter, unimportant,
      irrelevant, is irrelevant, no problem if not, not needed at all`,
    having: `
      with, w /, has, have, having, who has, who have, knows, knowing, who knows, need, needs,
      needed, want, wants, requires`,
    neededAfter: `
      required, needed, necessary, is required, is needed, is necessary, are required, are
      needed, expected, is expected, mandatory`,
    contrast: `
      but, only, must, must have, must haves, must know, just, instead, rather, fine, is fine,
      ok, okay, we need, i need, we want, i want, mandatory, is mandatory, essential, looking
      for, we are looking for`,
    fineAfter: `
      is fine, is fine too, is also fine, would be fine, are fine, is ok, is ok too, is also ok,
      is okay, are ok, would be ok, is acceptable, is no problem, is not a problem, isnt a
      problem, is all right, is alright`,
    correction: `
      no wait, wait, oh wait, wait actually, no wait actually, actually, no actually, or actually,
      sorry, no sorry, oh sorry, sorry i mean, sorry i meant, no i mean, no i meant, i mean, i
      meant, i meant to say, scratch that, correction, make it, make that, no make it`,
    forProduct: `
      for our, for my, for the, for their, for our new, for my new, for our existing, of our, of my,
      in our, in my, on our, on my, to our, to my, with our, with my`,
    upper: `
      under, below, less than, lower than, cheaper than, up to, at most, no more than, not more
      than, not over, not above, no higher than, not higher than, not exceed, not exceeding,
      should not exceed, must not exceed, max, maximum, maximum of, max of, at a maximum of,
      limit, limit of, fewer than, until, <, <=, ≤, within, not pay more than, cap, capped at,
      no greater than, ceiling, ceiling of, or less than`,
    lower: `
      over, above, more than, at least, from, min, minimum, minimum of, a minimum of, min of, no
      less than, not less than, not less, no less, no fewer than, not fewer than, not under, not
      below, greater than, higher than, starting at, upwards of, >, >=, ≥, no lower than, or more
      than, exceeding`,
    about: `
      about, around, approx, approximately, roughly, circa, ca, ~, some, something like,
      somewhere around, somewhere between, in the range of, in the region of`,
    between: "between, from, anywhere between",
    upTo: "to, -, –, up to, through, till, and",
    upperAfter: `
      max, maximum, tops, at most, or less, or below, or under, or lower, or cheaper, or fewer,
      limit, and below, and under, at max, top, and less`,
    lowerAfter: `
      or more, and more, or above, and above, and up, or higher, and over, plus, +, min,
      minimum, at least, upwards, or over, or better`,
    thousand: "k, thousand, grand",
    rate: `
      rate, rates, budget, budget of, budgeted, budget is, our budget is, pay, we pay, can pay,
      we can pay, paying, price, prices, cost, costs, costing, salary, compensation, fee,
      charge, charges, charging, rate is, rate of, spend, remuneration, offering`,
    hourRate: "hourly rate, hourly rate of, hourly, hourly budget, rate per hour, per hour",
    dayRate: "day rate, daily rate, day rate of, daily rate of, daily, rate per day",
    weekRate: "weekly rate, weekly",
    monthRate: `
      monthly rate, monthly budget, monthly salary, monthly, monthly budget of, budget per month`,
    yearRate: "annual salary, yearly salary, annual, yearly, per annum, annual budget",
    perHour: `
      / h, / hr, / hour, / std, per hour, per hr, an hour, a hour, hourly, the hour, ph, p / h,
      ph, / hrs, each hour, for an hour, by the hour, by hour`,
    perDay: "/ d, / day, per day, a day, daily, the day, each day, pd, p / d, for a day",
    perWeek: "/ w, / wk, / week, per week, per wk, a week, weekly, the week, each week, pw, p / w",
    perMonth: `
      / m, / mo, / mth, / month, per month, a month, monthly, the month, each month, p / m, pcm`,
    perYear: `
      / y, / yr, / year, per year, a year, yearly, annually, per annum, p a, pa, the year, each
      year, annual`,
    total: `
      for the project, for the whole project, for the entire project, in total, total,
      altogether, overall, fixed price, fixed, for everything, total budget, total budget of,
      total budget is, project budget, project budget of, for the job, for the whole thing, for
      the app, one off, all in, funding, in funding, of funding, raised, revenue`,
    euro: "€, eur, euro, euros",
    dollar: "$, usd, us $, dollar, dollars, us dollars, bucks, buck",
    pound: "£, gbp, pound, pounds, quid, sterling, pounds sterling",
    otherCurrency: `
      ₹, inr, rs, rupee, rupees, chf, franken, swiss francs, pln, zloty, zlotys, sek, nok, dkk,
      czk, huf, ron, uah, rub, ¥, jpy, yen, cny, rmb, aud, cad, nzd, brl, reais, ars, pesos,
      mxn, try, lira, aed, dirham, dirhams, zar, rand, ngn, naira, btc, usdt`,
    hours: "hours, hour, hrs, hr, h",
    days: "days, day, d, business days, working days",
    weeks: "weeks, week, wks, wk, w",
    months: "months, month, mths, mth, mo, mos",
    years: "years, year, yrs, yr, y, yoe, ys",
    decade: "a decade, decade, one decade",
    percentOf: `
      % position, % job, % workload, % of full time, % capacity, % fte, % contract, %
      employment, percent position, percent of full time, % pensum, % stelle, % time, % of the
      time, % availability, percent workload`,
    otherPlaceAfter: `
      office, offices, team, hq, headquarters, headquarter, company, startup, start up, client,
      clients, customer, customers, market, branch, users, colleagues, entity, law, tax,
      contract, agency, firm, business, bank, subsidiary`,
    ownPlace: `
      our office in, our office is in, our offices in, our team in, our team is in, our team is
      based in, my team is in, the team is in, team is in, team is based in, team sits in, our
      company in, our company is in, we are in, we are from, we are based in, were based in, were
      in, we are located in, headquartered in, hq in, hq is in, we sit in, im in, i am in, im from,
      i am from, im based in, i am based in, we live in, i live in`,
    ownSubject: `
      we are, were, weve, we have, we run, we own, we sit, we work, i am, im, ive, i have, i run, i
      own, i work, our team, our company, our startup, our office, our agency, our studio, our
      firm, our business, my team, my company, my startup, my office, my agency, my studio, my
      firm, my business, our founders, our headquarters, our hq`,
    anywhere: `
      remote, remotely, fully remote, full remote, 100 % remote, remote work, remote ok, anywhere,
      worldwide, everywhere, from home, home office, wfh, online`,
    otherPlace: `
      for, to, clients in, client in, customers in, customer in, client from, users in, company
      based in, startup based in, startup from, company from, agency in, startup in, company in,
      office in, offices in, market in, business in, shop in, travel to, visit, move to, relocate
      to, launch in, launching in, expand to, expanding to, projects in, project in, team in,
      support in`,
    experience: `
      of experience, experience, exp, of exp, of commercial experience, of professional
      experience, of relevant experience, commercial experience, in the field, in the industry,
      of professional work, of work`,
    noExperience: `
      old, ago, contract, project, engagement, plan, warranty, term, runway, from now,
      commitment`,
    available: `
      available, avail, availability, free, is free, are free, availabe, can be available, is
      available, are available, still available, availability from`,
    start: `
      from, as of, as from, start, starts, starting, can start, could start, to start, ready to
      start, begin, begins, beginning, can begin, start date, starting date, join, joining, can
      join, onboard, kick off, kicks off, commences, commencing, commence, able to start, ready,
      we start, start work, who can start, go live with us, come on board, on board`,
    beforeDate: `
      in, by, from, on, before, within, until, at, around, about, as of, as from, no later than,
      not later than, latest, at the latest, after, the, in about, from the, for, on the, within
      the, by the, of, of the, in the, sometime in, starting, only, from about, till, per`,
    beforeSpan: `
      in, within, in about, in the next, within the next, within about, after, in around, within
      max, in max, start in, in maybe`,
    afterDate: "start, start date, onwards, or earlier, at the latest, or sooner",
    now: `
      now, immediately, today, right now, right away, straight away, at once, as soon as
      possible, asap, a s a p, instantly, urgently, this minute, tonight, immediate, soonest,
      with immediate effect`,
    nowAlone: `
      immediately, right now, right away, straight away, as soon as possible, asap, a s a p,
      immediate start, immediate availability, immediately available, urgently, with immediate
      effect, urgent, available now, ready to start, ready now, ready to go, who can start`,
    today: "today",
    tomorrow: "tomorrow, tmrw, tmr",
    next: "next, the next, coming, the coming, following, the following, upcoming",
    this: "this, the current",
    past: "last, since, ago, past, previous, back in",
    early: "early, beginning of, the beginning of, start of, the start of, early in",
    middle: "mid, middle of, the middle of, halfway through",
    end: "end of, the end of, late, end, late in",
    monthEnd: "the month, month, this month",
    yearEnd: "the year, year, this year",
    newYear: "new year, the new year, next year, the next year, after christmas",
    christmas: "christmas, xmas, christmas day, christmas eve, the holidays",
    correspondence: `
      profiles, profile, cvs, cv, resumes, resume, proposals, proposal, candidates to us, offer,
      offers, quote, quotes, reply, answer, answers, respond, feedback, let me know, let us know,
      get back to me, get back to us, get back, hear back, hear from you, call me, call us, a call,
      meeting, interview, interviews, deadline, deadline is, send them, send it, shortlist`,
    quarter: "quarter",
    fromNow: "from now, from today, time, or so, or earlier, or less, or sooner",
    fullTime: "full time, fulltime, full - time, full timer, full time job, f / t, ft, fte, 1 fte",
    partTime: `
      part time, parttime, pt, part timer, half time, halftime, half day, half days, half a day, p /
      t, a few hours a week, few hours a week, a few hours per week, few hours per week, couple
      of hours a week, some hours a week, couple of days a week, a few days a week, few days a
      week, half week`,
    fte: "fte, ftes, of an fte, of fte",
    overlap: `
      overlap, overlaps, overlapping, of overlap, in common, hours in common, hours shared,
      hours together, shared hours, common hours, same hours, working hours, work hours,
      business hours, office hours, core hours, timezone, time zone, timezones, time zones, tz,
      same time zone, awake when, awake during, awake at, online when, online during, online at,
      available during, day overlap, aligned with, compatible with, hours overlap, hours of
      overlap, in common with, shared, together, in sync with, on the clock of`,
    overlapAll: `
      full overlap, complete overlap, full day overlap, total overlap, same time zone as, same
      timezone as, same time as, same hours as, same working hours as, in the same time zone as,
      in the same timezone as`,
    clock: `
      zone, zones, time, hours, timezone, time zone, time zones, timezones, tz, business hours,
      working hours, work hours, office hours, clock, daytime, working day, work day, workday,
      business day, working time, core hours, overlap, based hours, morning, mornings,
      afternoon, afternoons, standard time`,
    within: "within, no more than, not more than, max, maximum, at most, up to, less than, under",
    plusMinus: "+-, +/-, ±, plus minus, plus or minus, + or -, give or take",
    zoneLink: `
      with, of, to, from, in, the, by, for, on, at, and, a day, per day, daily, each day, every
      day, us, our team in, a, day, people in, team in, our, difference, away, away from, off,
      during, please, must, is, about`,
    own: `
      my time zone, our time zone, my timezone, our timezone, my hours, our hours, my working
      hours, our working hours, my tz, our tz, same time zone as me, same time zone as us, same
      timezone as me, same timezone as us, my own time zone, same time zone, same timezone,
      overlap with me, overlap with us, overlap with my day, overlap with our day, my day, our
      day, overlap with mine, similar hours, similar
      working hours, similar time zone, similar timezone`,
    speaks: `
      c1, c2, b2, b1, speaks, speaking, speak, fluent in, fluent, fluently, talks, talking,
      talk, native, good, proficient in, conversational, business, excellent, perfect, spoken,
      in, written, knows, language, languages, writes, writing, understands, basic`,
    speaking: `
      native speaker, native speakers, native level, mother tongue, speaking, speaker, speakers,
      language, languages, native, fluent, fluently, c1, c2, b1, b2, a1, a2, skills, required,
      spoken, level, is a must`,
    livingIn: `
      from, in the, from the, based in the, located in the, within the, based in, located in,
      in, living in, lives in, live in, resides in, residing in, resident in, within, anywhere
      in, somewhere in, out of, near, people from, around, close to, works from, working from,
      working in, inside, inside of, citizen of, national of`,
    basedAfter: "based, residents, resident, citizens, nationals, only, located, side",
    person: `
      developer, developers, dev, devs, engineer, engineers, eng, engs, programmer, programmers,
      coder, coders, freelancer, freelancers, contractor, contractors, consultant, consultants,
      specialist, specialists, expert, experts, guy, guys, person, people, persons, folks, team,
      teams, talent, candidate, candidates, professional, professionals, man, woman, swe,
      hacker, techie, ppl, guru, gurus, wizard, wizards, ninja, ninjas, rockstar, rockstars,
      genius, pro, pros, students, student, architect, architects, designer, designers, tester,
      testers, analyst, analysts, administrator, admin, resource, resources, companies, company,
      agency, lead, leads`,
    levelUp: `
      or above, or higher, and above, and up, or better, +, and higher, and upwards, level or
      above, level and above, level or higher, upwards`,
    levelAtLeast: `
      at least, min, minimum, at minimum, at least a, at least one, minimum level, no less than`,
    filler: `
      ft / pt, pt / ft, ft or pt, pt or ft, for now, until now, by now, cant wait, cannot wait, can not wait, wait for, make it work, u,
      ur, r, gonna, wanna, conversant, conversant with, yesterday, similar, cheaper, mind, dont
      mind, do not mind, without a doubt, without doubt, no doubt, without delay, no issue, no
      object, no limit, free of charge, for free, free trial, free consultation, free quote, free
      advice, time zone, timezone, time zones, ppl, certified, mornings, afternoons, cheapest, no strings
      attached, not bad, not at all, no big deal, but not only, but not just, as long as, no
      later, from now on, whos, whats, theres, heres, wheres, thats, hes, shes, theyre, youre,
      were, weve, theyve, lets, willing, willing to, guru, wizard, ninja, rockstar, agencies,
      agency, student, students, calls, after, wizards, hop, run, or close, or close to it, or
      near, or similar, or nearby, or thereabouts, a, an, the, this, that, these, those, my, your,
      his, her, their, its, our, we, i, he, she, they, you, us, me, him, them, it, who, whom,
      which, what, whose, when, where, how, why, is, are, was, be, been, being, am, im, ive, ill,
      id, has, have, had, do, does, did, can, could, may, might, shall, should, will, would, must,
      to, of, for, in, on, at, by, with, from, as, about, into, than, then, so, if, because,
      since, during, while, there, here, very, really, quite, too, also, just, only, still, yet,
      already, again, some, any, all, both, each, every, few, more, most, much, many, such, own,
      same, other, another, please, pls, plz, thanks, thank, thx, ty, hello, hi, hey, dear,
      greetings, good, day, morning, ok, okay, well, um, uh, like, maybe, perhaps, possibly,
      actually, basically, yes, lol, need, needs, needed, needing, want, wants, wanted, wanting,
      look, looking, looks, search, searching, seek, seeking, find, finding, found, hire, hiring,
      get, getting, got, give, show, shows, send, tell, know, knows, knowing, known, knowledge,
      knowledgeable, knowledges, help, helps, helping, work, works, working, worked, job, jobs,
      project, projects, role, roles, position, positions, someone, somebody, anyone, anybody,
      everyone, one, ones, thing, things, something, anything, experience, experienced, expert,
      experts, expertise, skill, skills, skilled, proficient, proficiency, familiar, familiarity,
      strong, solid, great, best, better, nice, decent, excellent, top, proven, capable, able,
      competent, qualified, seasoned, veteran, talented, reliable, trusted, vetted, rate, rates,
      level, levels, hourly, price, budget, remote, remotely, home, office, online, worldwide,
      anywhere, everywhere, available, availability, free, freelance, freelancing, contract,
      contractor, contracting, permanent, hybrid, onsite, developer, developers, dev, devs,
      engineer, engineers, engineering, eng, engs, programmer, programmers, programming, coder,
      coders, coding, freelancer, freelancers, contractors, consultant, consultants, specialist,
      specialists, guy, guys, person, people, persons, folks, team, teams, talent, candidate,
      candidates, applicant, applicants, professional, professionals, man, woman, software,
      technology, technologies, tech, stack, stacks, m, f, d, x, w, e, g, etc, fluent, fluently,
      speak, speaks, speaking, language, languages, based, located, living, lives, company,
      companies, startup, startups, client, clients, business, industry, sector, domain, field,
      area, urgent, urgently, soon, quickly, fast, currently, now, time, times, long, short, term,
      max, min, minimum, maximum, least, plus, via, per, no problem, no matter, not sure, not sure
      if, not just, not only, but also, not yet, no hurry, no rush, no idea, why not, dont know,
      dont know if, i dont know, no worries, not too, not too senior, not too junior, dont have,
      do not have, havent, have not, doesnt have, we dont have, we do not have, have no, has no,
      we have no, cant find, cannot find, can not find, couldnt find, could not find, didnt find,
      did not find, have not found, havent found, no luck, didnt work, did not work, does not
      work, doesnt work, not found, dont worry, do not worry, dont hesitate, do not hesitate, we
      dont know, we do not know, whether or not, no one yet, asap please, have to, has to, use,
      uses, using, used, build, building, built, make, makes, making, made, create, creating,
      develop, developing, development, implement, our next, write, writes, writing, go live,
      required, requires, require, mandatory, essential, must have, must haves, ideal, ideally,
      suitable, proposals, propose, provide, consider, considered, recommend, suggest, kindly,
      start, starting, begin, join, joining, lets see, see, let, think, guess, mean, say, said,
      ask, asked, call, talk, talks, talking, spoke, up, down, out, over, off, back, kind, kinds,
      type, sort, lot, lots, bit, little, big, small, new, old, high, low, right, left, first,
      last, second, next, previous, different, various, several, multiple, single, whole, full,
      entire, main, background, strong background, track record, years, year, months, month,
      weeks, week, days, hours, cheap, affordable, expensive, cost, costs, app, application,
      applications, product, products, code, system, systems, platform, tool, tools, service,
      services, web, site, sensor, sensors, senior level, m / f / d, f / m / d, m / w / d, w / m /
      d, good at, good in, good with, hands on, in house, end to end, state of the art, day to
      day, from scratch, full remote, remote only, remote work, remote ok, fully remote, 100 %
      remote, home office, 24 / 7, country, countries, nationality, cv of, the cv of, cv, cvs,
      resume, resumes, profile, profiles, portfolio, list, show me, give me, find me, is there,
      are there, do you have, have you got, does anybody have, does anyone know, anyone know,
      interested, interested in, welcome, involved, responsible, demonstrable, commercial,
      practical, production, modern, native level, mother tongue, tongue`,
    article: "a, an",
    seeking: `
      need, needs, hire, hires, hiring, seeking, seek, seeks, want, wants, add, find, finding,
      searches, looks for, open to, open for, interested in, happy with, fine with, ok with, okay
      with, am after, are after, im after, were after, in search of, on the lookout for, would like, looking for, look for,
      searching for, search for, require, requires, is looking for, wanted, provide, recruit,
      recruits, recruiting, are looking for`,
    times: "x, ×",
    positions: `
      positions, openings, vacancies, number of positions, number of developers, headcount,
      seats, team size, roles`,
    level: "level, seniority, experience level, seniority level, grade",
    duration: `
      for, duration, length, lasting, lasts, about, around, at least, initially, initial,
      period, over, take, takes, run, runs, last, another, next, project length, contract
      length, term, engagement of, contract of, project of, minimum, of, runs for, expected to
      last`,
    durationAfter: `
      contract, project, engagement, assignment, long, mission, gig, initial, or longer`,
    noDuration: `
      of experience, experience, of exp, ago, notice, probation, trial, notice period, old, of
      runway, in, trial period, of commercial experience, of professional experience, sprint,
      sprints, free`,
    longTerm: "long term, longterm, ongoing, permanent, indefinite, open ended",
    required: `
      must have, must haves, required, requirements, require, you know, you bring, mandatory,
      essential, essentials, what you need, your skills, your profile, skills, tech stack, our
      stack, stack, need to have, about you, qualifications, what we expect`,
    optional: `
      nice to have, nice to haves, bonus, bonus points, optional, desirable, preferred, plus,
      pluses, good to have, would be nice, extra, extras, additional, a plus, advantages`,
  },
};

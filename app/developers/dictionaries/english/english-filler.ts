import type { LanguageWords } from "../language.ts";

/** Words that narrow nothing. */
export const ENGLISH_FILLER: LanguageWords["words"] = {
  filler: `
    ft / pt, pt / ft, ft or pt, pt or ft, for now, until now, by now, cant wait, cannot wait, can
    not wait, wait for, make it work, u, ur, r, gonna, wanna, conversant, conversant with,
    yesterday, similar, mind, dont mind, do not mind, without a doubt, without doubt, no doubt,
    without delay, no issue, no object, no limit, free of charge, for free, free trial, free
    consultation, free quote, free advice, time zone, timezone, time zones, ppl, certified,
    mornings, afternoons, no strings attached, not bad, not at all, no big deal, but not only, but
    not just, as long as, no later, from now on, whos, whats, theres, heres, wheres, thats, hes,
    shes, theyre, youre, were, weve, theyve, lets, willing, willing to, guru, wizard, ninja,
    rockstar, agencies, agency, student, students, calls, after, wizards, hop, run, or close, or
    close to it, or near, or similar, or nearby, or thereabouts, a, an, the, this, that, these,
    those, my, your, his, her, their, its, our, we, i, he, she, they, you, us, me, him, them, it,
    who, whom, which, what, whose, when, where, how, why, is, are, was, be, been, being, am, im,
    ive, ill, id, has, have, had, do, does, did, can, could, may, might, shall, should, will,
    would, must, to, of, for, in, on, at, by, with, from, as, about, into, than, then, so, if,
    because, since, during, while, there, here, very, really, quite, too, also, just, only, still,
    yet, already, again, some, any, all, both, each, every, few, more, most, much, many, such,
    own, same, other, another, please, pls, plz, thanks, thank, thx, ty, hello, hi, hey, dear,
    greetings, good, day, morning, ok, okay, well, um, uh, like, maybe, perhaps, possibly,
    actually, basically, yes, yeah, lol, engage, approx, whichever, sooner, open to others, need,
    needs, needed, needing, want, wants, wanted, wanting, look, looking, looks, search, searching,
    seek, seeking, find, finding, found, hire, hiring, get, getting, got, give, show, shows, send,
    tell, know, knows, knowing, known, knowledge, knowledgeable, knowledges, help, helps, helping,
    work, works, working, worked, job, jobs, project, projects, role, roles, position, positions,
    someone, somebody, anyone, anybody, everyone, one, ones, thing, things, something, anything,
    experience, expert, experts, expertise, skill, skills, skilled, proficient,
    proficiency, familiar, familiarity, strong, solid, great, best, better, nice, decent,
    excellent, top, proven, capable, able, competent, qualified, veteran, talented,
    reliable, trusted, vetted, rate, rates, level, levels, hourly, price, budget, remote,
    remotely, home, office, online, worldwide, anywhere, everywhere, available, availability,
    free, freelance, freelancing, contract, contractor, contracting, permanent, hybrid, onsite,
    developer, developers, dev, devs, engineer, engineers, engineering, eng, engs, programmer,
    programmers, programming, coder, coders, coding, freelancer, freelancers, contractors,
    consultant, consultants, specialist, specialists, guy, guys, person, people, persons, folks,
    team, teams, talent, candidate, candidates, applicant, applicants, professional,
    professionals, man, woman, software, technology, technologies, tech, stack, stacks, m, f, d,
    x, w, e, g, etc, fluent, fluently, speak, speaks, speaking, language, languages, based,
    located, living, lives, company, companies, startup, startups, client, clients, business,
    industry, sector, domain, field, area, urgent, urgently, soon, quickly, fast, currently, now,
    time, times, long, short, term, max, min, minimum, maximum, least, plus, via, per, no problem,
    no matter, not sure, not sure if, not just, not only, but also, not yet, no hurry, no rush, no
    idea, why not, dont know, dont know if, i dont know, no worries, not too, not too senior, dont have, do not have, havent, have not, doesnt have, we dont have, we do not
    have, have no, has no, we have no, cant find, cannot find, can not find, couldnt find, could
    not find, didnt find, did not find, have not found, havent found, no luck, didnt work, did not
    work, does not work, doesnt work, not found, dont worry, do not worry, dont hesitate, do not
    hesitate, we dont know, we do not know, whether or not, no one yet, asap please, have to, has
    to, use, uses, using, used, build, building, built, make, makes, making, made, create,
    creating, develop, developing, development, implement, our next, write, writes, writing, go
    live, required, requires, require, mandatory, essential, must have, must haves, ideal,
    ideally, suitable, proposals, propose, provide, consider, considered, recommend, suggest,
    kindly, start, starting, begin, join, joining, lets see, see, let, think, guess, mean, say,
    said, ask, asked, call, talk, talks, talking, spoke, up, down, out, over, off, back, kind,
    kinds, type, sort, lot, lots, bit, little, big, small, new, old, high, low, right, left,
    first, last, second, next, previous, different, various, several, multiple, single, whole,
    full, entire, main, background, strong background, track record, years, year, months, month,
    weeks, week, days, hours, expensive, cost, costs, app, application, applications, product,
    products, code, system, systems, platform, tool, tools, service, services, web, site, sensor,
    sensors, senior level, m / f / d, f / m / d, m / w / d, w / m / d, good at, good in, good
    with, hands on, in house, end to end, state of the art, day to day, from scratch, full remote,
    remote only, remote work, remote ok, fully remote, 100 % remote, home office, 24 / 7, country,
    countries, nationality, cv of, the cv of, cv, cvs, resume, resumes, profile, profiles,
    portfolio, list, show me, give me, find me, is there, are there, do you have, have you got,
    does anybody have, does anyone know, anyone know, interested, interested in, welcome,
    involved, responsible, demonstrable, commercial, practical, production, modern, native level,
    mother tongue, tongue, whoever, whomever, anyone who, approximately, good afternoon, good
    evening, good morning, who only, that only, which only, who just, fixing, fix, tight, per
    week, dont care, dont care which, do not care, sb, smb, sth, we lost, lost, choice, finish,
    finishes, finished, finishing, confirm, confirms, confirmed, confirming, factor, factors,
    inter, settle, settled, skipping, stopping, stopped, pair, pairs, proto, serve, serves,
    handover, hand over, export, exports, sir, madam, sir or madam, dear sir or madam, dear sir,
    dear madam, to whom it may concern, kind regards, best regards, regards, warm regards, many
    thanks, yours sincerely, sincerely, yours faithfully, best wishes, cheers, mostly, mainly,
    could you, can you, engagement, side, on the side, codebase, code base, extra hands, hands, real, spend, bug, bugs, hr here, opening,
    openings, fixes, tasks, task, request, requests, location, locations, realistic, is that realistic,
    before, founder, founders, idea, ideas, experienced in, experienced with, experienced at,
    experienced using, migration, integration, knowledge of, launch, launching, broken, skillset,
    opportunity, freelance basis, vacancy, commitment, charge, charges, absolute, thinking, was
    thinking, jump, jump in, done, recommend, recommendation, background in, half, finished, slow,
    old, guide, following, interim, stuff, plain, disappeared, left us, maintenance, maintain,
    improve, improving, improvement, improvements, add, adding, add a feature, feature, features,
    support, supporting, supports, quick, simple, complex, existing, legacy, messy, broken, urgently,
    owner, business owner, members, book, classes, pay, posts, correct, teach, real, proper,
    properly, together, long running, running, run, take over, takes over, taking over, abandoned,
    handle, handles, deal, deals, dealing, deal with, comfortable, comfortable with, confident,
    expert level, hardcore, pure, ready, smart, clever, friendly, communicative, communication,
    honest, serious, motivated, passionate, independent, independently, autonomous, self,
    someone really, brilliant, awesome, amazing, super, absolutely, definitely, exactly, especially,
    particularly, specific, specifically, specialised, specialized, specialising, specializing,
    focus, focused, focusing, focussed, asking, tried, trying, try, success, successful, went,
    gone, quit, quits, sick, leave, maternity, parental, cover, covers, covering, holiday, holidays,
    vacation, substitute, temporary, temp, boss, cofounder, co founder, partner, partners, friend,
    friends, nephew, cousin, wife, husband, brother, guess, question, questions, quote, happy, id be happy, prototype, prototypes, whatever, whatever youve got, net, gross, maker, enough, forwarding, basis, intends, operates, quotation, environment, services, squad, funding, review, past, rewritten, rewrite, convert, converted, converting, clean, clean up, cleaning, certified in, thats all, thats all i know, all i know, basically, its like, like, who can code that, happily, ours, anyway, train, we train, clue, no clue, have no clue, technical, non technical, nontechnical, not technical, not very technical, not a developer, not a developer myself, not a techie, no technical background, no tech background, no technical knowledge, no tech knowledge, without any tech knowledge, without technical knowledge, not an expert, not an expert myself, advice, advise, hear, heard, read, saw, estimate,
    estimates, pricing, called, right now we, right now i, right now our, right now my, right now it, right now the, now we only, now we just, now i only, doesnt matter which, does not matter which, doesnt matter which one, does not matter which one, dont matter which, no matter which, no matter which one, dont care which, dont care which one, do not care which, dont mind which, dont mind which one, do not mind which, not important which, irrelevant which, whichever one, whichever you have, whichever is easier, no preference which, we dont care which, i dont care which, doesnt matter where, does not matter where, doesnt matter when, does not matter when, doesnt matter from where, doesnt matter how, doesnt matter who, doesnt matter what, no matter where, no matter from where, no matter who, dont care where, anymore, any more, believe, i believe, maintain, maintaining, maintenance, look after, take care of, not very senior, not that senior, not so senior, flexible, we are flexible, im flexible, the important thing, important, main thing, the main thing, runs, who does that`,
};

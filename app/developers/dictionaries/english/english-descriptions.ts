import type { LanguageWords } from "../language.ts";

/** Words of job descriptions. */
export const ENGLISH_DESCRIPTIONS: LanguageWords["words"] = {
  article: "a, an",
  seeking: `
    asks for, ask for, asking for, could use, need, needs, hire, hires, hiring, seeking, seek, seeks, want, wants, add, find, finding,
    searches, looks for, open to, open for, interested in, happy with, fine with, ok with, okay
    with, am after, are after, im after, were after, in search of, on the lookout for, would like, looking for, look for,
    searching for, search for, searching, we search, i search, we are searching, lack a, lack an, still lack, missing, we are missing, were missing, is missing, lacking, we lack, short of,
    what we lack, require, requires, is looking for, wanted, provide, recruit,
    recruits, recruiting, are looking for`,
  times: "x, ×",
  positions: `
    positions, openings, vacancies, quantity, number of positions, number of developers, headcount,
    seats, team size, roles, open positions, open roles, number of open positions, number of openings, number of vacancies, number of seats, number of roles,
    number of people, number of people needed, number of persons, number of engineers, number of profiles, number of resources, number of contractors,
    number of freelancers, number of hires, people needed, persons needed, developers needed, engineers needed, required headcount, headcount required,
    headcount needed, needed headcount, requested headcount, how many, how many people, how many developers, how many of you, how many persons, how many engineers`,
  level: "level, seniority, experience level, seniority level, grade",
  duration: `
    for, duration, length, lasting, lasts, about, around, at least, initially, initial,
    period, over, take, takes, run, runs, last, another, next, project length, contract
    length, term, engagement of, contract of, project of, minimum, of, runs for, expected to
    last`,
  durationAfter: `
    contract, project, engagement, assignment, long, mission, gig, initial, or longer, to start with, to begin with, to start, to begin, with likely extension, with a likely extension, with possible extension, with extension,
    with an option, planned, planned for now, scheduled, with a possible extension, with the possibility, of cover, and then we, and probably longer, approx, initially, full time contract, part time contract, full time engagement, part time engagement, full time project, part time project, full time to begin, full time to start`,
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
};

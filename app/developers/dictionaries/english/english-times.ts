import type { LanguageWords } from "../language.ts";

/** Units of time, dates, hours a week and time zones. */
export const ENGLISH_TIMES: LanguageWords["words"] = {
  hours: `
    shared hours, common hours, overlapping hours, joint hours, working hours, business hours, work hours,
    shared working hours, common working hours, overlapping working hours, hours, hour, hrs, hr, h
  `,
  days: "days, day, d, business days, working days",
  weeks: "weeks, week, wks, wk, w",
  months: "months, month, mths, mth, mo, mos",
  years: "years, year, yrs, yr, y, yoe, ys",
  decade: "a decade, decade, one decade",
  percentOf: `
    % auslastung, % utilisation, % utilization, % allocation, % allocated, % position, % job, % workload, % of full time, % capacity, % fte, % contract, %
    employment, percent position, percent of full time, % pensum, % stelle, % time, % of the
    time, % availability, percent workload`,
  workload:
    "availability of, with availability of, availability max, capacity, capacity of, a capacity of, workload of, a workload of, workload, work load, working time, allocation, utilisation, utilization",
  experience: `
    of experience, of the experience, experience, background, exp, projects, of exp, of commercial experience, of professional
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
    in, by, from, on, before, prior to, ahead of, within, until, at, around, about, as of, as from, no later than,
    not later than, latest, at the latest, after, the, in about, from the, for, on the, within
    the, by the, of, of the, in the, sometime in, starting, only, from about, till, per, eod, cob, end of day, close of business, end of business`,
  noticePeriod:
    "notice period, notice, notice period is, notice period of, max notice period, maximum notice period",
  earlierThan: "before, prior to, ahead of",
  fromDate: "from, from the, as of, as from, starting from, beginning from, since",
  beforeSpan: `
    notice period max, notice period of max, notice period maximum, notice period up to, notice period at most,
    notice max, max notice period, maximum notice period,
    in like, in roughly, in approximately, in some, in, within, in about, in the next, within the next, within about, after, in around, within
    max, in max, start in, in maybe`,
  afterDate: "start, start date, onwards, or earlier, at the latest, or sooner",
  now: `
    now, immediately, today, right now, right away, straight away, at once, as soon as
    possible, asap, a s a p, instantly, urgently, this minute, tonight, immediate, soonest,
    with immediate effect`,
  nowAlone: `
    like yesterday, needed yesterday, someone yesterday, somebody yesterday, by yesterday, preferably yesterday, ideally yesterday,
    immediately, right now, right away, straight away, as soon as possible, asap, a s a p,
    immediate joiner, immediate joiners, immediate joining, immediate start, immediate availability, immediate disponibility, inmediate disponibility, inmediate availability, immediately available, urgently, with immediate
    effect, urgent, very urgent, needed quickly, needed soon, need quickly, replacement quickly,
    someone quickly, somebody quickly, developer quickly, dev quickly, replacement soon, someone soon,
    somebody soon, developer soon, as quickly as possible, very quickly, very soon, available now, ready to start, ready now, ready to go, who can start`,
  today: "today",
  tomorrow: "tomorrow, tmrw, tmr",
  next: "next, the next, coming, the coming, following, the following, upcoming",
  this: "this, the current",
  past: "last, since, ago, past, previous, back in",
  early:
    "begin of, the begin of, early, beginning of, the beginning of, start of, the start of, early in",
  middle: "mid, mid of, middle of, the middle of, halfway through",
  end: "end of, the end of, late, end, late in",
  monthEnd: "the month, month, this month",
  yearEnd: "the year, year, this year",
  newYear: "new year, the new year, next year, the next year",
  easter: `
    easter, easter monday, easter sunday, easter holidays, the easter holidays, easter break, the easter break, after easter,
    right after easter, just after easter, directly after easter, after the easter holidays, after the easter break`,
  christmas: "christmas, xmas, christmas day, christmas eve, the holidays",
  correspondence: `
    profiles, profile, cvs, cv, resumes, resume, proposals, proposal, candidates to us, offer,
    offers, quote, quotes, reply, answer, answers, respond, feedback, let me know, let us know,
    get back to me, get back to us, get back, hear back, hear from you, call me, call us, a call,
    meeting, interview, interviews, deadline, deadline is, send them, send it, shortlist, cvs and rates, rates and cvs, profiles and rates, quotation, quotations, submissions, bids, candidates profiles`,
  correspondenceOf: "of, for",
  answerBy: `by, until, till, before, no later than, not later than, by eod, by cob, by end of day, by close of business, by end of business, by the end of day, before cob, before eod, no later than cob, until eod`,
  quarter: "quarter, of the quarter",
  fromNow: "from now, from today, time, or so, or earlier, or less, or sooner",
  fullTime: "full time, fulltime, full - time, full timer, full time job, f / t, ft, fte, 1 fte",
  partTime: `
    part timers, part time, parttime, pt, part timer, half time, halftime, half day, half days, half a day, p /
    t, a few hours a week, few hours a week, few hrs a week, a few hrs a week, few hrs per week, a few hrs per week, couple of hrs a week, some hrs a week, a few hours per week, few hours per week, couple of
    hours a week, some hours a week, couple of days a week, a few days a week, few days a week, some days a week, a couple of days a week, couple days a week, few days per week, a few days per week,
    couple of days a month, a couple of days a month, few days a month, a few days a month, some days a month, few days per month, a few days per month,
    a day a week, a day per week, an afternoon a week, a morning a week, an evening a week, a day a month,
    few hours a month, a few hours a month, a few hours per month, couple of hours a month, a couple of hours
    a month, few hours a week, a couple of hours a week, some hours a month, occasional work, occasional help, occasional support,
    occasional tasks, occasional fixes, occasional maintenance, occasional changes, occasional updates, occasional advice, occasional consulting, occasionally,
    part of the week,
    half week, half a person, half a developer, fractional`,
  fewHours: `few hrs, a few hrs, some hrs, couple of hrs, a couple of hrs, couple hours, couple hrs, a handful of hours, several hours, a few hours, few hours, a couple of hours, some hours, a few days, couple of hours`,
  fte: "fte, ftes, of an fte, of fte",
  ofThem: `
    local working hours, local business hours, local office hours, local hours, during local working hours, during local business hours,
    during local office hours, available during local working hours, available during local business hours, availability during local working hours,
    availability during local business hours, similar to theirs, similar to their hours, close to theirs, same as theirs, their hours, their working hours, their time zone,
    their timezone, same hours as them, same time zone as them, same timezone as them, overlap with them, overlap with theirs,
    overlaps with theirs`,
  withUs:
    "with us, with our office, with our team, with our hq, with our headquarters, with our people, with the office, with the team, with the rest of the team",
  ofUs: "of us, from us, of me, from me, of our office, from our office, away from us, of our time",
  am: "am, a m",
  pm: "pm, p m",
  oClock: "uhr, o clock, oclock",
  overlap: `
    our working day in, our working day, our work day in, our day in, working day in, my working day in,
    night shift, day shift, late shift, shift, overlap, overlaps, overlapping, of overlap, in common, hours in common, hours shared,
    hours together, shared hours, common hours, same hours, working hours, work hours,
    business hours, office hours, core hours, timezone, time zone, timezones, time zones, tz,
    same time zone, same time zone as, same time zone like, same timezone like, same tz, same tz as, same tz like, in same tz as, in the same tz as, in the same tz, same hours like, same hour like, the same hour like, same hour as, same timezone as, in the same time zone as, in the same
    timezone as, hours of, awake when, awake during, awake at, online when, online during, online at,
    available during, availability during, with availability during, available for work during, day overlap, aligned with, compatible with, hours overlap, hours of
    overlap, in common with, shared, together, in sync with, on the clock of`,
  halfDay:
    "half a day, half day, half the day, half of the day, at least half a day, at least half the day, for half a day, about half a day",
  inCommon:
    "overlap, overlaps, overlapping, common, shared, share, together, compatible, aligned, sync, friendly, far",
  overlapAll: `
    full overlap, complete overlap, full day overlap, total overlap, same time as, same
    hours as, same working hours as`,
  clock: `
    time wise, timewise, time zone wise, timezone wise, tz wise, in terms of time zone, in terms of time zones,
    zone, zones, time, hours, hrs, hr, timezone, time zone, time zones, timezones, tz, business hours,
    working hours, work hours, office hours, clock, daytime, working day, work day, workday,
    business day, working time, core hours, overlap, based hours, morning, mornings,
    afternoon, afternoons, standard time`,
  within:
    "isnt more than, is not more than, arent more than, are not more than, isnt further than, is not further than, isnt over, shouldnt be more than, should not be more than, not be more than, cant be more than, cannot be more than, within, nobody further than, no one further than, not further than, no further than, no farther than, not farther than, nobody farther than, nobody more than, no one more than, no more than, not more than, max, maximum, at most, up to, less than, under",
  plusMinus: "+-, +/-, ±, plus minus, plus or minus, + or -, give or take",
  zoneLink: `
    with those of, with those in, with the ones in, with the hours of, with the hours in, those of, those in, of those in, with that of, with, w, w /, of, to, from, in, the, by, for, on, at, and, a day, per day, daily, each day, every
    day, us, our team in, a, day, close to, near, near to, similar to, next to, people in, team in, our, difference, away, away from, off,
    during, please, must, is, about, fits, fit, fitting, suits, suit, matches, match, matching`,
  own: `
    awake when were awake, awake when we are awake, online when were online, online when we are online, working when we are working,
    working when were working, same as us, same as ours, the same as us, same like us, in common with us, in common with ours, shared with us,
    closer to home, close to home, nearer to home, nearer home, closer to us, nearer to us, nearer us, in that time zone, in that timezone, in that tz, that time zone, that timezone, in those hours, those hours,
    my time zone, our time zone, my timezone, our timezone, my hours, our hours, my working
    hours, our working hours, my tz, our tz, same time like me, same time like us, same timezone like us, same timezone like we, same time zone like us, same tz like us, same hours like us, same zone as us, same zone like us, like our time zone, in our tz, around our time zone, same time as me, same time as us, same hours as me, same time zone as me, same time zone as us, same
    timezone as me, same timezone as us, same tz as us, same tz as me, same tz as ours, my own time zone, same time zone, same timezone, same tz,
    overlap with me, overlap with us, overlap with my day, overlap with our day, my day, our
    day, overlap with mine, overlaps
    with mine, overlaps with me, overlaps with us, overlaps with ours, overlap with ours, day overlaps with mine, similar hours, similar
    working hours, similar time zone, similar timezone, similar time as us, similar time as me, similar time to us,
    similar time to ours, similar time zone as us, similar time zone to us, similar time zone to ours, similar
    timezone as us, similar timezone to us, similar timezone to ours, similar hours as us, similar hours to us,
    similar hours to ours, similar hours as me, roughly our time zone, roughly our timezone, roughly our hours`,
  endDate: `
    ends, ending, ends in, ends on, ends by, ends at the, end date, ending in, until, till, til,
    finishes, finishing, finishes in, finishing in, runs until, lasts until, runs through,
    through, up until`,
  contractOf:
    "another, for another, run for, runs for, running for, run another, last for, last another, live for, duration, term of, lasting, contract of, contract for, contract over",
  afterSummer: `
    after the summer, after summer, after the summer break, after summer break, after the summer
    holidays`,
  timeDifference: `difference, of difference, of time difference, hours apart, hour difference, hours of difference, time difference, time zone difference, timezone difference, hours difference`,
};

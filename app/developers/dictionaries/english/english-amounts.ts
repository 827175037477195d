import type { LanguageWords } from "../language.ts";

/** Bounds, rates and currencies. */
export const ENGLISH_AMOUNTS: LanguageWords["words"] = {
  upper: `
    under, below, less than, lower than, cheaper than, cant go above, cannot go above, can not go above, cant go over, cannot go over, can not go over,
    wont go above, will not go above, wont go over, will not go over, not go above, not go over, not going above,
    not going over, cant pay more than, cannot pay more than, can not pay more than, cant afford more than,
    cannot afford more than, can not afford more than, wont pay more than, will not pay more than, cant spend more than,
    cannot spend more than, dont have more than, do not have more than, dont pay more than, do not pay more than,
    dont want to pay more than, do not want to pay more than, cant do more than, cannot do more than, cant pay over,
    cannot pay over, cant pay above, cannot pay above, cant exceed, cannot exceed, not to exceed, up to, at most, no more than, not more
    than, not over, not above, no higher than, not higher than, not exceed, not exceeding, should
    not exceed, must not exceed, max, maximum, maximum of, max of, at a maximum of, limit, limit
    of, fewer than, until, <, <=, ≤, within, not pay more than, not cost more than, not cost more then, not cost over, not costing more than, cost more than no, not more expensive than, no more expensive than, not more expensive then, doesnt cost more than, does not cost more than, not charge more than, not more then, no more then, less then, not more that, no more that, not more as, no more as, less that, not over that, isnt more than, is not more than, isnt over, is not over, isnt above, is not above, doesnt go over, does not go over, doesnt exceed, does not exceed, not more expensive like, cap, capped at, no greater than,
    ceiling, ceiling of, or less than, sub, till`,
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
  unaffordable: `
    we cant pay, i cant pay, cant pay, we cannot pay, i cannot pay, we can not pay, i can not pay, we wont pay,
    i wont pay, we dont pay, i dont pay, we will not pay, we do not pay, we cant afford, i cant afford, we cannot afford,
    i cannot afford, we can not afford, cannot be paid, cant be paid, is not possible, isnt possible, is impossible,
    is not affordable, isnt affordable, we dont have, i dont have, we do not have, is not in the budget,
    isnt in the budget, is not in our budget, isnt in our budget`,
  upperAfter: `
    max, maximum, tops, at most, or less, or below, or under, or lower, or cheaper, or fewer,
    ish, limit, and below, and under, at max, top, and less`,
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
  perWeek:
    "for week, for the week, at week, the wk, a wk, each wk, / w, / wk, / week, per week, per wk, a week, weekly, the week, each week, in week, in a week, in the week, on a week, on week, by week, week, wk, pw, p / w",
  perMonth: `
    / m, / mo, / mth, / month, per month, a month, monthly, the month, each month, p / m, pcm`,
  perYear: `
    / y, / yr, / year, per year, a year, yearly, annually, per annum, p a, pa, the year, each
    year, annual`,
  total: `
    for the project, for the whole project, for the entire project, in total, total,
    altogether, overall, fixed price, fixed, for everything, total budget, total budget of,
    total budget is, project budget, project budget of, for the job, for the whole thing, for
    the app, one off, all in, funding, in funding, of funding, raised, revenue,
    to spend`,
  euro: "€, eur, euro, euros",
  dollar:
    "$, usd, us $, us$, u s dollars, american dollars, american dollar, us dollar, dollar, dollars, us dollars, bucks, buck",
  pound: "£, gbp, pound, pounds, quid, sterling, pounds sterling",
  otherCurrency: `
    francs suisses, sfr, svenska kronor, norske kroner, danske kroner, forint, forints, lei, canadian dollars, australian dollars,
    ₹, inr, rs, rupee, rupees, chf, franken, swiss francs, pln, zloty, zlotys, sek, nok, dkk,
    czk, huf, ron, uah, rub, ¥, jpy, yen, cny, rmb, aud, cad, nzd, brl, reais, ars, pesos,
    mxn, try, lira, aed, dirham, dirhams, zar, rand, ngn, naira, btc, usdt`,
};

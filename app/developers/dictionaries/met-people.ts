import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** Said of people who are no longer there: they did not do the work as hoped. */
const FAILED = `
  havent worked out, have not worked out, hasnt worked out, has not worked out, didnt work out, did not work out,
  never worked out, not work out, wasnt a fit, wasnt a good fit, was not a fit, was not a good fit, wasnt the right one,
  hat nicht geklappt, hat leider nicht geklappt, hat nicht gepasst, hat leider nicht gepasst,
  n'a pas fait l'affaire, n'a pas convenu, n'a pas marché, ça n'a pas marché, no funcionó, no ha funcionado, no encajó,
  no ha encajado, went badly, went wrong, did not go well, didnt go well, was a disaster, were a disaster, was a nightmare, ging schief, lief schlecht,
  lief nicht gut, ging nicht gut, war eine katastrophe, s'est mal passé, s'est mal passée, fue un desastre, salió mal, nos fue mal`;

/** After those with whom it did not go well. */
const BAD_EXPERIENCES = `
  schlechte erfahrungen gemacht, haben wir schlechte erfahrungen, haben wir schlechte erfahrungen gemacht, hatten wir schlechte erfahrungen`;

/** What is wanted after what was told of someone: "so please someone", "esta vez alguien". */
const THIS_TIME = [
  join(
    "so, so we, so i, so now, so now we, so this time, this time, this time we, this time i, therefore, therefore we, hence",
    `want, need, would like, wed like, id like, would want, someone, somebody, want someone, want somebody, please someone, pls someone,
    plz someone, please somebody, only someone, a`,
  ),
  join(
    "deshalb, daher, darum, also, diesmal, dieses mal, jetzt",
    "jemanden, bitte jemanden, lieber jemanden, suchen wir, brauchen wir, möchten wir, bitte einen, bitte eine",
  ),
  join(
    "donc, du coup, alors, cette fois, cette fois ci",
    "quelqu'un, plutôt quelqu'un, on cherche, nous cherchons, on veut, nous voulons, il nous faut",
  ),
  join(
    "así que, por eso, esta vez, entonces",
    "alguien, a alguien, queremos, queremos a alguien, buscamos, necesitamos, quiero, mejor alguien",
  ),
].join();

/** People whom the client talked to or tried, in four languages: no one is asked for where they are. */
export const MET_PEOPLE: LanguageWords = {
  numbers: {},
  words: {
    formerPeople: [
      join(
        "talked to, talked with, spoke to, spoke with, interviewed, met, met with, had a call with, had an interview with, tried, had, worked with, hired",
        `a guy, a dev, a developer, a freelancer, a candidate, a person, a woman, a man, a lady, a contractor, a consultant,
        an engineer, an agency, an offshore team, one guy, one candidate, two guys, two candidates, some candidates, some people`,
      ),
      join(
        "we had, weve had, we have had, i had, ive had, they had, he had, she had, we tried, weve tried, tried, we hired, we tried with, last time we had, worked with",
        "juniors, a junior, two juniors, some juniors, only juniors, junior people, a junior dev, a junior developer, junior devs, junior developers",
      ),
      join(
        "wir hatten, hatten, hatten schon, hatten wir, hatten zuletzt, hatten vorher, ich hatte",
        "juniors, junioren, einen junior, eine juniorin, einen juniorentwickler, einen junior entwickler, junior entwickler",
      ),
      join(
        "on avait, nous avions, on a eu, nous avons eu, on a essayé avec",
        "un junior, des juniors, une junior, deux juniors, un développeur junior, des développeurs juniors",
      ),
      join(
        "tuvimos, teníamos, hemos tenido, probamos con, tuvimos a",
        "un junior, juniors, una junior, dos juniors, desarrolladores junior, un desarrollador junior",
      ),
      "talked to someone, talked to somebody, talked with someone, spoke to someone, spoke to somebody, spoke with someone, interviewed someone, interviewed somebody, met someone",
      join("the guy, that guy, the girl, the lady, the one, that one", "from"),
      join("the guy, the guys, those guys, that guy", "in"),
      join("haben, habe, gestern, letzte woche, bereits", "mit einem, mit einer, mit jemandem"),
      "hatten jemanden, hatten einen entwickler, hatten einen typen, hatten einen freelancer, der typ aus, der eine aus, der kollege aus",
      join(
        "parlé avec, parlé à, discuté avec, rencontré, eu un entretien avec",
        "un, une, quelqu'un",
      ),
      "le gars de, le gars du, celui de, celui du",
      join("hablamos con, hablé con, hemos hablado con", "un, una, uno, alguien"),
      join("entrevistamos a, entrevisté a, hemos entrevistado a", "un, una, uno, alguien"),
      "el chico de",
    ].join(),
    metWith: [
      join(
        "call, calls, meeting, chat, sync, talk, catch up, spoke, speak, speaking, talked, discussed, discussed it, discussed this, aligned, agreed, checked, met",
        "with, w / , with the, w / the, with their, with a",
      ),
      "spoke to, spoke to the, talked to, talked to the, according to, according to the, per, per the, as per, as per the, asked the, i asked the, on behalf of the, ok from, ok from the, approved by, approved by the, approval from the",
      join(
        "gespräch, call, termin, meeting, rücksprache, absprache, besprochen",
        "mit, mit dem, mit der",
      ),
      "laut, laut dem, laut der, im auftrag des, im auftrag der",
      join("appel, réunion, point, échange, parlé, discuté", "avec, avec le, avec la"),
      "selon, selon le, selon la, d'après, d'après le, d'après la",
      join("llamada, reunión, hablado, hablé, hablamos", "con, con el, con la"),
      "según, según el, según la",
    ].join(),
    tells: [
      "approved, approved it, approves, confirmed that, agreed, agrees, is ok with, is fine with, insists, would like, decided, prefers, is asking, keeps asking, needs from us, suggested, suggests",
      join("want, demand, insist on, require", "a, an, the, us"),
      "asked for, ask for, insist, insisted on",
      "wollen einen, wollen eine, wollen ein, verlangen, verlangten, fordern, forderten, bestehen auf, haben verlangt, haben gefordert",
      "veulent un, veulent une, exigent, exigeaient, demandent, ont demandé, ont exigé, réclament",
      "quieren un, quieren una, exigen, piden, pidieron, han pedido, han exigido, reclaman",
      "sagt, sagte, meint, meinte, hat gesagt, möchte, wünscht, wünscht sich, fragt, fragte, hat gefragt, verlangt, besteht auf, hat entschieden, hätte gern, hätte gerne, findet",
      "veut, voudrait, demande si, demande un, demande une, nous demande, a demandé, souhaite, souhaiterait, dit que, dit qu'il, dit qu'on, a dit, exige, pense que, pense qu'il",
      "dice, dice que, dijo, ha dicho, pide, pidió, ha pedido, quiere, quiere que, exige, insiste, opina, nos pide",
    ].join(),
    thisTime: THIS_TIME,
    seeking: [
      THIS_TIME,
      join(
        "asked, asked again, asked us, asks, asks again, asking, asking again",
        "about, about the, about a",
      ),
      "any news on, any news on the, any news about, any news about the, any update on, any update on the, fragt nach, fragte nach, fragte wieder nach, nachgefragt wegen, a redemandé, demande des nouvelles de, preguntó por, pregunta por, ha preguntado por",
    ].join(),
    leaves: [
      join(
        "is, are, has, just, will be, who is",
        "leaving, leaving us, quitting, resigning, retiring, going on leave, moving on",
      ),
      "has left, has quit, has just left, has just quit, just left, just quit, just resigned, will leave us, is leaving us, will be leaving",
    ].join(),
    overpriced: `
      too expensive, too pricey, too costly, out of budget, over budget, zu teuer, trop cher, trop chers, trop chère, trop chères, hors budget,
      demasiado caro, demasiado cara, demasiado caros, demasiado caras, muy caros, fuera de presupuesto, troppo cari, te duur`,
    didBefore: [
      "was doing, has been doing, did so far, used to do, used to handle, was handling, was responsible for, did until now, does now, gemacht hat, bisher macht, bisher gemacht hat, faisait, s'occupait de, hacía, estaba haciendo, se encargaba de",
    ].join(),
    replacement: "replace him, replace her, replace them",
    anymore: "any more, any longer, mehr",
    wholeSpan: "everything, anything, all, alles, tout, todo, range",
    otherPlace: [
      join(
        "a friend, my friend, a friend of mine, friends, a colleague of mine, my brother, my sister, my cousin",
        "in, from",
      ),
      "ein freund in, ein freund aus, eine freundin in, ein bekannter in, un ami en, un ami à, un ami au, une amie à, un amigo en, un amigo de, una amiga en",
    ].join(),
    failed: FAILED,
    unneededAfter: [
      FAILED,
      BAD_EXPERIENCES,
      `was the plan, was our plan, was plan a, was the idea, was the original plan, was the first idea, was planned, was planned first,
      war der plan, war unser plan, war geplant, war die idee, était prévu, était l'idée, était le plan, era el plan, era la idea, estaba previsto`,
    ].join(),
    former: `
      they first asked for, first asked for, at first they asked for, initially asked for, we stopped with, stopped with, we are done with, were done with,
      we are through with, wir hören auf mit, on arrête, nous arrêtons, dejamos de usar`,
    filler: [
      "what was doing, was doing, is leaving, are leaving, will be leaving, has quit, just quit, leaving us, resigned, has resigned, has just resigned",
      join("replace, to replace, have to replace, need to replace", "him, her, them"),
      join(
        "must not be, mustnt be, should not be, shouldnt be, can not be, cannot be, cant be, not to be, wont be",
        "afraid of, scared of, shy about, put off by, fazed by, allergic to, intimidated by",
      ),
      join("not", "put off by, fazed by, allergic to, intimidated by"),
      `keine angst vor, hat keine angst vor, keine scheu vor, hat keine scheu vor, n'a pas peur de, n'ait pas peur de, pas peur de, sans peur de,
      sin miedo a, no tenga miedo a, no tiene miedo a, que no le asuste`,
    ].join(),
    anotherOne: `
      a new one, another one, another, new one, someone new, somebody new, a different one, someone else, somebody else,
      einen neuen, eine neue, einen anderen, eine andere, jemand neues, jemanden neuen, jemand anderen, jemand anders,
      un autre, une autre, un nouveau, une nouvelle, quelqu'un d'autre, otro, otra, uno nuevo, una nueva, a alguien nuevo`,
  },
};

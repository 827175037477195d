import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

const PARTICIPLES = `
  considered, accepted, engaged, employed, contracted, recruited, shortlisted, selected, permitted, allowed, admitted,
  eligible, entertained, reviewed, processed`;

const WE = "we, i, they";

/** What is refused politely, on either side of it: "we do not wish to work with juniors", "juniors we would rather avoid". */
const POLITE = [
  join(
    "wed rather, we would rather, id rather, i would rather, wed prefer to, we would prefer to, id prefer to, i would prefer to, we prefer to, i prefer to, wed like to, we would like to, id like to, i would like to, we want to, i want to, we try to, please, lets, best to, better to",
    "avoid, skip, leave out, rule out, exclude, pass on, do without, steer clear of, stay away from",
  ),
  join(
    "wed rather not, we would rather not, id rather not, i would rather not, wed prefer not to, we would prefer not to, id prefer not to, i would prefer not to, we prefer not to, i prefer not to, rather not, prefer not to, wed like not to, we would like not to",
    " , have, take, work with, hire, use, see, get, consider, deal with",
  ),
  join(
    join(WE, "do not, dont, would not, wouldnt, did not, didnt, will not, wont"),
    "wish to, like to, care to, intend to, plan to, care for, plan on",
    " , have, take, work with, hire, use, see, get, consider, deal with, having, hiring, using, working with",
  ),
  join(
    "möchten wir, wollen wir, würden wir gern, würden wir lieber, möchte ich, will ich",
    "vermeiden, meiden, ausschließen, verzichten, auslassen, nicht nehmen",
  ),
  join(
    "on préfère, nous préférons, je préfère, on veut, nous voulons, nous souhaitons, je souhaite, on aimerait, il faut",
    "éviter, exclure, s'en passer",
  ),
  join(
    "preferimos, prefiero, queremos, quiero, nos gustaría, mejor, hay que",
    "evitar, evitarlo, evitarla, evitarlos, evitarlas, descartar, excluir, prescindir de",
  ),
  "rather not, better not, best not, wünschen keine, wünschen wir nicht, wünschen wir keine, wir wünschen keine",
].join();

/** Of whom or what a client has had too much. */
const FED_UP = `
  sick of, sick and tired of, tired of, fed up with, bored of, had it with, done with, enough of, had enough of, weve had enough of, no appetite for, cant stand, can not stand, spare me,
  spare me the, spare us, spare us the, wary of, genug von, die nase voll von, nase voll von, keine lust auf, keine lust mehr auf, verschont uns mit, verschon mich mit, halten nichts von, halte nichts von,
  ras le bol de, ras le bol des, ras le bol du, marre de, marre des, marre du, épargnez nous, épargnez nous les, plus jamais de, hartos de, harto de, harta de, hartas de, cansados de, cansado de, basta de`;

/** How whole groups of people are refused: "may not be engaged", "no se admiten". */
export const REFUSALS: LanguageWords = {
  numbers: {},
  words: {
    notAfter: [
      POLITE,
      `better avoided, best avoided, to be avoided, are to be avoided, is to be avoided, a taboo, taboo, is taboo, are taboo, sind tabu, ist tabu, tabu, wäre tabu, bitte vermeiden, bitte meiden, vermeiden,
      meiden, verzichten, verzichten wir, bitte absehen, absehen, halten wir nichts, halte ich nichts, haben wir satt, haben wir genug, habe ich satt, à éviter, sont à éviter, est à éviter, sont tabous,
      c'est tabou, est tabou, a evitar, mejor evitarlos, mejor evitarlo, es tabú, son tabú, preferimos que no`,
      join(
        "may not be, can not be, cannot be, cant be, shall not be, must not be, mustnt be, will not be, wont be, should not be, shouldnt be",
        `${PARTICIPLES}, hired, taken on, taken into account, taken into consideration, used, deployed, assigned, staffed, proposed, put forward, submitted`,
      ),
      join(
        "wont, will not, cant, cannot, would not, wouldnt, dont, do not, doesnt, does not",
        "get past, make it past, get through, make it through, make the cut, cut it, pass, pass the screening, stand a chance, have a chance",
      ),
      "have no chance, has no chance, stand no chance, hat keine chance, haben keine chance, kommt nicht durch, kommen nicht durch, n'a aucune chance, n'ont aucune chance, no tiene posibilidades, no pasará el filtro, no pasarán el filtro",
      join(
        "are not, arent, is not, isnt",
        "considered, accepted, permitted, allowed, admitted, eligible, entertained, welcome",
      ),
      join(
        "will be, are, is",
        "disregarded, disqualified, declined, turned down, filtered out, ineligible",
      ),
      "not permitted, are prohibited, is prohibited, are forbidden, is forbidden, are banned, do not qualify, dont qualify, does not qualify, will not qualify, wont qualify",
      join(
        "nicht",
        `berücksichtigt, akzeptiert, eingesetzt, beauftragt, engagiert, eingestellt, zugelassen, angenommen, beschäftigt,
        ausgewählt, vorgeschlagen, einbezogen, in betracht gezogen`,
        " , werden",
      ),
      join(
        "nicht",
        "berücksichtigen, akzeptieren, annehmen, einsetzen, beauftragen, engagieren, nehmen, beschäftigen",
      ),
      "werden abgelehnt, werden ausgeschlossen, werden aussortiert, wird abgelehnt, nicht zulässig",
      join(
        "ne",
        `seront pas, sera pas, sont pas, est pas, peuvent pas être, peuvent être, peut pas être, peut être,
        pourront pas être, pourront être, doivent pas être, doivent être`,
        `retenus, retenues, retenu, retenue, considérés, considérées, acceptés, acceptées, accepté, acceptée, pris en compte,
        prises en compte, étudiés, étudiées, engagés, engagées, admis, admises, éligibles, embauchés, embauchées, autorisés, autorisées`,
      ),
      join(
        "no",
        "serán, será, son, es, pueden ser, podrán ser, puede ser, podrá ser, deben ser",
        `considerados, consideradas, considerado, considerada, aceptados, aceptadas, aceptado, aceptada, contratados, contratadas,
        admitidos, admitidas, seleccionados, seleccionadas, tenidos en cuenta, tenidas en cuenta, elegibles`,
      ),
      "no se tendrán en cuenta, no se consideran, no se aceptan",
    ].join(),
    not: [
      POLITE,
      FED_UP,
      join(
        "do not, dont, does not, doesnt, did not, didnt, would not, wouldnt, will not, wont, not, no",
        "wish, wish to, intend to, plan to, plan on, care for, care to, desire, desire to, desire for, intention to, intention of, interest in",
      ),
      "vermeiden, bitte vermeiden, meiden, éviter, évitez, éviter de prendre, on évite, evitar, evitad, evitamos, evitar a, no deseamos, no deseo, no queremos trabajar con, no deseamos trabajar con",
      join(
        "unable to, not able to, were not able to, were not allowed to, are not able to, are not allowed to, are not permitted to, not in a position to, are not in a position to, not allowed to, not permitted to, not authorised to, not authorized to",
        "consider, accept, engage, employ, contract, hire, admit, use, take, take on, work with",
      ),
      join(
        "cannot, can not, cant, may not, must not, will not, wont, shall not",
        "consider, accept, engage, employ, entertain, admit, take on",
      ),
      join("does not, doesnt, did not", "accept, consider, engage, admit, allow, permit"),
      join(
        "cannot, can not, cant, may not, must not, will not, wont, do not, dont",
        "work with, hire",
        "people from, people in, anyone from, anyone in, candidates from, contractors from, freelancers from",
      ),
      join(
        "ne pouvons pas, ne pouvons, ne peut pas, pouvons pas, peut pas, ne souhaitons pas",
        "retenir, considérer, accepter, prendre, engager, travailler avec",
      ),
      "no se admiten, no se admitirán, no se aceptan, no se aceptarán, no se considerarán, no admitimos, no consideramos",
      join("no podemos, no se pueden, no se puede", "aceptar, considerar, admitir, aceptar a"),
    ].join(),
    unneeded: `
      wer nur, wer ausschließlich, wer lediglich, those who only know, anyone who only knows, whoever only knows, ceux qui ne font que,
      ceux qui ne connaissent que, quien solo sabe, quienes solo saben, quien sólo sabe`,
    person: "bewerber, bewerberinnen, kandidaten, kandidatinnen, candidats, candidates, candidatos",
    filler: `
      bewerber, bewerberinnen, kandidaten, kandidatinnen, candidats, candidatos, candidaturas, candidatures, bewerbungen,
      dürfen, können, werden, personas, residentes, residentes en`,
  },
};

import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

const PARTICIPLES = `
  considered, accepted, engaged, employed, contracted, recruited, shortlisted, selected, permitted, allowed, admitted,
  eligible, entertained, reviewed, processed`;

/** How whole groups of people are refused: "may not be engaged", "no se admiten". */
export const REFUSALS: LanguageWords = {
  numbers: {},
  words: {
    notAfter: [
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

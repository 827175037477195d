import { joinPhrases as join } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** That others do as well, after what clients thought of: "React, but we're open to suggestions". */
const OPEN_TO = `
  open to others, open to alternatives, open to suggestions, open to ideas, open to other stacks, open to other options, were open, we are open,
  were open to suggestions, we are open to suggestions, were open to ideas, were open to alternatives, were open to others, were flexible, we are flexible,
  happy to hear alternatives, happy to be convinced otherwise, not set on it, not fixed on it, not set in stone, wir sind offen, sind offen,
  offen für vorschläge, sind aber offen für vorschläge, wir sind da offen, offen für anderes, offen für alternativen, nicht festgelegt, sind nicht festgelegt,
  on est ouverts, nous sommes ouverts, ouverts à d'autres, ouvert à d'autres, ouverts aux suggestions, ouvert aux suggestions, ouverts aux propositions,
  estamos abiertos, abiertos a sugerencias, abiertos a propuestas, abiertos a otras opciones, abierto a sugerencias`;
const OPEN = [
  join("but, though, and, aber, mais, pero", OPEN_TO),
  "but open, but im open, but flexible, sind aber offen, sind aber flexibel, aber offen, mais ouverts, pero abiertos",
].join();

/** That no one has to, after a question: "can they do Go, too? if not it's fine". */
const IF_NOT_FINE = [
  join(
    "if not, if they dont, if he doesnt, if she doesnt, if they cant",
    "its fine, thats fine, it is fine, that is fine, its ok, its okay, thats ok, thats okay, fine, fine too, also fine, also ok, ok too, no problem, no worries, its no problem, not a problem, never mind, no big deal",
  ),
  join(
    "wenn nicht, falls nicht",
    "auch ok, auch gut, auch okay, ist das auch ok, ist auch ok, kein problem, egal, nicht schlimm, ist es nicht schlimm",
  ),
  join(
    "sinon, si non",
    "pas grave, c'est pas grave, ce n'est pas grave, tant pis, pas de problème, pas de souci, ça va aussi",
  ),
  join(
    "si no",
    "no pasa nada, no importa, da igual, está bien, también está bien, sin problema, tampoco pasa nada",
  ),
].join();

/** Of what is there, that the person has nothing to do with it. */
const UNTOUCHED = [
  join(
    "he, she, they, you, that person, the person, the developer, the dev, the new one, nobody, no one",
    "wont have to touch it, wont have to touch that, doesnt have to touch it, dont have to touch it, wont touch it, wont need to touch it, doesnt need to touch it, wont have to deal with it, wont be touching it, has to touch it, needs to touch it",
  ),
  "wont have to touch it, wont be touched, braucht er nicht anzufassen, braucht sie nicht anzufassen, muss sie nicht anfassen, muss er nicht ran, da muss er nicht ran, il n'aura pas à y toucher, elle n'aura pas à y toucher, il n'y touchera pas, no tendrá que tocarlo, no lo va a tocar, no tiene que tocarlo",
].join();

/** Work on what is old, which asks for who knows it: "modernising a legacy Java application". */
const LEGACY = [
  join(
    `modernise, modernize, modernising, modernizing, modernisation of, modernization of, maintain, maintaining, maintenance of, support, supporting, refactor, refactoring, refactoring of,
  extend, extending, upgrade, upgrading, migrate, migrating, migration of, rework, reworking, take over, taking over, overhaul, overhauling, work on, working on, improve, improving`,
    "legacy, a legacy, our legacy, the legacy, an old legacy, our old legacy, some legacy",
  ),
  join(
    "modernisierung, weiterentwicklung, wartung, betreuung, pflege, migration",
    "einer legacy, unserer legacy, der legacy, von legacy",
  ),
  join(
    "modernisation, maintenance, migration, refonte, evolution",
    "d'une application legacy, de notre application legacy, d'un logiciel legacy",
  ),
  join(
    "modernizar, mantener, migrar, modernización de",
    "una aplicación legacy, nuestra aplicación legacy, una app legacy",
  ),
].join();

/** That others are allowed, which asks for none of them: "nothing against juniors", "we don't mind". */
const TOLERATED = [
  join(
    "nothing, not, no objections, no objection, no prejudice, got nothing, have nothing",
    "against, against having, against hiring, against using",
  ),
  join(
    "no problem, no problems, no issue, no issues, no trouble, not a problem, fine, fine too, ok, cool, open",
    "with having, with hiring, with taking",
  ),
  "not that we dont like, not that we do not like, not that i dont like, not that we dislike, not that we hate, not that i hate, no objections to, no objection to",
  "no problem with, no problems with, no issue with, no issues with, no trouble with, not opposed to, not averse to, are not opposed to, are not averse to, were not opposed to, were not averse to, we are not opposed to, we are not averse to, im not opposed to, i am not opposed to, we are not against, were not against, im not against, i am not against",
  join(
    "dont, do not, wouldnt, would not, wont, will not, not",
    "mind, mind a, mind having, mind hiring, mind if, object to, say no to, exclude, excluding, rule out, ruling out, leave out, reject, discard, disregard, turn down, turn away, close the door on",
  ),
  join(
    "no problem, not a problem, ok, okay, fine, dont mind, do not mind",
    "if he is, if she is, if they are, if its, if it is, if theyre, if hes, if shes, if someone is, if the person is",
  ),
  join(
    "nichts, haben nichts, hätten nichts, kein einwand, keine einwände, keine bedenken, keine vorbehalte",
    "gegen, dagegen, gegenüber",
  ),
  "kein problem mit, keine probleme mit, haben kein problem mit, habe kein problem mit, haben keine probleme mit, hätten kein problem mit, kein thema mit, nicht ausschließen, schließen nicht aus",
  "rien contre, n'ai rien contre, n'avons rien contre, pas contre, pas opposé à, pas opposés à, pas de problème avec, aucun problème avec, pas de souci avec, aucun souci avec, aucune objection à",
  "n'excluez pas, n'excluez pas les, n'excluons pas, n'excluons pas les, n'exclut pas, ne pas exclure, ne pas exclure les, n'écartons pas, ne refusons pas, on exclut pas",
  "nada en contra de, nada contra, ningún problema con, no tenemos problema con, no me importa que sea, no nos importa que sea, no me importa, no nos importa",
  "no excluir, no excluimos, no excluyan, no excluyas, no descartar, no descartamos, no descarten, no descartes, no rechazamos",
].join();

/** The same, after a level. */
const LEVEL_TOLERATED = [
  join(
    "is, are, would be",
    "possible, possible too, also possible, possible as well, no problem, not a problem, no issue, not an issue",
  ),
  "possible, possible too, also possible, possible as well, no problem, no problem too, not a problem, isnt a problem, arent a problem, are not an issue, no issue, not an issue",
  join(
    "ist, sind, wäre, wären, geht",
    "möglich, auch möglich, ebenfalls möglich, kein problem, auch kein problem, klar, okay, auch in ordnung, in ordnung",
  ),
  "möglich, auch möglich, ebenfalls möglich, kein problem, auch in ordnung",
  `possible aussi, aussi possible, c'est possible, est possible, est possible aussi, est aussi possible, c'est possible aussi, c'est bon aussi, ça va aussi, ça marche aussi, pas de problème, pas un problème,
  n'est pas un problème, ne sont pas un problème, ne pose pas de problème, ne posent pas de problème, ne nous dérange pas, ne nous dérangent pas, ne me dérange pas, convient aussi, conviennent aussi`,
  `posible, es posible, también posible, es posible también, también es posible, también vale, también sirve, no es problema, no es un problema, no son problema, no son un problema, no hay problema, sin problema, no importa`,
].join();

/** How clients leave room: who will do as well, what is only welcome, and what someone is to be less of. */
export const LEEWAY: LanguageWords = {
  numbers: {},
  words: {
    orAny: OPEN,
    filler: [
      "knew, only knew, wished, wishing, who helps, helps us, helps us with, helps me, helps our, helps the, helps them, helps to",
      OPEN_TO,
      LEGACY,
      UNTOUCHED,
      "distributed, verteiltes team, verteilten team, équipe distribuée, equipo distribuido",
    ].join(),
    softAfter: IF_NOT_FINE,
    unneeded: TOLERATED,
    levelEnough: LEVEL_TOLERATED,
    levelToo:
      "possible also, possible also a, is possible also, is possible also a, possible is also, possible is also a, also possible is, also possible is a, auch, auch als, también, también puede ser, aussi",
    fineAfter:
      "ne pose pas de problème, ne posent pas de problème, ne me dérange pas, ne nous dérange pas",
    doubt:
      "unless, unless from, unless hes, unless he is, unless shes, unless she is, unless they are, unless theyre, unless its, unless it is, es sei denn, außer wenn, a no ser que",
    contrast: join("lets", "get, find, hire, look for, take, search for, try, ask for"),
    doesBoth: [
      join(
        "can do, does, do, done, has done, have done, knows, know, masters, can handle, handles, is good at, good at, can work with, works with, worked with, has worked with, used, has used, comfortable with, at home in, experience with, experience in, experienced in, experienced with, knowledge of, skills in, skilled in, familiar with, background in, fluent in, understands, understand",
        "both, both of them, both of these, both of those, both parts, both sides, both worlds, the two of them",
      ),
      join(
        "beides, beide, beide teile, beide seiten",
        "kann, können, macht, beherrscht, kennt, kennen, abdeckt, gemacht hat, kann und kennt",
      ),
      "erfahrung mit beidem, erfahrung in beidem, erfahrung mit beiden, expérience des deux, de l'expérience dans les deux, expérience dans les deux, experiencia en ambos, experiencia en ambas, experiencia con ambos, experiencia con ambas, a fait les deux, ait fait les deux, ha hecho ambas, haya hecho ambas, haya hecho las dos, conozca los dos, conozca las dos, connaisse les deux, connaître les deux",
      "kann beides, beherrscht beides, macht beides, sait faire les deux, fait les deux, maîtrise les deux, connaît les deux, fasse les deux, maîtriser les deux, sepa las dos, sepa los dos, sepa ambos, sepa ambas, domine ambos, domine ambas, domine las dos, conozca ambas, conozca ambos, haga las dos cosas",
    ].join(),
    handledByUs: UNTOUCHED,
    soft: [
      join("is, its, would be, it is", "good if, nice if, great if, better if, cool if, a plus if"),
      "good if, se possível, se possibile, si possible, wenn möglich, falls möglich, si es posible, a ser posible, idéalement, quem sabe",
    ].join(),
    levelBelow: `
      nothing too, nobody too, no one too, noone too, no person too, someone not too, somebody not too, nothing overly, niemand zu, niemanden zu,
      personne de trop, nadie demasiado`,
    notJunior: [
      join("nothing too, nobody too, no one too, noone too", "junior"),
      "niemand zu junior, niemanden zu junior, personne de trop junior, nadie demasiado junior",
    ].join(),
    levelAllowed: [
      join(
        "we, we would, wed, i would, id",
        "also take a, also take an, also accept a, also consider a, also be happy with a, be happy with a, be fine with a",
      ),
      `würden auch einen, würden auch eine, wir würden auch einen, wir würden auch eine, wir nehmen auch einen, nehmen auch einen, on prendrait aussi un,
      nous prendrions aussi un, on accepte aussi un, también aceptamos un, también aceptaríamos un, aceptaríamos también un, nos vale también un`,
    ].join(),
    lack: [
      join(
        "none of them, none of these, none of those, none of the profiles, none of the candidates",
        "know, knows, have, has, can, do, does, can do, actually know, really know",
      ),
      `keiner von ihnen kann, keiner von denen kann, keiner davon kann, keiner kennt, keiner von ihnen kennt, keiner davon kennt, keines der profile hat, keiner der kandidaten kann,
      aucun d'eux ne connaît, aucun d'entre eux ne connaît, aucun ne connaît, aucun ne maîtrise, aucun d'eux ne maîtrise, aucun d'entre eux ne maîtrise, aucun profil n'a,
      ninguno conoce, ninguno de ellos conoce, ninguno sabe, ninguno de ellos sabe, ninguno de ellos tiene, ninguno tiene, ninguno domina`,
    ].join(),
  },
};

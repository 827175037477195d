import { joinPhrases as join } from "./join-phrases.ts";
import {
  FRENCH_PEOPLE,
  GERMAN_DATIVE,
  GERMAN_PEOPLE,
  OTHER_PEOPLE,
  SPANISH_PEOPLE,
} from "./other-people.ts";

/**
 * Work of job descriptions that others do: the client's other teams, a vendor, who had it before. Without
 * accents and apostrophes being of importance, in four languages.
 */

/** What a person other than the wanted one does, after who that is: "the vendor does that". */
export const HANDLES_IT = join(
  `does, do, is doing, are doing, will do, handles, handle, is handling, are handling, will handle, maintains, maintain, owns, own, runs, run, manages, manage, is managing, covers, cover, is covering,
  looks after, look after, is looking after, takes care of, take care of, is taking care of, will take care of, builds, build, is building, are building, works on, work on`,
  "that, it, them, those, this, that one, that part, that side",
);

/** Before who does the work, in the clause of it: "das Backend betreut weiterhin unser Partner". */
export const GERMAN_WORK = `
  betreut, betreuen, übernimmt, übernehmen, macht, machen, pflegt, pflegen, verantwortet, verantworten, baut, bauen, entwickelt, entwickeln, kümmert sich, kümmern sich,
  verwaltet, verwalten, betreibt, betreiben, hostet, hosten, wartet, warten, liefert, liefern, stellt, stellen`;

/** Between the two. */
export const STILL_WORKED =
  "weiterhin, weiter, nach wie vor, derzeit, zurzeit, aktuell, momentan, bereits, schon, künftig, auch künftig, bisher, komplett, ausschließlich, immer noch, noch";

/** The same in the clause of the work that they do: "the back end is run by our partner". */
export const HANDLED = [
  join(
    "handled by, maintained by, looked after by, taken care of by, managed by, run by, owned by, covered by, operated by, done by, supplied by, left to, up to",
    `${OTHER_PEOPLE}, us, our team, my team, colleagues, another supplier`,
  ),
  join(
    "by",
    "a separate team, another team, a different team, the other team, our other team, our colleagues, colleagues, my colleagues, my colleague",
  ),
  join("von, durch, bei, liegt bei, bleibt bei", GERMAN_DATIVE),
  join(
    "géré par, gérée par, gérés par, gérées par, maintenu par, maintenue par, assuré par, assurée par, pris en charge par, prise en charge par, confié à, confiée à",
    FRENCH_PEOPLE,
  ),
  join(
    "développé par, développée par, réalisé par, réalisée par",
    "une autre équipe, l'autre équipe, une équipe dédiée, une équipe séparée, nos collègues",
  ),
  join(
    `gestionado por, gestionada por, mantenido por, mantenida por, llevado por, llevada por, a cargo de, en manos de, lo lleva, la lleva, los lleva, las lleva, lo llevan, la llevan,
    lo hace, la hace, los hace, las hace, lo hará, la hará, los hará, las hará, lo gestiona, la gestiona, lo mantiene, la mantiene, se encarga, se encargan, se encargará, se ocupa, se ocupan`,
    SPANISH_PEOPLE,
  ),
].join();

/** What says of the technology before it that others do it; names of people are not known. */
export const OTHERS_DO = [
  "takes care of that, take care of that, takes care of it, looks after that, looks after it, takes care of those, takes care of them, looks after them, looks after those",
  join(
    "darum, hierum, um das, um den teil, da",
    "kümmert sich, kümmern sich, kümmere ich mich, kümmern wir uns",
  ),
  "machen wir selbst, machen wir selber, mache ich selbst, mache ich selber, machen wir intern, übernehmen wir selbst, betreuen wir selbst",
  join(
    "das, den teil, diesen teil, die, den",
    join("macht, übernimmt, betreut, pflegt, machen, übernehmen, betreuen, pflegen", GERMAN_PEOPLE),
  ),
  `s'en occupe, s'en occupent, s'en charge, s'en chargent, s'en occupera, s'en chargera, nous nous en occupons, nous nous en chargeons, je m'en occupe, je m'en charge,
  c'est moi qui gère, c'est moi qui m'en occupe, c'est nous qui gérons, c'est lui qui gère, c'est elle qui gère, c'est eux qui gèrent`,
  "se encarga, se encargan, se encargará, nos encargamos, me encargo, se ocupa, se ocupan, nos ocupamos, me ocupo, lo llevo yo, la llevo yo, lo hago yo, lo llevamos nosotros, la llevamos nosotros",
].join();

/** That it is not to be in the text: "don't list Django", "Django no lo pongas". */
export const LISTED = [
  join(
    "dont, do not, please dont, no need to, not necessary to, better not, lets not, you neednt",
    "list, mention, name it, put it in, write down, include, advertise",
  ),
  "leave it out, leave that out, leave them out, nicht reinschreiben, nicht mit reinschreiben, nicht hineinschreiben, nicht aufführen, nicht erwähnen, nicht auflisten, nicht aufnehmen, nicht nennen, schreib das nicht rein, lass das weg, lassen wir weg",
  join(
    "ne le, ne la, ne les",
    "mets pas, mettez pas, mentionne pas, mentionnez pas, liste pas, cite pas, citez pas",
  ),
  join(
    "pas la peine de, inutile de, pas besoin de, ce n'est pas la peine de",
    "le mettre, la mettre, le mentionner, la mentionner, mentionner, le citer, mettre, citer",
  ),
  join(
    "no lo, no la, no los, no las",
    "pongas, pongáis, ponga, pongan, menciones, mencione, mencionen, incluyas, incluya, cites",
  ),
  join(
    "no hace falta, no es necesario, no hay que",
    "ponerlo, ponerla, mencionarlo, mencionarla, mencionar, poner, incluirlo, incluir",
  ),
  "no pongas, no menciones, no incluyas",
].join();

/** That the wanted person has nothing to do with it, or that it is about to go. */
export const UNTOUCHED = [
  join(
    `you wont, you will not, you wouldnt, you would not, you wouldnt have to, you wouldnt need to, you dont, you do not, you never, you wont have to, you will not have to, you dont have to, you do not have to, you wont need to, you dont need to, you do not need to,
    you never have to, nobody has to, no one has to, nobody needs to, no one needs to, nobody will, no one will, they wont have to, they dont have to, no need to`,
    `touch it, touch them, touch that, touch those, touch any of it, see it, see them, see that, bother with it, bother with that, worry about it, worry about that, worry about them, deal with it,
    deal with that, deal with them, look at it, maintain it, maintain that, maintain them, care about it, be involved in it, be involved in that, work on it, work on that`,
  ),
  `you only consume it, you just consume it, you only call it, you just call it, nothing to do with it, nothing to do with that, not your concern, not your problem, not your job, not part of the role,
  not part of this role, not part of your role, not part of the job, not part of your job`,
  join(
    "is, are, gets, get, will be, is being, are being, is getting, are getting, going to be",
    "thrown away, switched off, shut down, turned off, scrapped, decommissioned, discontinued, retired soon, phased out",
  ),
  join(
    `damit haben sie, damit hast du, damit hat niemand, haben sie damit, hast du damit`,
    "nichts zu tun, nichts am hut, keine berührung",
  ),
  join(
    "damit müssen sie sich, damit musst du dich, damit muss sich, darum müssen sie sich, darum musst du dich, darum muss sich",
    "nicht, niemand, keiner, also nicht",
  ),
  join(
    "muss niemand, muss keiner, müssen sie nicht, musst du nicht, brauchen sie nicht, brauchst du nicht, muss die person nicht",
    "anfassen, anzufassen, mehr anfassen, betreuen, pflegen, zu betreuen, zu pflegen",
  ),
  `fassen sie nicht an, fasst du nicht an, schalten wir, schaltet man ab, wird abgeschaltet, werden abgeschaltet, wird nicht weitergeführt, werden nicht weitergeführt, wird nicht weiterentwickelt,
  werden nicht weiterentwickelt, wird eingestellt, werden eingestellt, wird eingestampft, wird weggeworfen, werfen wir weg, abgeschaltet, stillgelegt, weggeworfen, eingestampft, nicht ihre aufgabe, nicht deine aufgabe`,
  join(
    "vous n'aurez pas à, tu n'auras pas à, vous n'avez pas à, tu n'as pas à, personne n'aura à, personne n'a à, pas besoin d, pas la peine d, inutile d",
    "y toucher, en parler, en occuper, vous en occuper, t'en occuper, vous en soucier, intervenir dessus",
  ),
  `no help needed, no help is needed, dont need help, dont need any help, need no help, need no one, need nobody, dont need anyone, dont need anybody, dont worry about it, dont worry about that, dont worry about them,
  forget about it, forget about that, leave it alone, a separate project, a different project, another project, a separate hire, no overlap with them, will be retired, was retired, has been retired, is retired, gets retired, being retired,
  was never launched, was abandoned, has been abandoned, brauchen wir niemanden, brauchen niemanden, brauchen wir keine hilfe, brauchen keine hilfe, keine hilfe nötig, ein eigenes projekt, ein anderes projekt, ein separates projekt,
  avons besoin de personne, ont besoin de personne, a besoin de personne, besoin de personne, un autre projet, un projet à part, un projet séparé, ne vous en souciez pas, ne vous en occupez pas,
  no necesitamos a nadie, no necesitan a nadie, no hace falta nadie, no nos hace falta nadie, ya están completos, están completos, otro proyecto, un proyecto aparte, no te preocupes por eso, no se preocupen por eso, olvídate de eso`,
  LISTED,
  "vous n'y toucherez pas, tu n'y toucheras pas, on n'y touche pas, sera arrêté, sera arrêtée, sera abandonné, sera abandonnée, sera débranché, sera jeté, seront jetés, va être arrêté, va être abandonné",
  join(
    "no tienes que, no tendrás que, no vas a, no hay que, nadie tiene que, nadie tendrá que, no hará falta, no hace falta, no tienen que",
    "tocarlo, tocarla, tocarlos, tocarlas, conocerlo, conocerla, mantenerlo, mantenerla, verlo, preocuparte por eso",
  ),
  join(
    "no es necesario que, no hace falta que",
    "lo conozcas, la conozcas, lo toques, la toques, lo sepas, los conozcas, lo conozca, lo toque",
  ),
  "no lo tocarás, no la tocarás, no lo vas a tocar, se va a apagar, lo vamos a apagar, la vamos a apagar, se apagará, se va a tirar, lo tiraremos, se dará de baja, dejará de usarse",
].join();

/** At the beginning of a clause, what follows is not of the wanted person: of others, of the past, of a later plan. */
export const TOLD = [
  "chez eux, chez elles, chez lui, chez elle, chez notre partenaire, leur côté, at theirs, at their place, at their company, in their shop, over there they, bei denen, bei unserem partner, bei der konkurrenz, bei der mutter, en su empresa, en su casa, allí usan, allí tienen, ellos usan, ellos tienen, ellos trabajan, die nutzen, die haben alles",
  join(
    "another, a separate, the other, our other, an internal, a different",
    "team works, team uses, team writes, team builds, team does, department uses, department works, team has, team is using, team maintains, team handles, team takes care of, team looks after, team runs",
  ),
  join(
    "the vendor, our vendor, the supplier, our supplier, the manufacturer, an external agency, an outside agency, our external agency, a partner company, a colleague",
    "works, uses, builds, develops, maintains, writes, does, handles, delivers, takes care of, looks after, runs",
  ),
  join(
    "we, we also, we already",
    "looked at, evaluated, considered, tried, tried out, tested, experimented with",
  ),
  `haben wir ausprobiert, haben wir getestet, haben wir evaluiert, nous avons essayé, nous avons testé, nous avons évalué, nous avons envisagé, hemos probado, también probamos, hemos evaluado`,
  "colleagues from, colleagues in, colleagues of, the colleagues from, the colleagues in, our colleagues from, our colleagues in, our colleagues on, colleagues on",
  join(
    "we come, we are coming, were coming, we came, i come",
    "from a, from an, from, originally from",
  ),
  join(
    "our, the",
    "erp, crm, accounting, accounting system, payroll, payroll system, mainframe, intranet, warehouse system, erp system, crm system",
    "runs on, runs in, is in, is on, is built on, is built with, is written in, uses, is still in, is still on, sits on",
  ),
  "at a later stage, in a later phase, in a second phase, in phase two, for phase two, later on we, down the road, in the long run, at some point we, one day we, next year we, in the future we may, maybe later",
  join(
    "die kollegen, unsere kollegen, kollegen, ein anderes team, das andere team, eine andere abteilung, der dienstleister, ein dienstleister, der hersteller, eine agentur",
    "vom, von, aus, aus dem, im, arbeitet, arbeiten, nutzt, nutzen, verwendet, verwenden, entwickelt, baut, betreut, pflegt, setzt, setzen",
  ),
  "wir kommen von, wir kommen von einem, wir kommen von einer, wir kommen aus, wir kommen ursprünglich, ursprünglich kommen wir",
  join(
    "unser, das, unsere, die",
    "erp, crm, buchhaltung, warenwirtschaft, lohnabrechnung, erp system, crm system, intranet",
    "läuft auf, läuft mit, läuft in, läuft unter, läuft noch auf, basiert auf, ist in, nutzt",
  ),
  "später wollen wir, später einmal, später soll, später sollen, langfristig, irgendwann wollen wir, irgendwann soll, in einer späteren phase, in einer zweiten phase, in phase zwei, nächstes jahr wollen wir",
  join(
    "nos collègues, les collègues, une autre équipe, l'autre équipe, le prestataire, un prestataire, une agence, une agence externe, un autre service, l'éditeur",
    "du, de, de la, des, travaille, travaillent, utilise, utilisent, développe, développent, maintient, s'occupe, s'occupent, gère, gèrent",
  ),
  "nous venons de, nous venons d, on vient de, on vient d, nous partons d",
  join(
    "notre, l, la, le",
    "erp, crm, comptabilité, paie, intranet, outil comptable, logiciel comptable",
    "tourne sur, tourne sous, tourne avec, est en, est sous, utilise, repose sur",
  ),
  "plus tard nous, plus tard on, à terme, à plus long terme, dans un second temps, dans une deuxième phase, en phase deux, un jour nous, l'année prochaine nous",
  join(
    "los compañeros, nuestros compañeros, otro equipo, el otro equipo, el proveedor, un proveedor, una agencia, una agencia externa, otra empresa, otro departamento, el fabricante",
    "de, del, trabaja, trabajan, usa, usan, utiliza, utilizan, desarrolla, desarrollan, mantiene, lleva, hace, se encarga, gestiona",
  ),
  "venimos de, venimos de un, venimos de una, veníamos de",
  join(
    "nuestro, el, nuestra, la",
    "erp, crm, contabilidad, nómina, nóminas, intranet, programa de contabilidad",
    "funciona con, funciona sobre, corre sobre, corre en, está en, está hecho en, está hecha en, va con, usa",
  ),
  "más adelante, más tarde queremos, en una segunda fase, en una fase posterior, a futuro, a largo plazo, algún día, el año que viene queremos",
].join();

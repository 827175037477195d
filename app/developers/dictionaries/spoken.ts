import type { LanguageWords } from "./language.ts";

/** What is said rather than written, in four languages: numbers, what is taken back, soft words. */
export const SPOKEN: LanguageWords = {
  numbers: {
    thirteen: 13,
    fourteen: 14,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    cent: 100,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciséis: 16,
    dieciocho: 18,
    veinticinco: 25,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    ciento: 100,
  },
  words: {
    correction: `
      lets say, no lets say, or lets say, well actually, or actually no, no no, wait no, or wait, or wait no, hang on,
      hold on, i take that back, strike that, my mistake, is what i meant, what i meant is,
      sagen wir, sagen wir mal, sagen wir lieber, nein sagen wir, nein sagen wir mal, quatsch, nein quatsch, ach quatsch, moment,
      nein moment, moment nein, entschuldigung, nein entschuldigung, nein sorry, nein warte, warte nein, ach nein, äh nein,
      nein doch, nein doch lieber, doch lieber, doch eher, ich meine, ich meinte, meine ich, nein ich meine, besser gesagt, korrektur,
      also eigentlich,
      pardon, non pardon, non attends, non attendez, attendez non, enfin non, enfin plutôt, enfin disons, non plutôt, ou plutôt, ou
      plutôt non, je veux dire, je voulais dire, non je veux dire, disons, non disons, non en fait, en fait non, correction,
      perdón, no perdón, perdona, no perdona, no espera, espera no, no espere, mejor dicho, no mejor dicho, quiero decir, quise decir, no quiero
      decir, digo, no digo, bueno no, bueno mejor, no mejor, digamos, no digamos, corrección, me equivoqué`,
    softAfter: `
      nicer, nicer for, would be nicer, is nicer, nicer to have, even nicer, preferable, is preferable, accepté, acceptée, acceptés, est accepté, sont acceptés,
      umso besser, desto besser, noch besser, tant mieux, encore mieux, c'est encore mieux, c'est mieux, ce serait encore mieux,
      mejor todavía, mejor aún, tanto mejor, mucho mejor, sería mejor, even better, all the better, so much the better,
      would be nice though, would be great though, would be good though, would be a plus though, is a plus though,
      wäre aber schön, wäre aber gut, wäre aber toll, wäre aber super, wäre aber ideal, wäre aber nett, wäre aber besser,
      wäre aber ein plus, wäre aber von vorteil, wäre auch schön, wäre auch gut, wäre auch toll, wäre auch super, wäre schon schön,
      wäre schon gut, wäre halt schön`,
    soft: `
      best would be, the best would be, perfect would be, ideal would be, great would be, a little, lo mejor sería,
      itd be good if, itd be great if, itd be nice if, itd be cool if, itd be perfect if, itd be ideal if, itd be lovely if,
      itd be helpful if, itd be useful if, itd be a plus if, itd be better if, itd be best if, it would be better if, it would be best if,
      it would be cool if, it would be perfect if, it would be ideal if, it would be lovely if, wed be happy if, we would be happy if,
      id be happy if, wäre super wenn, wäre schön wenn, wäre toll wenn, wäre gut wenn, wäre ideal wenn, wäre klasse wenn,
      wäre perfekt wenn`,
    filler:
      "ähm, äh, öh, naja, euh, eh, pues, bueno, este, mmm, überall, jedem land, n'importe quel pays, cualquier país, a little bit, at least a little bit, dont have enough, do not have enough, not enough, haben nicht genug, pas assez de, no tenemos suficientes, umm, mhm, ja also, a ver, spricht, sprechen, anfangen, kommen, empfehlen, völlig, eigentlich, eher, mein chef, meine chefin, unser chef, der chef, mon chef, notre chef, cobre, cueste, pase, oye, buenas, verstärkung",
    upper: `
      cant cost more than, cannot cost more than, can not cost more than, shouldnt cost more than, should not cost more than, mustnt cost more than,
      must not cost more than, darf nicht mehr kosten als, darf nicht mehr als, sollte nicht mehr als, soll nicht mehr als,
      ne doit pas coûter plus de, ne doit pas dépasser, sans dépasser, no puede costar más de, no debe costar más de, no debería costar más de,
      no debe pasar de, sin pasar de,
      nobody over, no one over, nobody above, no one above, nothing over, nothing above, nobody more expensive than, no one more expensive than,
      nothing more expensive than, nobody pricier than, no one pricier than, no pricier than, not pricier than,
      nichts über, niemand über, niemanden über, keiner über, keinen über, keine über, niemand teurer als, keiner teurer als, nichts teurer als,
      personne au dessus de, rien au dessus de, pas au dessus de, personne à plus de, rien à plus de, pas à plus de, personne de plus cher que,
      nadie por encima de, nada por encima de, no por encima de, nadie a más de, nada a más de, nadie más caro que, nada más caro que`,
    lower:
      "por lo menos, at the least, more expensive than, pricier than, au dessus de, plus cher que, por encima de, más caro que",
    overlap: `
      timezone not too far from, time zone not too far from, not from a timezone too far from, not in a timezone too far from,
      not from a time zone too far from, not in a time zone too far from, not in a time zone too far away from,
      not in a timezone too far away from, timezone close to, time zone close to, timezone near, time zone near, timezone similar to,
      time zone similar to, not too far from the timezone of, not too far from the time zone of, close to the timezone of,
      close to the time zone of, zeitzone nicht zu weit von, zeitzone nicht zu weit weg von, zeitzone nahe, zeitzone in der nähe von,
      ähnliche zeitzone wie, in einer ähnlichen zeitzone wie, fuseau horaire proche de, fuseau proche de, fuseau horaire pas trop loin de,
      fuseau pas trop loin de, fuseau horaire pas trop éloigné de, zona horaria cercana a, zona horaria no muy lejos de,
      zona horaria no muy lejana de, zona horaria parecida a, zona horaria similar a, huso horario cercano a`,
    workload: `
      assignment is, the assignment is, engagement is, position is, role is, job is, contract is, allocation is, availability is,
      der umfang ist, umfang ist, die stelle ist, der einsatz ist, le poste est à, la mission est à, poste à, mission à, el puesto es al,
      puesto al, dedicación del, dedicación al`,
    lost: "they lose, they are losing, theyre losing, lose their, loses its, loses their, verlieren ihren, verlieren ihre, perd son, perdent leur, pierde a su, pierden a su",
    tells: `
      suggested, suggests, recommended, mentioned, meint, meinte, sagt, sagte, hat gesagt, fragt, dit, a dit, dit que, pense, pense que,
      dice, dijo, ha dicho, dice que, piensa, opina`,
    leaves:
      "im urlaub, in urlaub, geht in urlaub, en vacances, part en vacances, de vacaciones, se va de vacaciones, está de baja, der geht, die geht, geht bald, geht in rente, hört auf, s'en va, nous quitte, se va, nos deja, is about to leave, will leave, is going to leave, lose their, loses its, loses their, lose our, verlieren ihren, verlieren ihre, perdent leur, pierden a su",
    lack: "none of them knew, none of them knows, none of them had, none of them could, none of them really knew, keiner von ihnen kannte, keiner von ihnen konnte, aucun ne connaissait, aucun d'eux ne connaissait, ninguno sabía, ninguno de ellos sabía, et plus personne pour, plus personne pour, et plus personne, plus personne ne sait, y nadie que, y nadie para, und niemanden mehr, niemanden mehr",
    zoneLink: "con el, con la, con los, avec le, avec la, avec l', mit dem, mit der",
    vendor: `
      vendor, vendors, supplier, suppliers, provider, providers, agency, agencies, contractor, contractors, freelancer, freelancers, partner,
      partners, outsourcer, offshore team, development partner, dev shop, developer, developers, dev, devs, team, guys, people, consultants,
      agentur, agenturen, dienstleister, anbieter, lieferant, partner, entwickler, freiberufler, leute, externe, externen,
      prestataire, prestataires, fournisseur, agence, équipe, développeurs, développeur, partenaire,
      proveedor, proveedores, agencia, equipo, desarrolladores, desarrollador, socio, externos`,
    clients: `
      client, clients, customer, customers, team, company, kunde, kunden, kundin, auftraggeber, firma, client final, entreprise, société, boîte,
      cliente, clientes, empresa, equipo`,
    they: "they, theyre, he, hes, she, shes, it, its, il, elle, ils, elles, er, sie, el, ella, ellos, ellas, está, están",
    formerPeople:
      "we tried, weve tried, we have tried, i tried, ive tried, we already tried, wir haben es mit, on a essayé, nous avons essayé, hemos probado, probamos con, ya probamos, last one was, the last one was, our last one was, der letzte war, die letzte war, le dernier était, la dernière était, el último era, la última era, el último fue",
    goal: "refait en, refaite en, être refait en, être refaite en, réécrire en, réécrit en, réécrite en, migrer vers, passer sur, neu in, neu gebaut in, neu bauen in, neu schreiben in, umgeschrieben in, rehacerla en, rehacerlo en, rehacer en, reescribir en, reescribirla en",
    person: "mensch, menschen",
    industryAsked:
      "reference, references, referenz, referenzen, référence, références, referencia, referencias",
    unneeded: `
      no need to, no need to be, no need to be in, no need to live in, doesnt need to live in, does not need to live in, doesnt have to live in,
      does not have to live in, doesnt have to be in, does not have to be in, doesnt have to be from, does not have to be from,
      have enough, we have enough, i have enough, have enough of, have plenty of, we have plenty of, haben genug, wir haben genug, haben genügend,
      wir haben genügend, on a assez de, nous avons assez de, avons assez de, tenemos suficientes, ya tenemos suficientes,
      ya tenemos bastantes`,
    otherPlace: "nach, auch mal nach, weil wir in, da wir in, wo wir in",
    happened:
      "start the search, start the search this week, start looking, begin the search, mit der suche beginnen, die suche starten, commencer la recherche, empezar la búsqueda",
    notAfter: `
      ça ne marche pas, ça ne va pas, ça ne va pas le faire, ça ne le fait pas, it wont work, it doesnt work, it does not work, that wont work,
      that doesnt work, theres no point, there is no point, it makes no sense, das geht nicht, das wird nichts, no funciona, no tiene sentido`,
    ours: "nuestros, nuestras, unseren, unserem, unserer, meine, meinen, meinem, mes",
    weekOne: `
      first week of, the first week of, first week in, the first week in, erste woche im, ersten woche im, erste woche, ersten woche,
      première semaine de, la première semaine de, première semaine d', primera semana de, la primera semana de`,
    weekTwo: `
      second week of, the second week of, second week in, the second week in, zweite woche im, zweiten woche im, zweite woche, zweiten woche,
      deuxième semaine de, la deuxième semaine de, deuxième semaine d', segunda semana de, la segunda semana de`,
    weekThree: `
      third week of, the third week of, third week in, the third week in, dritte woche im, dritten woche im, dritte woche, dritten woche,
      troisième semaine de, la troisième semaine de, troisième semaine d', tercera semana de, la tercera semana de`,
    end: `
      last week of, the last week of, last week in, letzte woche im, letzten woche im, dernière semaine de, la dernière semaine de,
      última semana de, la última semana de`,
    or: "zur not, zur not auch, notfalls, notfalls auch, à la rigueur, ou à la rigueur, au pire, si acaso, en último caso, if need be, in a pinch, at a push, or if thats not possible, or if that is not possible, or if not possible, oder wenn das nicht geht, wenn das nicht geht, ou si ce n'est pas possible, o si no es posible, o si no, si no entonces, oder wenn nicht, oder wenn nicht dann, ou si non",
    fallback:
      "zur not, zur not auch, notfalls, notfalls auch, à la rigueur, ou à la rigueur, au pire, si acaso, en último caso, if need be, in a pinch, at a push, or if thats not possible, or if that is not possible, or if not possible, oder wenn das nicht geht, wenn das nicht geht, ou si ce n'est pas possible, o si no es posible, o si no, si no entonces, oder wenn nicht, oder wenn nicht dann, ou si non",
    softAtEnd: "mejor, besser, mieux",
    about:
      "maybe, like, perhaps, like maybe, maybe like, is like, is maybe, vielleicht, so um die, peut être, quizás, como",
  },
};

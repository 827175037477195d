import type { LanguageWords } from "./language.ts";

/** That it does not matter where someone lives. */
export const WHERE_THEY_LIVE = `  doesnt matter where they live, does not matter where they live, doesnt matter where they are, does not matter where they are, doesnt matter where they sit,
  doesnt matter where he lives, doesnt matter where he is, doesnt matter where she lives, where they live doesnt matter, where they are doesnt matter, dont care where they live, dont care where they are,
  no matter where they live, no matter where they are, egal wo sie wohnen, egal wo er wohnt, egal wo sie sitzen, egal wo er sitzt, peu importe où ils vivent, peu importe où il habite, no importa dónde vivan, da igual dónde vivan, no importa dónde viva, da igual dónde viva`;

/** What is told beside a request, in four languages: who was there before, what can wait. */
export const ASIDES: LanguageWords = {
  numbers: {},
  words: {
    formerPeople: `
      remember the guy, remember that guy, remember the dev, remember the developer, remember the one, remember the person, remember the freelancer,
      remember the team, remember the contractor, erinnerst du dich an den, erinnerst du dich an die, tu te souviens du, tu te souviens de, te acuerdas del,
      te acuerdas de, recuerdas al,
      remember the guy, remember that guy, remember the girl, remember the woman, remember the dev, remember the developer, remember the freelancer,
      remember the one, remember the team, remember the designer, remember the people, remember the person, remember our,
      erinnerst du dich an, erinnern sie sich an, weißt du noch der, weißt du noch den, kennst du noch den, kennst du noch die,
      tu te souviens de, tu te souviens du, vous vous souvenez de, vous vous souvenez du, te acuerdas de, te acuerdas del, recuerdas a, recuerdas al,
      the one before, last guy, last guys, previous guy, previous guys, former guy, previous consultant, last consultant, former consultant,
      last engineer, previous engineer, former engineer, last candidate, previous candidate, last candidates, previous candidates,
      last hire, previous hire, last vendor, previous vendor, previous provider, last provider, last supplier, one we had, guy we had, junior we had, juniors we had, senior we had, lead we had, tester we had, designer we had, dev we had, developer we had, profiles you sent, candidates you sent,
      one you sent, guy you sent, last profile, last profiles, first profile, your last profile,
      letzte entwickler, letzte freelancer, letzte agentur, letzter entwickler, letzter freelancer, letzte kandidat, letzter kandidat,
      vorherige entwickler, vorheriger entwickler, der vorige war, die vorige war, der davor war, die davor war, der letzte kandidat,
      dernier développeur, dernière agence, dernier prestataire, dernier freelance, la précédente était, le précédent était,
      dernier candidat, celui d'avant, le dernier candidat,
      último desarrollador, última agencia, último freelance, último candidato, el anterior era, la anterior era, el anterior fue, el de antes`,
    ownPlace: `
      greetings from, hello from, hi from, hey from, regards from, grüße aus, viele grüße aus, hallo aus, gruß aus, bonjour de, salut de, bonjour depuis,
      saludos desde, hola desde, un saludo desde`,
    unneeded: `
      we found a, we found an, we have found a, weve found a, already found a, already found an, i found a, position closed, position filled,
      role filled, role closed, on hold, colleague has a, colleague already has a, colleagues have a, other team has a, another team has a,
      kollege hat einen, kollegin hat einen, kollege hat schon einen, collègue a un, collègue a déjà un, compañero tiene un, compañero ya tiene un, bereits besetzt, schon besetzt, on a trouvé un, on a trouvé une,
      nous avons trouvé un, nous avons trouvé une, hemos encontrado un, hemos encontrado una, encontramos un, ya encontramos`,
    unneededAfter: `
      is filled, role is filled, position is filled, already filled, is already filled, has been filled, was filled, is staffed, is closed, is on hold, on hold,
      one is on hold, is cancelled, was cancelled, got cancelled, has been cancelled, is found, already found, has been found, was found, found already,
      ist besetzt, ist schon besetzt, ist bereits besetzt, ist vergeben, ist gefunden, haben wir gefunden, haben wir schon gefunden, liegt auf eis,
      est pourvu, est déjà pourvu, est trouvé, est déjà trouvé, est en pause, ya está cubierto, está cubierto, está cubierta, ya lo encontramos, está en pausa,
      can wait, can wait a bit, one can wait, can still wait, can come later, comes later, can follow later, will come later, is for later,
      can come second, is phase two, is a later topic, we do later, well do later, is not for now,
      kann warten, kann noch warten, können warten, können noch warten, kommt später, kommen später, kann später kommen,
      machen wir später, kommt erst später,
      peut attendre, peuvent attendre, viendra plus tard, vient plus tard, ce sera pour plus tard,
      puede esperar, pueden esperar, vendrá más tarde, viene después`,
    filler: `${WHERE_THEY_LIVE},
      sent from my iphone, sent from my ipad, sent from my android, sent from my android phone, sent from my samsung, sent from my mobile, sent from my phone,
      sent from outlook for ios, get outlook for ios, get outlook for android, von meinem iphone gesendet, von meinem ipad gesendet, von meinem handy gesendet,
      gesendet von meinem iphone, envoyé de mon iphone, envoyé depuis mon iphone, envoyé de mon ipad, enviado desde mi iphone, enviado desde mi ipad,
      enviado desde mi móvil,
      da igual el país, no importa el país, el país da igual, el país no importa, da igual de qué país, país indiferente, da igual de dónde,
      egal aus welchem land, land egal, aus welchem land ist egal, welches land ist egal, peu importe le pays, le pays importe peu, pays indifférent,
      location doesnt matter, location does not matter, the location doesnt matter, location is not important, location isnt important, location irrelevant,
      location is irrelevant, location not important, place doesnt matter, ort egal, ort ist egal, standort egal, standort ist egal, der ort ist egal,
      standort spielt keine rolle, wohnort egal, wohnort ist egal, lieu indifférent, peu importe le lieu, le lieu importe peu, la ubicación da igual,
      ubicación indiferente, la ubicación no importa, no matter which country, country doesnt matter, country does not matter, the country doesnt matter, any country, any country is fine,
      knowhow, know how,
      passé, passée, passé par, passée par, charged, charged us, gekostet, cost us, costs us, kostete, hat gekostet, nous coûtait, nos costaba, cobraba,
      trop cher, trop chers, était trop cher, demasiado caro, era demasiado caro, too pricey, pricey, was too pricey, which is too much, was too much,
      we can wait, i can wait, they can wait, start can wait, the start can wait, it can wait, wir können warten, ich kann warten, nous pouvons attendre,
      on peut attendre, je peux attendre, podemos esperar, puedo esperar,
      quick one, quick question, quick q, quick thing, small question, just a quick one, kurze frage, nur kurz, kurz gefragt, petite question, une petite question,
      question rapide, una pregunta, una pregunta rápida, pregunta rápida, una consulta, una duda,
      any leads for, any leads on, any lead on, any leads re, any good leads for, any good leads on, any good leads, got leads for, got any leads for, got any leads on,
      any leads, any hot leads, have leads for, have any leads for, lead for me, leads for me`,
    happened: `
      departure of, leaving of, loss of, resignation of, retirement of, the departure of, exit of, weggang, weggangs, ausscheiden, ausscheidens, abgang, abschied,
      départ de, le départ de, au départ de, perte de, démission de, marcha de, salida de, baja de, la marcha de, la salida de, renuncia de`,
    former: `
      originally wanted, initially wanted, first wanted, at first wanted, wollten ursprünglich, wollte ursprünglich, wollten zuerst, wollte zuerst,
      voulait d'abord, voulaient d'abord, quería primero, querían primero, al principio quería`,
    named:
      "native, nativen, native speaker, native speakers, natif, natifs, natives, nativo, nativos, nativa, nativas, natively",
    soft: `
      at least one with, at least one who has, at least one who knows, at least one who speaks, at least one speaks, at least one speaking,
      at least one of them with, at least one of them speaks, at least one of them should, at least one should, one of them with, one of them speaks,
      one of whom with, mindestens einer mit, mindestens eine mit, mindestens einer davon mit, wenigstens einer mit, einer davon mit, einer von ihnen mit,
      mindestens einer sollte, au moins un avec, au moins l'un avec, au moins un qui parle, dont un avec, l'un d'eux avec, dont un qui parle,
      al menos uno con, al menos uno que hable, uno de ellos con, por lo menos uno con, al menos uno que sepa`,
    seeking: `
      fehlt noch, fehlt uns, fehlt uns noch, il manque, il nous manque, nos falta, falta un, falta una, still open, noch offen,
      are needing, we are needing, needing, are requiring, are wanting,
      looking to onboard, looking to add, looking to engage, looking to bring on, looking to bring in, looking to contract, looking to staff,
      looking to recruit, looking to take on, looking to fill, looking to get, wish to engage, wish to hire, wish to onboard, would like to engage`,
    calendarWeek: `
      cw, calendar week, week no, week nr, week number, kw nr, from week, as of week, starting week, start week, start in week,
      a partir de la semana, desde la semana, en la semana, à partir de la semaine, dès la semaine, en semaine, ab woche, in woche, calendar wk`,
    ours: "unseres",
    rate: `
      something around, something about, something like, somewhere around, somewhere near, in the range of, in the region of, so um die, irgendwas um, etwas um die,
      etwas um, irgendwo bei, quelque chose comme, quelque chose autour de, plutôt autour de, plutôt dans les, plutôt, algo de, algo como, algo así como, algo alrededor de`,
    goal: `
      switched to, we switched to, weve switched to, changed to, we changed to, we moved to, weve moved to, gewechselt zu, umgestiegen auf, sind umgestiegen auf,
      passés à, passé à, on est passé à, nos pasamos a, hemos pasado a, nos hemos pasado a, cambiamos a`,
  },
};

import type { LanguageWords } from "./language.ts";

const DAYS = "monday, tuesday, wednesday, thursday, friday, saturday, sunday".split(", ");

/** Dates that are told by others, in four languages: of festivals, of who leaves, of the holidays. */
export const TOLD_DATES: LanguageWords = {
  numbers: {},
  words: {
    occasion: `
      pitch, client pitch, investor pitch, demo, client demo, presentation, workshop, client workshop, präsentation, vorführung,
      présentation, démo, presentación, festival, congress, conference, trade show, trade fair, book fair, job fair, exhibition, convention, hackathon, gala, wedding,
      election, elections, tournament, championship, championships, world cup, olympics, marathon, carnival, season, summer term, winter term,
      summer semester, winter semester, school year, black friday, board meeting, general meeting, grand opening, anniversary,
      messe, fachmesse, kongress, konferenz, tagung, ausstellung, veranstaltung, wahl, wahlen, hochzeit, turnier, meisterschaft, saison,
      sommersemester, wintersemester, schuljahr, eröffnung, jubiläum, hauptversammlung,
      congrès, conférence, foire, exposition, événement, élection, élections, mariage, tournoi, rentrée, ouverture,
      congreso, conferencia, feria, exposición, evento, elecciones, boda, torneo, temporada, inauguración`,
    replacement: `
      need another, we need another, needing another, looking for another, well need another, will need another, someone before that,
      someone by then, somebody by then, brauchen einen neuen, brauchen eine neue, brauchen wir einen neuen, brauchen wir eine neue, suchen einen neuen, brauchen noch einen,
      cherchons un autre, cherchons un nouveau, besoin d'un autre, besoin d'un nouveau, necesitamos otro, necesitamos otra, buscamos otro, buscamos otra,
      replacement, replacements, successor, substitute, stand in, stand in for, cover for, nachfolger, nachfolgerin, nachfolge, ersatz, vertretung,
      remplaçant, remplaçante, remplacement, successeur, sustituto, sustituta, reemplazo, suplente`,
    filler: `
      sorry to bother you, sorry to bother, sorry for bothering you, sorry to disturb you, sorry for disturbing you, bother you, bothering you, disturb you, disturbing you,
      telefonieren, besprechen, entschuldigen sie die störung, on en parle, en parle, on en reparle, on en discute, on s'appelle, hablamos, lo hablamos, nos llamamos,
      désolé de vous déranger, désolé de te déranger, désolée de vous déranger, perdona que te moleste, perdón por molestar`,
    leaves: `
      contract ends, contracts end, contract is ending, contract expires, contract runs out, contract finishes, last day is, last day, last working day,
      leaves, leaves us, quits, geht ende, geht mitte, geht anfang, geht zum, verlässt uns, uns verlässt, part fin, part début, part mi, s'en va, se va, nos deja,
      moves on, is moving on, is moving away, goes back to, is away from, quits his job,
      vertrag endet, vertrag läuft aus, letzter tag ist, letzter arbeitstag, hört bei uns auf,
      contrat se termine, contrat prend fin, dernier jour, part en congé, nous quitte, quitte l'équipe, quitte l'entreprise,
      contrato termina, contrato acaba, último día, deja la empresa, se marcha`,
    yearEnd:
      "this yr, the yr, yr, de l'année, de cette année, d'année, de este año, del año, dell'anno, do ano",
    thisYear: `
      this year still, still this year, this yr still, still this yr, later this year, later this yr, yet this year, within this year, within the year, before the year ends,
      before the year is over, before year end, by year end, by the year end, by eoy, eoy, before eoy, dieses jahr noch, noch dieses jahr, noch in diesem jahr, in diesem jahr noch, jahresende, vor jahresende,
      bis jahresende, zum jahresende, noch vor jahresende, encore cette année, cette année encore, avant la fin de l'année, d'ici la fin de l'année, avant la fin de cette année, d'ici la fin de cette année, d'ici fin d'année, avant fin d'année,
      todavía este año, aún este año, este mismo año, este año todavía, ancora quest'anno, entro l'anno, ainda este ano, nog dit jaar, dit jaar nog, jeszcze w tym roku`,
    thatDate: `
      before that, before then, by then, until then, till then, prior to that, ahead of that, by that date, by that day, before that date,
      davor, vorher, bis dahin, noch davor, zuvor, avant ça, avant cela, avant cette date, d'ici là, antes de eso, antes de esa fecha,
      para entonces, hasta entonces`,
    weekLater: `
      or next, or the next, or the next one, or next week, or the week after, or the week after that, or the one after, or the one after that, or the following,
      or the following week, or the following one, ${DAYS.map((day) => `or the ${day} after, or the ${day} after that`).join(", ")},
      oder nächste, oder nächste woche, oder die nächste, oder die woche darauf, oder die woche danach, oder übernächste, ou la prochaine, ou la semaine prochaine, ou la suivante,
      ou la semaine suivante, o la próxima, o la próxima semana, o la semana que viene, o la siguiente, o la siguiente semana, o la que viene`,
    // Of those who start no sooner; "since" is "from" of those whose language has one word for both.
    start: `
      not before, not earlier than, no earlier than, not until, only from, only after, available only after, available only from, nicht vor, frühestens, frühestens ab,
      erst ab, erst im, pas avant, au plus tôt le, no antes de, no antes del, a partir de, non prima di, não antes de, niet voor,
      can work since, could work since, can start since, available since, free since, begin since, start since, starting since, we need since, i need since,
      needed since, need someone since, disponible since, work since`,
    soft: `
      we hoped for, hoped for, we hope for, hoping for, we are hoping for, were hoping for, wir hoffen auf, wir hofften auf, on espère, nous espérons, esperamos`,
    softAfter: `
      would suit us, would suit me, would suit us well, would suit, suits us, suits us best, würde uns passen, würde passen, passt uns gut, nous conviendrait,
      nous irait bien, nos vendría bien, nos viene bien`,
    unfiltered: `
      more urgent, is more urgent, the more urgent, most urgent, the most urgent, less urgent, is less urgent, dringender, am dringendsten, plus urgent, le plus urgent,
      más urgente, el más urgente, menos urgente, free to play, free to use, free trial, free tier, for a few days, just for a few days, only for a few days, for a couple of days,
      just for a couple of days, für ein paar tage, nur für ein paar tage, pour quelques jours, por unos días, solo unos días,
      also part time, even part time, part time also, part time too, part time as well, auch teilzeit, auch in teilzeit, auch halbtags, gerne auch in teilzeit, gerne auch teilzeit,
      teilzeit auch, aussi à temps partiel, même à temps partiel, temps partiel aussi, también a tiempo parcial, también media jornada, incluso a tiempo parcial,
      anche part time, anche in part time, anche a tempo parziale, também em part time, também a tempo parcial, ook parttime, ook in deeltijd, i częściowy etat, także na część etatu,
      klidně i částečný úvazek, i částečný úvazek, klidně i na částečný úvazek, även deltid, også deltid`,
    yesterday: "yesterday, gestern, ayer",
    afterChristmas: `
      after christmas, right after christmas, after xmas, right after xmas, after the holidays, right after the holidays, after the christmas holidays,
      after christmas holidays, after the xmas holidays, after the christmas break, after christmas break, after the xmas break, after the winter break,
      after the festive season, after the festive break, after the winter holidays, after new year, right after new year, after new years,
      nach weihnachten, direkt nach weihnachten, gleich nach weihnachten, nach den feiertagen, nach den weihnachtsferien, nach den weihnachtsfeiertagen,
      nach den weihnachten, nach dem weihnachtsurlaub, nach der weihnachtspause, nach silvester, nach neujahr,
      après noël, juste après noël, après les fêtes, juste après les fêtes, après les fêtes de fin d'année, après les vacances de noël, après le nouvel an,
      después de navidad, después de las fiestas, tras las fiestas, tras las navidades, después de las navidades, después de las vacaciones de navidad,
      pasadas las fiestas, pasadas las navidades, después de reyes, tras reyes`,
    deadline: `
      closes, closing on, closes on, is due, are due, is submitted, must be submitted, submission is, submission, bid is due, offer is due, tender ends, tender is due,
      schließt, abgabe, abgabefrist, einreichung, angebotsfrist, clôture, clôturé, remise des offres, cierra, cierre, plazo,
      decommissioning, decommissioned, end of life, shutdown, shut down, switch off, switched off, sunset, phased out, abschaltung, ablösung,
      abgeschaltet, décommissionnement, mise hors service, arrêt définitif, desmantelamiento, apagado definitivo`,
    nowAlone: `
      without delay, without any delay, without further delay, without undue delay, with no delay, at the earliest opportunity, at your earliest convenience,
      as early as possible, earliest possible, at the earliest possible date, unverzüglich, ohne verzug, ohne verzögerung, so früh wie möglich, sans délai, sans tarder,
      sans attendre, au plus tôt, dès que possible, sin demora, sin demoras, sin dilación, sin retraso, lo antes posible, senza indugio, sem demora, zo snel mogelijk,
      on short term, at short term, on the short term, at short notice, on short notice, at very short notice, within days, in the short term,
      con urgencia, con carácter urgente, con mucha urgencia, de forma urgente, de forma inmediata, d'urgence, de toute urgence, avec urgence,
      mit dringlichkeit, con urgenza, d'urgenza, com urgência, urgentemente, com urgencia, o quanto antes, il prima possibile, quanto prima`,
    correspondence: `
      my mail, my email, my e mail, my last mail, my last email, my message, my last message, my request, my note, our mail, our email, our message,
      your mail, your email, your e mail, your message, your note, your letter, meine mail, meiner mail, meine nachricht, meiner nachricht,
      meine anfrage, meiner anfrage, deine mail, deiner mail, ihre mail, ihrer mail, ihre nachricht, ihrer nachricht, unsere mail, unserer mail,
      mon mail, mon message, mon courriel, ton mail, votre mail, votre message, votre courriel, mi correo, mi mensaje, mi email, tu correo,
      su correo, su mensaje, as discussed, discussed, as agreed, we agreed, our call, our last call, last call, the call, our meeting, our chat, our talk, our conversation, we spoke, we talked, we met,
      following up, follow up, wants an answer, want an answer, needs an answer, need an answer, expects an answer, waiting for an answer, an answer, lunch, lunch with, coffee,
      wie besprochen, besprochen, wie vereinbart, unser gespräch, unserem gespräch, unser telefonat, unserem telefonat, unser termin, unserem termin, mittagessen,
      will eine antwort, braucht eine antwort, eine antwort, comme convenu, comme discuté, notre appel, notre réunion, notre échange, veut une réponse, une réponse,
      como hablamos, como quedamos, nuestra llamada, nuestra reunión, quiere una respuesta, una respuesta,
      names, some names, a few names, list of names, options, suggestions, recommendations, a shortlist, a list, an overview, matches, some people,
      namen, ein paar namen, übersicht, noms, quelques noms, une liste, nombres, algunos nombres, una lista,
      can we talk, could we talk, shall we talk, can you talk, lets talk, we can talk, we could talk, talk again, talk about it, talk about this, talk more,
      can we speak, could we speak, shall we speak, lets speak, we can speak, speak again, speak about it, can we chat, lets chat, catch up, catch up again,
      discuss it, discuss this, discuss the details, can we call, lets call, call you, ring me, ring you, phone me, meet you, can we meet, lets meet,
      bother you, bothering you, disturb you, disturbing you, sorry to write, sorry for writing, sorry to write to you, sorry for writing to you, sorry to message you, sorry for messaging, sorry for messaging you, sorry to contact you,
      sprechen wir, reden wir, kurz sprechen, telefonieren, telefonieren wir, besprechen, besprechen wir, hören wir uns, sehen wir uns, darüber sprechen, darüber reden,
      störung, störe, zu stören, rufen sie mich, ruf mich, melden sie sich, melde dich,
      on en parle, en parle, en parler, on en reparle, en reparler, on en discute, en discuter, on s'appelle, on se parle, se parler, on se voit, se voir,
      appelez moi, appelle moi, rappelez moi, rappelle moi, vous déranger, te déranger,
      hablamos, lo hablamos, hablarlo, lo comentamos, comentarlo, podemos hablar, nos llamamos, llámame, llámeme, nos vemos, molestarte, molestarle, molestaros,
      ne parliamo, parlarne, ci sentiamo, disturbarti, falamos, incomodar, spreken we elkaar, spreken we`,
    earlierThan: "b4, b4 the, bfr",
    beforeDate: "b4",
    middle:
      "early to mid, beginning to mid, anfang bis mitte, début à mi, metà, a metà, inizio metà",
    early: "all'inizio di, inizio, início de, no início de",
    end: "mid to late, mid to end of, middle to end of, mitte bis ende, mi à fin, fine, a fine, alla fine di, fim de, final de, no fim de",
  },
};

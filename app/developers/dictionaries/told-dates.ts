import type { LanguageWords } from "./language.ts";

/** Dates that are told by others, in four languages: of festivals, of who leaves, of the holidays. */
export const TOLD_DATES: LanguageWords = {
  numbers: {},
  words: {
    occasion: `
      festival, congress, conference, trade show, trade fair, book fair, job fair, exhibition, convention, hackathon, gala, wedding,
      election, elections, tournament, championship, championships, world cup, olympics, marathon, carnival, season, summer term, winter term,
      summer semester, winter semester, school year, black friday, board meeting, general meeting, grand opening, anniversary,
      messe, fachmesse, kongress, konferenz, tagung, ausstellung, veranstaltung, wahl, wahlen, hochzeit, turnier, meisterschaft, saison,
      sommersemester, wintersemester, schuljahr, eröffnung, jubiläum, hauptversammlung,
      congrès, conférence, foire, exposition, événement, élection, élections, mariage, tournoi, rentrée, ouverture,
      congreso, conferencia, feria, exposición, evento, elecciones, boda, torneo, temporada, inauguración`,
    replacement: `
      replacement, replacements, successor, substitute, stand in, stand in for, cover for, nachfolger, nachfolgerin, nachfolge, ersatz, vertretung,
      remplaçant, remplaçante, remplacement, successeur, sustituto, sustituta, reemplazo, suplente`,
    filler: `
      sorry to bother you, sorry to bother, sorry for bothering you, sorry to disturb you, sorry for disturbing you, bother you, bothering you, disturb you, disturbing you,
      telefonieren, besprechen, entschuldigen sie die störung, on en parle, en parle, on en reparle, on en discute, on s'appelle, hablamos, lo hablamos, nos llamamos,
      désolé de vous déranger, désolé de te déranger, désolée de vous déranger, perdona que te moleste, perdón por molestar`,
    leaves: `
      contract ends, contracts end, contract is ending, contract expires, contract runs out, contract finishes, last day is, last day, last working day,
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
      decommissioning, decommissioned, end of life, shutdown, shut down, switch off, switched off, sunset, phased out, abschaltung, ablösung,
      abgeschaltet, décommissionnement, mise hors service, arrêt définitif, desmantelamiento, apagado definitivo`,
    nowAlone: `
      on short term, at short term, on the short term, at short notice, on short notice, at very short notice, within days, in the short term,
      con urgencia, con carácter urgente, con mucha urgencia, de forma urgente, de forma inmediata, d'urgence, de toute urgence, avec urgence,
      mit dringlichkeit, con urgenza, d'urgenza, com urgência, urgentemente, com urgencia, o quanto antes, il prima possibile, quanto prima`,
    correspondence: `
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

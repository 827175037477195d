import { joinPhrases } from "./join-phrases.ts";
import type { LanguageWords } from "./language.ts";

/** "Must not be too pricey", "not so much expensive" */
const NOT_EXPENSIVE = joinPhrases(
  "not, isnt, is not, not be, must not be, mustnt be, should not be, shouldnt be, cant be, cannot be, may not be",
  "expensive, too expensive, so expensive, so much expensive, too much expensive, very expensive, that expensive, overly expensive, costly, too costly, so costly, pricey, too pricey, so pricey, overpriced",
);

/** Right before years and part time, which are only likely then: "maybe ten years of experience". */
export const GUESSES =
  "maybe, perhaps, possibly, probably, vielleicht, evtl, eventuell, wahrscheinlich, womöglich, peut-être, peutêtre, probablement, éventuellement, quizás, quizá, tal vez, probablemente, forse, talvez, misschien, może";

const POSSIBLY =
  "puede ser, podría ser, también puede ser, kann, darf, kann auch, darf auch, könnte auch, peut être en, peut être, ça peut être, peut aussi être, pode ser, può essere, can be, may be, might be, can also be, may also be, could also be";
const PART_TIME =
  "part time, parttime, part - time, media jornada, a media jornada, a tiempo parcial, tiempo parcial, teilzeit, in teilzeit, halbtags, à temps partiel, à mi temps, mi temps, temps partiel, tempo parcial, em part time";
const POSSIBLE =
  "is possible, would be possible, is an option, would be an option, möglich, ist möglich, wäre möglich, ist denkbar, denkbar, est possible, serait possible, es posible, sería posible, posible";

/** How amounts, years and parts of a week are said besides the plain ways, in any language. */
export const AMOUNTS: LanguageWords = {
  numbers: {},
  words: {
    // What may be so is no must.
    fewHours: `${joinPhrases(POSSIBLY, PART_TIME)}, ${joinPhrases(PART_TIME, POSSIBLE)}`,
    ratherAbout: `
      more like, rather, rather like, closer to, more around, more in the range of, rather around, we need more like, eher, eher so, eher um die, eher bei, plutôt, plutôt autour de,
      plutôt dans les, más bien, más bien unos, más cerca de, piuttosto, mais para`,
    tooExpensive: `
      too expensive, is too much, too costly, too pricey, too dear, over budget, over our budget, above our budget, above budget, out of budget, beyond our budget, out of our budget,
      out of our range, out of our price range, too much money, zu teuer, viel zu teuer, über dem budget, über unserem budget, zu hoch, trop cher, trop chère, trop chers,
      trop chères, hors budget, au dessus du budget, au dessus de notre budget, demasiado caro, demasiado cara, demasiado caros, demasiado caras, muy caro, muy cara, muy caros, muy caras,
      fuera de presupuesto, troppo caro, troppo cari, caro demais, caros demais, te duur, za drogo, za drodzy`,
    upper: `
      no more of, not more of, no more from, not more from, no more off, not more off, not over of, not above of, not higher of, no higher of,
      nicht mehr wie, nicht über wie, no más que, pas plus que, non più di, niet meer als, way below, way under, well below, well under, far below, far under,
      would go to, would go up to, would go as high as, id go to, id go up to, id go as high as, wed go to, wed go up to, wed go as high as, we would go up to, i would go up to,
      can stretch to, could stretch to, can stretch up to, could stretch up to, would stretch to, stretch to, can push to, could push to,
      würde bis, würden bis, würden wir bis, würde ich bis, notfalls bis, notfalls bis zu, zur not bis, zur not bis zu, irais jusqu'à, irait jusqu'à, irions jusqu'à,
      iría hasta, iríamos hasta, llegaría hasta, llegaríamos hasta, llegaría a, llegaríamos a,
      not more expensive that, no more expensive that, not more expensive as, no more expensive as, not expensive than, not expensive more than, not more costly than,
      not dearer than, not cost more that, not costs more than, dont cost more that, doesnt cost more that, not pay more that, dont pay more that,
      could go to, can go to, could go up to, can go up to, could go as high as, can go as high as,
      could pay up to, can pay up to, can offer up to, could offer up to, willing to pay up to, happy to pay up to, prepared to pay up to,
      cant go higher than, cannot go higher than, can not go higher than, wont go higher than, not go higher than, nothing north of, not north of, south of,
      may not exceed, shall not exceed, will not exceed, would not exceed, may not be over, may not be above, may not be more than,
      may not be higher than, cannot be more than, cannot be over, cant be over, must not be above, must not be over, must not be more than,
      must not be higher than, should not be above, should not be over, should not be higher than, should be below, should be under,
      must be below, must be under, stay below, stay under, keep it below, keep it under, keep it to, nothing higher than,
      könnten bis, können bis, könnten bis zu, können bis zu, gehen bis, wir gehen bis, darf nicht über, darf nicht höher sein als, nicht höher als,
      sollte unter, soll unter, muss unter, darf maximal, darf höchstens,
      on peut aller jusqu'à, pouvons aller jusqu'à, pourrions aller jusqu'à, peut monter à, pouvons monter à, pourrions monter à,
      ne peut pas dépasser, ne peut dépasser, ne devrait pas dépasser, ne peut excéder, ne doit pas excéder, doit rester en dessous de, rester sous,
      podemos llegar a, podríamos llegar a, podemos subir a, podríamos subir a, podemos subir hasta, podríamos subir hasta, podemos llegar hasta,
      no pase de, no pasen de, no pasa de, no supere, no supere los, no superen, ne dépasse pas, ne dépasse pas les, ne dépassent pas, ne coûte pas plus de,
      no puede superar, no puede superar los, no debe superar, no debe superar los, no debería superar, no puede exceder, no debe exceder,
      non può superare, non deve superare, possiamo arrivare a, potremmo arrivare a, não pode exceder, não deve exceder, não pode ultrapassar,
      podemos ir até, podemos chegar a, mag niet hoger zijn dan, mag niet meer zijn dan, kunnen tot, nie może przekraczać, nie może przekroczyć`,
    upperAfter: `
      as the limit, as a limit, as our limit, as limit, as the maximum, as a maximum, as maximum, as the max, as max, as the ceiling,
      as a ceiling, as the upper limit, as upper limit, as the cap, as a cap, is the limit, is our limit, is my limit, is the max, is our max,
      is my max, is the maximum, is our maximum, is my maximum, is the ceiling, is our ceiling, is the upper limit, is the cap, is max,
      is the most we can pay, is the most i can pay, is the most we pay, is all we have, is all i have, is as high as we can go, is as far as we can go,
      als obergrenze, als limit, als maximum, als höchstgrenze, als höchstbetrag, ist die obergrenze, ist das limit, ist das maximum, ist unser limit,
      ist unser maximum, ist die schmerzgrenze, ist maximum, ist max, ist schluss, höchstens, tops,
      comme limite, comme maximum, comme plafond, est la limite, est le maximum, est le plafond, est notre limite, est notre maximum,
      grand maximum, tout au plus, au plus, maxi,
      como límite, como tope, de tope, tope, es el límite, es el máximo, es el tope, es nuestro límite, es nuestro máximo, a lo sumo, de máximo,
      al massimo, massimo, come limite, come massimo, è il limite, è il massimo, è il tetto,
      no máximo, como limite, é o limite, é o máximo, máximo, no limite,
      maximaal, als limiet, als maximum, is het maximum, is de limiet, maksymalnie, maks, to maksimum`,
    lower: `
      way over, way above, well over, well above, far over, far above, way more than, much more than, far more than, all over, all above, all way over, all well over,
      weit über, deutlich über, alle über, bien au dessus de, nettement au dessus de, muy por encima de`,
    toldAmount: `
      was, were, waren, war, lagen, lag, étaient, était, eran, era, estaban, estaba, erano`,
    // Of an amount that was said: the last freelancer's rate.
    belowThat: `
      below that, under that, less than that, cheaper than that, lower than that, below his, below hers, below this, under this, less than this,
      darunter, darunter bleiben, weniger als das, günstiger als das, billiger als das, unter dem betrag, unter diesem betrag,
      en dessous, moins que ça, moins que cela, moins cher que ça, por debajo de eso, menos que eso, menos de eso, más barato que eso`,
    // Before a limit that holds where something else does: "juniors are fine if under 40".
    ifOnly: `
      if, only if, if they are, if theyre, if it is, if its, if he is, if hes, if she is, if shes, provided its, provided they are, as long as its,
      as long as they are, as long as theyre, wenn, nur wenn, wenn er, wenn sie, falls, sofern, wenn für, s'il est, s'il reste, si c'est, si elle est,
      à condition d'être, si es, si está, solo si es, siempre que sea, siempre que esté, se costa, se è`,
    person:
      "profils, perfiles, candidatures, candidaturas, candidato, candidata, candidat, candidate",
    lowerAfter: `
      is the minimum, is our minimum, is a minimum, is minimum, is the least, is the lowest, ist das minimum, ist das mindeste, sind das minimum, sind minimum,
      est le minimum, est un minimum, sont le minimum, es el mínimo, son el mínimo, como mínimo, è il minimo, é o mínimo, is het minimum`,
    filler: `
      profils, perfiles, candidat, candidato, candidata, our day rate, our day rates, my day rate, your day rate, their day rate, the day rate,
      day rate, day rates, desde hace, plus travel, plus travel expenses, plus travel costs, plus expenses, plus vat, ex vat, excl vat, incl vat, excluding vat,
      including vat, incl expenses, plus mwst, zzgl mwst, zzgl, mwst, plus reisekosten, zzgl reisekosten, netto, brutto, ht, ttc, hors taxes, hors taxe, plus iva,
      más iva, + iva, + vat, + mwst, + expenses, + travel, iva incluido, btw, excl btw`,
    softAfter: "is better, are better, is even better, are even better",
    cheap: `
      ${NOT_EXPENSIVE}, pas si cher, pas trop onéreux, qui ne soit pas trop cher, qui n'est pas trop cher, not to cost too much, nicht sehr teuer, nicht sonderlich teuer,
      nicht zu teuer sein, nicht teuer sein, no tan caro, no tan cara, no excesivamente caro,
      so not expensive, so not too expensive, so not so expensive,
      doesnt cost too much, does not cost too much, dont cost too much, do not cost too much, doesnt cost a lot, not cost too much, not cost a lot,
      isnt too expensive, isnt expensive, is not too expensive, is not expensive, not be too expensive, not be expensive, kostet nicht viel, nicht viel kostet,
      nicht zu viel kostet, nicht teuer, nicht so teuer, nicht zu teuer, nicht allzu teuer, ne coûte pas trop cher, ne coûte pas cher, coûte pas cher,
      no cueste mucho, no cueste demasiado, no cobre mucho, no cobre demasiado, que non costi troppo, non costi troppo, non troppo caro,
      que não custe muito, não seja caro, niet te duur, niet duur, niedrogi, niedrogo`,
    hours: "hpw, d'heures, de horas",
    years: "jähriger, jährige, jährigen, jähriges, j erfahrung",
    noExperience: `
      roadmap, horizon, vision, strategy, lease, mandate, tender, framework, retainer, assignment, agreement, support contract,
      vertrag, laufzeit, rahmenvertrag, projekt, garantie, de contrat, de mission, de garantie, de projet, de contrato, de proyecto, de garantía`,
    contractOf: `
      in business for, in business since, on the market for, on the market since, around for, been around for, in operation for, in operation since,
      running since, live since, am markt seit, gibt es seit, existieren seit, existe depuis, existons depuis,
      en el mercado desde hace, existimos desde hace`,
    // Before numbers of people: "scaled a team from 10 to 50".
    grown: `
      team, teams, department, company, organisation, organization, headcount, staff, squad, workforce, grew, grown, grow, growing, scaled, scaling,
      scale, team of, company of, companies of, startup of, start up of, firm of, agency of, organisation of, organization of, department of, size,
      migration, migrate, migrating, migrated, upgrade, upgrading, upgraded, updating, update, updated, umstieg, aktualisierung, mise à jour, migrar,
      migración, actualización, actualizar, aggiornamento, size of, age, ages, aged, pages, weeks, version, versions, firma mit, team von, unternehmen mit, équipe de, entreprise de, equipo de, empresa de, abteilung, belegschaft, mannschaft, firma, gewachsen, équipe, effectif, effectifs, entreprise, equipo, plantilla, empresa, squadra, equipa`,
    since:
      "since, since about, since over, for, for over, for about, for the last, for the past, already for, already since, seit, seit über, seit etwa, schon seit, depuis, depuis plus de, depuis environ, desde hace, hace, da, da oltre, há, desde há, sinds, al, od",
    euro: "balles, pavos, eurs, eurot, eura, eurů, evro",
    half: "and a half, and half, und halb, einhalb, und ein halb, et demi, et demie, y medio, y media, e mezzo, e mezza, e meio, e meia",
    rate: `
      we can do, i can do, can do, we could do, i could do, we can offer, i can offer, we can manage, wir können zahlen, wir könnten zahlen, können wir zahlen,
      nous pouvons payer, on peut payer, on peut mettre, podemos pagar, podríamos pagar, puedo pagar, possiamo pagare,
      payment, paying rate, pay is, price is, cost is, fee is, remuneration of, fee of, pay of, salary of, price of, salary is, offering up, hes at, shes at,
      theyre at, he is at, she is at, they are at, honorar, vergütung von, gehalt von, satz, satz von, wir bieten, wir zahlen bis, zahlen,
      rémunération de, tarif de, prix de, budget de, salaire de, on paie, nous payons, on propose, presupuesto de, tarifa de, precio de, sueldo de,
      honorarios, honorarios de, pago, pago de, tariffa, tariffa di, compenso, compenso di, budget di, prezzo, stipendio, paghiamo,
      orçamento, orçamento de, valor, valor de, preço, preço de, remuneração, remuneração de, pagamos, tarief, tarief van, prijs, vergoeding,
      stawka, stawka do, budżet, budżet do, wynagrodzenie, wynagrodzenie do, cena, cena do`,
    hourRate: `
      hourly rates, hourly rates of, hour rate, hour rates, stundensätze, stundensätze von, stundensätze bis, taux horaires, tarifas por hora, rate an hour, price per hour, pay per hour, cost per hour, budget an hour, satz pro stunde, preis pro stunde, budget pro stunde,
      tarif à l'heure, prix horaire, prix de l'heure, tarif de l'heure, budget horaire, tarifa horaria, tarifa hora, precio hora, coste por hora,
      tariffa oraria, costo orario, compenso orario, tariffa all'ora, valor hora, valor da hora, valor por hora, taxa horária, tarifa horária,
      preço por hora, preço hora, uurtarief, uurtarief van, uurprijs, stawka godzinowa, stawka za godzinę, stawka godzinowa do, timpris, timepris`,
    dayRate: `
      day rates, day rates of, daily rates, daily rates of, daily rates between, daily fees of, tagessätze von, tagessätze bis, taux journaliers, rate a day, price per day, pay per day, cost per day, budget per day, budget a day, daily budget, daily price, daily fee,
      satz pro tag, preis pro tag, budget pro tag, tagespreis, tageshonorar, tagessätze, prix par jour, tarif par jour, tarif jour, tarif à la journée, budget par jour, prix journalier, tarif journalier moyen,
      precio por día, tarifa al día, tarifa día, coste por día, coste diario, precio diario, presupuesto diario,
      tariffa giornaliera, tariffa al giorno, costo giornaliero, compenso giornaliero, budget giornaliero, valor por dia, valor dia, valor diário,
      tarifa diária, diária, diária de, preço por dia, taxa diária, dagtarief, dagtarief van, dagprijs, stawka dzienna, stawka za dzień, dniówka, dagpris`,
    monthRate: `
      monthly rates, monthly rates of, monthly fees of, monthly budgets of, monatssätze, price per month, pay per month, cost per month, salary per month, budget a month, budget each month, monthly cost, monthly costs, monthly fee,
      monthly pay, monthly maximum, monthly limit, monthly cap, maximum per month, monthly remuneration, monthly compensation,
      monatsbudget, monatliches budget, monatlichen budget, monatliche budget, budget pro monat, budget im monat, monatshonorar, monatspauschale,
      monatliche vergütung, monatlicher satz, monatssatz, budget mensuel, budget par mois, tarif mensuel, rémunération mensuelle, salaire par mois, prix par mois,
      presupuesto mensual, presupuesto al mes, presupuesto por mes, tarifa mensual, pago mensual, coste mensual, remuneración mensual,
      budget mensile, budget al mese, compenso mensile, tariffa mensile, stipendio mensile, orçamento mensal, orçamento por mês, valor mensal,
      salário mensal, remuneração mensal, maandbudget, maandelijks budget, budget per maand, budżet miesięczny, miesięczny budżet, stawka miesięczna`,
    yearRate:
      "salary per year, budget per year, yearly budget, jahresbudget, budget annuel, presupuesto anual",
    perHour: `
      to the hour, at the hour, in the hour, for the hour, for hour, on the hour, to hour, e / h, e / hr, e / hour, h rate, p hr, ht / h, ht / heure, ht par heure, ht de l'heure, netto die stunde, netto pro stunde, netto / std, pro h, pro std, p / u, per timme,
      / tim, / timme, i timen, pe oră, / oră, óránként, / óra, tunnissa, l'heure, / ora, all'ora,
      horaire, / hs, la hora, cada hora, per ora, orari, netto / h, brutto / h`,
    perDay: `
      per diem, ht / jour, ht / j, ht par jour, netto pro tag, netto / tag, netto am tag, pe zi, / zi, naponta, za den, / den, per dygn, om dagen,      by day, by the day, to the day, at the day, in the day, per one day, for day, e / d, e / day, pro arbeitstag, am tag, par journée, par jour travaillé,
      à la journée, cada día, por jornada, per giorno, al dì, à diária`,
    perWeek:
      "by week, by the week, to the week, every week, jede woche, chaque semaine, cada semana, todas las semanas, ogni settimana, elke week, toda semana, alla settimana, settimanali, à semaine",
    perMonth: `
      to the month, by month, by the month, in the month, in month, at the month, for the month, for month, on month, per one month, per calendar month, every month,
      auf den monat, den monat, chaque mois, au mois, cada mes, mensili, mensile, per mese, mensais, mensal, maandelijks, in de maand`,
    perYear: "by year, in the year, to the year, chaque année, cada año, annui, all'anno, per anno",
    total: `
      fixed price of, a fixed price of, lump sum, lump sum of, prix fixe, prix forfaitaire, precio fijo, prezzo fisso, preço fixo, vaste prijs, ryczałt,
      en tout, en tout et pour tout, in all, in totale, in tutto, complessivi, em total, ao todo, in totaal, łącznie, w sumie, alles in allem,
      im gesamten, en conjunto`,
    about: `
      sui, sulle, intorno a, intorno ai, attorno a, attorno ai, circa, più o meno, por volta de, à volta de, cerca de, mais ou menos, uns, umas, aproximadamente,
      more like, rather like, closer to, eher, plutôt, más bien, rond de, autour de, zo'n, ongeveer, około, autour des, aux alentours de, dans les, aux environs de, sobre, sobre los, en torno a, en torno a los, por unos, de unos,
      in etwa, rund um, lie between, lies between, be between, lie somewhere between`,
    between: "fra, tra, entre, tussen, między, pomiędzy, mellan, mellem, mellom",
    upTo: "až, och, og",
    thousand: "tysięcy, tysiące, tysiąc, tys, duizend, mila, tusen, тысяч, тысячи, тис",
    fullTime: `
      complete time, whole time, entire time, full day, full days, whole day, the whole day, whole days, entire day, all day, whole week,
      the whole week, full week, full weeks, a full week, entire week, full capacity, at full capacity, full availability, total availability, on a full time basis, full time basis,
      full working week, full working weeks, ganztags, ganztägig, ganze tage, volle woche, die ganze woche, volle wochen, voll verfügbar, volle auslastung, in voller auslastung,
      bei voller auslastung, ganzer tag, den ganzen tag,
      journée complète, journées complètes, journée entière, toute la semaine, semaine complète, semaine entière, temps entier, à temps entier, disponibilité totale,
      disponibilité complète, entièrement disponible, taux plein, à taux plein,
      tiempo entero, a tiempo entero, jornada entera, jornada total, disponibilidad completa, disponibilidad total, dedicación completa, dedicación total, dedicación exclusiva,
      dedicación plena, tiempo pleno, día completo, días completos, toda la semana, semana completa,
      pieno tempo, a pieno tempo, giornata intera, giornata piena, giornate intere, tempo integrale, disponibilità totale, disponibilità completa,
      tempo inteiro, a tempo inteiro, horário completo, dedicação integral, dedicação exclusiva, dedicação total, período inteiro, tempo completo, a tempo completo, dia inteiro,
      voltijdse, volledige werkweek, hele week, hele dagen, pełny wymiar, w pełnym wymiarze, pełnego etatu, pełnym etacie, cały tydzień, heltid, på heltid, fuldtid, på fuldtid, fulltid,
      kokopäiväinen, kokopäiväisesti, kokoaikainen, kokoaikaisesti, teljes munkaidő, teljes munkaidőben, teljes állás, teljes állásban, normă întreagă, cu normă întreagă,
      celý úvazek, na celý úvazek, plný pracovní úvazek, полный рабочий день, фултайм, фул тайм, повний робочий день, повний день`,
    partTime: `
      half journey, half journeys, half working day, half working days, half workday, middle journey, medium journey, half jornada, partial journey, half days a week, half the week, half a week, half of the week, half of the time, half capacity, at half capacity, half timer, reduced hours, on a part time basis, part time basis, partial time,
      halbe tage, halbtägig, halbe woche, die halbe woche, halbe stelle, eine halbe stelle, demi journées, demi journée, temps réduit, temps partiels, medias jornadas, jornada reducida, jornada partida, tiempo reducido,
      mezze giornate, mezza settimana, metà tempo, a metà tempo, meio tempo, a meio tempo, meia jornada, meio expediente, halve dagen, halve week, halftijdse, deeltijdse,
      niepełny wymiar, w niepełnym wymiarze, niepełny etat, połowa etatu, ćwierć etatu, deltid, på deltid, halvtid, på halvtid, halv tid, osa aikainen, osa aikaisesti, osapäiväinen,
      részmunkaidő, részmunkaidőben, félállás, félállásban, jumătate de normă, normă parțială, cu jumătate de normă, zkrácený úvazek, na zkrácený úvazek, полставки, пол ставки, парт тайм, неполный рабочий день, неповний день, пів ставки`,
    workload:
      "disponibilité de, une disponibilité de, disponibilidad de, una disponibilidad de, disponibilità di",
    // Days there are not all days: "2 days a week in the office".
    onSite: `
      presence in, presence, presence at, at our site, at site, in our offices, on our premises, in the building, vor ort, im büro, im office, bei uns im haus, präsenz, in präsenz, anwesenheit,
      présence, présence à, présentiel, dans nos bureaux, dans nos locaux, chez nous, chez le client, en bureau, présent, présente,
      en nuestras oficinas, en oficina, presencialmente, presencia, en las oficinas, in ufficio, in presenza, presenza, presenza in ufficio, in sede, presso di noi,
      no escritório, presença, presencialmente, em escritório, op kantoor, op locatie, aanwezig, w biurze, stacjonarnie, na miejscu, på plats, på kontoret, toimistolla, v kanceláři, la birou`,
  },
};

import type { LanguageWords } from "./language.ts";

/** Dates, hours a week and time zones. */
export const GERMAN_TIMES: LanguageWords["words"] = {
  available: "verfügbar, frei",
  start: `
    ab, beginn, beginn gern, start gern, start, starttermin, eintritt, startet, beginnt, anfangen, starten, beginnen, projektstart, einstieg`,
  noticePeriod: "kündigungsfrist, kündigungsfrist von",
  earlierThan: "vor, noch vor",
  fromDate: "ab, ab dem, von",
  beforeSpan: `
    in, innerhalb von, binnen, in den nächsten, innerhalb der nächsten, in etwa, in ca`,
  beforeDate: `
    im, ab, am, zum, vom, bis, vor, noch vor, in, den, der, dem, spätestens, anfang, innerhalb von, binnen`,
  afterDate: "bereit, fertig, beginn, start",
  now: `
    sofort, ab sofort, heute, jetzt, schnellstmöglich, so bald wie möglich, so schnell wie
    möglich, umgehend, kurzfristig, asap, baldmöglichst, dringend ab sofort`,
  workload:
    "verfügbarkeit von, auslastung von, kapazität von, kapazität, pensum, auslastung, arbeitspensum, umfang",
  correspondenceOf: "von, für, der, zu",
  answerBy: "bis, bis zum, bis spätestens, bis kommenden, vor, bis cob, bis eod, spätestens bis",
  correspondence: `
    profile, profilen, lebensläufe, lebenslauf, angebot, angebote, rückmeldung, vorschläge, antwort`,
  offHours:
    "überschneidung, überschneidungen, zeitliche überschneidung, überlappung, zeitliche überlappung, gemeinsame arbeitszeit, gemeinsame arbeitszeiten, zu unseren zeiten, zu unseren arbeitszeiten, vormittags erreichbar, nachmittags erreichbar, vormittags verfügbar, nachmittags verfügbar, morgens erreichbar, vormittags mit uns, nachmittags mit uns, vormittags überschneiden, zur gleichen zeit wie wir, zur selben zeit wie wir, vormittags gemeinsam, den vormittag gemeinsam, abends arbeiten, abends arbeitet, nachts arbeiten, spät arbeiten",
  nowAlone: `
    dringend, ab sofort, schnellstmöglich, sofort, so bald wie möglich, so schnell wie möglich,
    umgehend, kurzfristig, möglichst kurzfristig, baldmöglichst, zum nächstmöglichen zeitpunkt, nächstmöglich, per sofort, zum frühestmöglichen zeitpunkt, frühestmöglich, so schnell es geht, am besten gestern, sofort verfügbar`,
  today: "heute",
  tomorrow: "morgen",
  next: "nächste, nächsten, nächster, nächstes, kommende, kommenden",
  this: "diese, diesen, dieser, dieses",
  past: "letzte, letzten, seit, vor",
  early: "anfang, zu beginn, beginn, zu beginn des, anfang des",
  middle: "mitte",
  end: "ende",
  monthEnd: "des monats, monat, diesen monats, dieses monats, diesen monat",
  yearEnd: "des jahres, jahr, dieses jahres, diesen jahres",
  newYear: "neues jahr, neuen jahr, nächsten jahr, nächsten jahres, nächstes jahr, jahreswechsel",
  easter:
    "ostern, osterferien, den osterferien, ostermontag, nach ostern, direkt nach ostern, gleich nach ostern, ab ostern, nach den osterferien",
  christmas: "weihnachten, den feiertagen",
  quarter: "quartal, quartals",
  fullTime: "vollzeit, in vollzeit",
  partTime:
    "ein paar stunden pro woche, ein paar stunden die woche, paar stunden pro woche, paar stunden die woche, paar stunden im monat, wenige stunden pro woche, ein paar stunden im monat, teilzeit, in teilzeit, halbtags, nebenberuflich",
  halfDay: "halben tag, einen halben tag, mindestens einen halben tag",
  inCommon:
    "weit, überschneidung, überschneidungen, überlappung, überlappungen, gemeinsam, gemeinsame, gemeinsamen, gemeinsamer",
  overlap: `gleiche zeitzone wie, gleichen zeitzone wie, in der gleichen zeitzone wie, dieselbe zeitzone wie, derselben zeitzone wie, in derselben zeitzone wie, gleiche arbeitszeiten wie, gemeinsame stunden, gemeinsamen stunden, gemeinsame arbeitsstunden, gemeinsame arbeitszeit, gemeinsamer arbeitszeit, überschneidung, überschneidung mit, stunden überschneidung, überlappung, überlappung mit, überschneidung, gemeinsam, arbeitszeiten, zeitzone, kernarbeitszeit, überlappung, ein paar stunden überschneidung, ein paar stunden überlappung, ein paar gemeinsame stunden, überschneidungen, stunden überlappung, gemeinsame zeit, gemeinsame arbeitszeit`,
  clock: "zeit, zeitzone, uhrzeit",
  fewHours: "ein paar stunden, paar stunden, wenige stunden, einige stunden, ein paar tage",
  withUs: "mit uns, mit unserem büro, mit unserem team, mit dem team, mit dem büro",
  within: "innerhalb, innerhalb von, höchstens, maximal, nicht mehr als, max",
  zoneLink: "mit, von, zur, zu, der",
};

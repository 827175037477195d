import type { LanguageWords } from "./language.ts";

/** Where clients have their departments, and where people come to meet: no one has to live there. */
export const CLIENT_PLACES: LanguageWords = {
  numbers: {},
  words: {
    business: `
      portfolio co, portfolio company, sister company, parent company, spin off, joint venture,
      department, departments, division, business unit, unit, branch, plants, site, location, lab, laboratory, campus, headquarters, r & d,
      abteilung, fachabteilung, niederlassung, filiale, standort, zweigstelle, geschäftsstelle, werk, labor, zentrale, hauptsitz,
      département, service informatique, direction, antenne, agence, magasin, laboratoire, siège, site,
      departamento, división, delegación, sucursal, planta, laboratorio, sede, almacén`,
    otherPlace: `
      meetings in, meeting in, meetings at, attend meetings in, on site meetings in, onsite meetings in, in person meetings in, meetups in,
      meet ups in, meet in, meet us in, kick off in, kickoff in, workshop in, workshops in, training in, trainings in, sessions in,
      presentations in, events in, team days in, offsites in, retreats in, appointments in, visits in, onboarding in,
      treffen in, meetings in, meeting in, besprechungen in, teamtage in, präsenztermine in, kick off in, schulungen in, einarbeitung in,
      réunions à, réunion à, réunions en, réunion en, ateliers à, atelier à, rendez vous à, séminaires à, rencontres à,
      reuniones en, reunión en, talleres en, visitas a, eventos en, encuentros en`,
    filler: `
      department, departments, division, abteilung, fachabteilung, département, departamento, delegación,
      r & d, r and d, f & e, r + d, i + d, attend, attending, meetings, meeting, meet, occasional trips, occasional visits, occasional meetings,
      occasional travel`,
    named: `
      once a month, once a quarter, every quarter, once a week, twice a month, twice a year, once a year, every few weeks,
      einmal im monat, einmal pro monat, einmal im quartal, alle paar wochen, une fois par mois, une fois par trimestre, une fois par an,
      una vez al mes, una vez al trimestre, una vez al año`,
    unneededAfter: `
      is not must, isnt must, not must, its no must, is no must, is not necessity, not a necessity, ist kein muss,
      ist nicht zwingend`,
    softAfter:
      "ist aber kein muss, ist aber nicht zwingend, wäre aber kein muss, ist jedoch kein muss",
    basedAfter: "ansässiges, ansässige, ansässigen, ansässiger, basierte, basiertes, basierter",
  },
};

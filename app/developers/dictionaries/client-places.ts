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
      departamento, división, delegación, sucursal, planta, laboratorio, sede, almacén,
      client, clients, customer, customers, kunde, kunden, kundin, endkunde, auftraggeber, endkunden, client final, cliente, clientes, klant,
      société, entreprise, cabinet, azienda, società, empresa, firma, kanzlei, praxis, verlag, hersteller, konzern, bufete, despacho`,
    otherPlaceAfter: `
      airport, city council, town council, council, municipality, city hall, town hall, parliament, embassy, chamber of commerce,
      institute of technology, technical university, medical university, public library, transport authority`,
    livingIn: `
      in der, in den, aus der, aus den,
      in the city of, in the town of, in the state of, in the province of, in the canton of, in der stadt, im kanton, im land, in der gemeinde,
      dans la ville de, dans le canton de, en la ciudad de, en la provincia de, en la comunidad de, nella città di, nella provincia di,
      na cidade de, in de stad, in de provincie`,
    otherPlace: `
      team across, teams across, offices across, sites across, locations across, hospitals across, stores across, shops across, plants across,
      clients across, customers across, users across, colleagues across, employees across, branches across, subsidiaries across,
      team spread across, teams spread across, team spread over, team distributed across, team distributed over, team split between,
      team split across, team is spread across, team is spread over, team is distributed across, team is split between, standorten in,
      team verteilt über, teams verteilt über, team verteilt auf, équipe répartie entre, équipes réparties entre, équipe répartie en,
      equipo repartido entre, equipos repartidos entre, equipo distribuido entre,
      university of, universities of, technical university of, city of, town of, municipality of,
      port of, bank of, archdiocese of, diocese of, chamber of commerce of, government of, parliament of, ministry of, council of,
      stadt, landeshauptstadt, hansestadt, gemeinde, marktgemeinde, universität, uni, hochschule, fachhochschule, tu, fh, klinikum, uniklinik,
      universitätsklinikum, stadtwerke, stadtverwaltung, handelskammer, ihk, flughafen, hafen, messe, landratsamt, bistum,
      ville de, ville d, mairie de, mairie d, commune de, métropole de, agglomération de, université de, université d, école de, hôpital de,
      chu de, chu d, préfecture de, chambre de commerce de, port de, aéroport de, musée de,
      ayuntamiento de, ajuntament de, universidad de, ciudad de, diputación de, diputación, hospital de, puerto de, aeropuerto de, museo de,
      comune di, città di, università di, università degli studi di, porto di, ospedale di, gemeente, stad, universiteit, universiteit van,
      câmara municipal de, câmara municipal do, município de, município do, universidade de, universidade do,
      buyers in, shoppers in, patients in, teachers in, employees in, staff in, participants in, visitors in, subscribers in, drivers in,
      farmers in, dealers in, partners in, suppliers in, stakeholders in, end users in, respondents in, citizens in, doctors in, nurses in,
      merchants in, tenants in, readers in, guests in, travellers in, travelers in, consumers in, audience in, audiences in,
      nutzer in, nutzerinnen in, nutzern in, anwender in, anwendern in, kunden in, käufer in, käufern in, patienten in, mitarbeiter in unserem büro in,
      lieferanten in, händler in, händlern in, partner in, partnern in, besucher in, besuchern in, fahrer in, lehrkräften in, pflegekräften in,
      utilisateurs en, utilisateurs au, utilisateurs à, clients en, clients au, patients en, patients au, acheteurs en, fournisseurs en,
      partenaires en, salariés en, usuarios en, pacientes en, compradores en, proveedores en, clientes en, empleados en, socios en,
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

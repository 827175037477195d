/** What an applicant wrote about their work; the rest is in the application. */
export type DemoCv = {
  summary: string;
  work: { years: string; role: string; place: string; text: string }[];
  education: string;
  languages: string;
};

/** CVs of the demo's applicants, by email address. Not every applicant attaches one. */
export const DEMO_CVS: Readonly<Record<string, DemoCv>> = {
  "leelo.sarapuu@mail.example": {
    summary:
      "Full-stack engineer for internal tools. I sit with the people who use them before I write the first line.",
    work: [
      {
        years: "2022 to now",
        role: "Senior engineer",
        place: "Pakiring, parcel network, Tartu",
        text: "Back office for 210 sorting staff in React, TypeScript and PostgreSQL. Replaced six paper forms. A shift change now takes two minutes instead of fifteen.",
      },
      {
        years: "2018 to 2022",
        role: "Engineer",
        place: "Rohelaut, furniture maker, Tartu",
        text: "Order tracking from the saw to the truck. Moved it from a spreadsheet to a web application, one workshop at a time.",
      },
    ],
    education: "University of Tartu, BSc in computer science, 2015 to 2018",
    languages: "Estonian (native), English C1, Finnish B1",
  },
  "ramon.etxeberria@mail.example": {
    summary: "Back-end developer in Go. I like small services with few dependencies and good logs.",
    work: [
      {
        years: "2023 to now",
        role: "Back-end developer",
        place: "Itsasbide, ferry tickets, Bilbao",
        text: "Tickets of three ferry lines, 9,000 sales on a summer day. Replaced the nightly batch with a queue, so that a cancelled crossing is refunded within the hour.",
      },
      {
        years: "2022 to 2023",
        role: "Junior developer",
        place: "Zubialde, web agency, Bilbao",
        text: "Stock and invoices for two shops, in Go and PostgreSQL.",
      },
    ],
    education: "University of the Basque Country, degree in informatics, 2017 to 2022",
    languages: "Spanish and Basque (native), English B2",
  },
  "bogdan.iliescu@mail.example": {
    summary:
      "Data engineer. Pipelines that say when they are late, and migrations that nobody notices.",
    work: [
      {
        years: "2023 to now",
        role: "Senior data engineer",
        place: "Norul, weather office, Cluj-Napoca",
        text: "Readings of 1,400 stations in Kafka, Airflow and PostgreSQL. Moved 40 TB of history to a new cluster while forecasts ran, and compared every hour of both.",
      },
      {
        years: "2019 to 2023",
        role: "Data engineer",
        place: "Transcarpat, railway freight, Bucharest",
        text: "Arrival times for 800 wagons. The error of the forecast fell from 95 to 38 minutes.",
      },
      {
        years: "2016 to 2019",
        role: "Python developer",
        place: "Livada, online grocer, Cluj-Napoca",
        text: "Reports for buyers, and the tests that keep them right.",
      },
    ],
    education: "Technical University of Cluj-Napoca, MSc in computer science, 2011 to 2016",
    languages: "Romanian (native), English C1, Hungarian B1",
  },
  "ottavio.brambilla@mail.example": {
    summary:
      "Platform lead. Fourteen years from racks to Kubernetes; I measure a platform by how few people it wakes at night.",
    work: [
      {
        years: "2018 to now",
        role: "Platform lead",
        place: "Salutea, pharmacies, Bergamo",
        text: "600 shops on two data centres with Kubernetes, Terraform and Go. Alerts at night went from eleven a week to one. Leads a team of four.",
      },
      {
        years: "2014 to 2018",
        role: "System engineer",
        place: "Ferrotre, machine tools, Brescia",
        text: "First deployment without downtime, and a restore from backup on the first Monday of each month.",
      },
      {
        years: "2012 to 2014",
        role: "System administrator",
        place: "Comune di Valgrana",
        text: "Forty servers, three of them under desks.",
      },
    ],
    education: "Politecnico di Milano, laurea in ingegneria informatica, 2007 to 2012",
    languages: "Italian (native), English B2, German A2",
  },
  "klara.zemanova@mail.example": {
    summary:
      "React engineer for booking: seats, timetables, waiting lists, and the clock change in March.",
    work: [
      {
        years: "2022 to now",
        role: "Senior front-end engineer",
        place: "Kolejka, railway tickets, Brno",
        text: "Seat maps of two railways in React and GraphQL. Works on the phones of people who are late: first seat shown after 1.4 s on 3G, before it was 5.",
      },
      {
        years: "2019 to 2022",
        role: "Front-end developer",
        place: "Divadlo Na Hrázi, theatre, Brno",
        text: "Season tickets and a waiting list that fills 96 of 100 returned seats.",
      },
    ],
    education: "Masaryk University, Brno, Mgr. in informatics, 2014 to 2019",
    languages: "Czech (native), English C1, Polish B2",
  },
  "aino.saarelainen@mail.example": {
    summary:
      "Full-stack developer who stays for the boring parts: updates, error logs, documentation.",
    work: [
      {
        years: "2021 to now",
        role: "Senior developer",
        place: "Lämpölä, heat pumps, Oulu",
        text: "Remote service for 70,000 pumps in Node.js, React and PostgreSQL. Found the fault that cost 300 visits a winter by reading the error log every Monday.",
      },
      {
        years: "2015 to 2021",
        role: "Developer",
        place: "Revontuli Games, Oulu",
        text: "Accounts and payments for two mobile games with 400,000 players.",
      },
    ],
    education: "University of Oulu, MSc in information processing, 2009 to 2015",
    languages: "Finnish (native), English C1, Swedish B2",
  },
};

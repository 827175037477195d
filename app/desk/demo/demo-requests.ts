import type { SeniorityLevel } from "#contract/member-terms.ts";
import type { DeskState, StateReason } from "#contract/request-state-terms.ts";
import type { DemoPerson } from "./demo-staff.ts";

/** What staff did, some hours before now. */
export type DemoStep = { ago: number; by: DemoPerson } & (
  | { state: DeskState; reason?: StateReason }
  | { owner: DemoPerson }
  /** Days from today; before it a number below zero. */
  | { followUp: number }
  | { note: string }
  | { reply: string; subject: string }
  /** Technical skill, communication, English, motivation: 1 to 4. */
  | { scores: [number, number, number, number]; note: string }
);

type Common = {
  /** Hours before now. */
  ago: number;
  name: string;
  email: string;
  message: string;
  workload: "full_time" | "part_time";
  start: "as_soon_as_possible" | "1_2_weeks" | "in_one_month" | "unknown";
  steps: DemoStep[];
};

type ClientRequest = Common & {
  company: string;
  project: string;
  duration: "1_4_weeks" | "1_3_month" | "3_6_month" | "more_than_6_month" | "unknown";
  /** Slugs of the demo's members: those asked for, or those that were shown as matches. */
  members: string[];
  /** How many free times are before the call that they booked, and their zone. */
  call?: { after: number; timezone: string };
};

export type DemoHire = ClientRequest & { form: "hire" };
export type DemoFind = ClientRequest & {
  form: "find";
  technologies: string[];
  count: number;
  level: SeniorityLevel;
  maxRate: number | null;
};

export const DEMO_REQUESTS: (DemoHire | DemoFind)[] = [
  {
    form: "hire",
    ago: 1,
    name: "Ilse Vandamme",
    email: "ilse@maasveld.example",
    company: "Maasveld Logistics",
    project: "Extend a team",
    duration: "3_6_month",
    workload: "full_time",
    start: "1_2_weeks",
    message:
      "Our dispatch screen is React, two people look after it, and one leaves in December. We need somebody who has worked with live maps. Office hours in Antwerp, mornings matter most.",
    members: ["anna-kask", "valentina-rios"],
    call: { after: 5, timezone: "Europe/Brussels" },
    steps: [],
  },
  {
    form: "find",
    ago: 4,
    name: "Tobias Renggli",
    email: "t.renggli@alpwerk.example",
    company: "Alpwerk AG",
    project: "New product",
    duration: "more_than_6_month",
    workload: "full_time",
    start: "in_one_month",
    message:
      "We make sensors for mountain railways and want to read them over the air. The firmware is ours. We look for the service that takes in the readings and raises alarms.",
    members: ["ingrid-hallstrom", "iker-echeverria"],
    technologies: ["Go", "Kafka", "PostgreSQL"],
    count: 2,
    level: "senior",
    maxRate: 70,
    call: { after: 20, timezone: "Europe/Zurich" },
    steps: [],
  },
  {
    form: "hire",
    ago: 27,
    name: "Grace Lindqvist",
    email: "grace@brygga.example",
    company: "Brygga Health",
    project: "Audit",
    duration: "1_4_weeks",
    workload: "part_time",
    start: "as_soon_as_possible",
    message:
      "An insurer asks for a report on our booking app before it signs. Two weeks, read-only access, and a call with their engineer at the end.",
    members: ["tomasz-wierzbicki"],
    call: { after: 36, timezone: "Europe/Stockholm" },
    steps: [],
  },
  {
    form: "hire",
    ago: 52,
    name: "Henrik Aas",
    email: "henrik.aas@fjelltind.example",
    company: "Fjelltind Energi",
    project: "Rescue a project",
    duration: "1_3_month",
    workload: "full_time",
    start: "as_soon_as_possible",
    message:
      "Our supplier stopped work in October. There is a Django application, no tests and a launch on 1 February. First we need somebody to tell us whether that date holds.",
    members: ["ioana-munteanu", "otieno-odhiambo"],
    call: { after: 52, timezone: "Europe/Oslo" },
    steps: [
      { ago: 50, by: "mari", owner: "mari" },
      {
        ago: 49,
        by: "mari",
        subject: "Your request",
        reply:
          "Hello Henrik,\n\nThank you for writing. Ioana led a rescue like yours last year and is free from Monday. Could we talk on Thursday at 10:00 about the launch?\n\nMari",
      },
      { ago: 49, by: "mari", state: "contacted" },
      { ago: 49, by: "mari", followUp: 0 },
      {
        ago: 48,
        by: "mari",
        note: "He has budget until the end of March. The code is on their own server; ask for access before the call.",
      },
    ],
  },
  {
    form: "find",
    ago: 98,
    name: "Beatriz Lameiras",
    email: "beatriz@salvador-cafe.example",
    company: "Salvador Café",
    project: "New product",
    duration: "1_3_month",
    workload: "part_time",
    start: "unknown",
    message:
      "Thirty cafés, one loyalty card on paper. We want it as an app that the staff can explain in one sentence.",
    members: ["minh-anh-nguyen", "arpine-sargsyan"],
    technologies: ["React Native"],
    count: 1,
    level: "middle",
    maxRate: 45,
    steps: [
      { ago: 96, by: "joonas", owner: "joonas" },
      { ago: 95, by: "joonas", state: "contacted" },
      { ago: 95, by: "joonas", followUp: -1 },
      {
        ago: 94,
        by: "joonas",
        note: "Asked for the number of card holders and whether tills can read a QR code. No answer yet.",
      },
    ],
  },
  {
    form: "hire",
    ago: 120,
    name: "Patrick Mwangi",
    email: "patrick@shambasoft.example",
    company: "ShambaSoft",
    project: "Extend a team",
    duration: "more_than_6_month",
    workload: "full_time",
    start: "in_one_month",
    message:
      "Two more people for the team that builds our weather service for farmers. Python, some Kubernetes. Three of us are in Nairobi, so the same hours would help.",
    members: ["otieno-odhiambo", "giorgi-beridze"],
    steps: [
      { ago: 118, by: "mari", owner: "joonas" },
      { ago: 100, by: "joonas", state: "contacted" },
      { ago: 100, by: "joonas", followUp: 3 },
      { ago: 99, by: "joonas", note: "Wants to meet both. Giorgi is away until Wednesday." },
    ],
  },
  {
    form: "find",
    ago: 200,
    name: "Caroline Duhamel",
    email: "c.duhamel@ateliermobilier.example",
    company: "Atelier Mobilier",
    project: "Extend a team",
    duration: "3_6_month",
    workload: "full_time",
    start: "1_2_weeks",
    message:
      "A shop in Vue and Laravel, 9,000 articles, and a configurator for shelves that is too slow on a phone.",
    members: ["marta-vilanova", "rasmus-tamm"],
    technologies: ["Vue.js", "Laravel"],
    count: 1,
    level: "senior",
    maxRate: 60,
    steps: [
      { ago: 198, by: "mari", owner: "mari" },
      { ago: 197, by: "mari", state: "contacted" },
      { ago: 150, by: "mari", state: "proposed" },
      { ago: 150, by: "mari", followUp: 1 },
      {
        ago: 150,
        by: "mari",
        note: "Proposed both. Marta first: she knows both sides of it, and has built a configurator.",
      },
    ],
  },
  {
    form: "hire",
    ago: 220,
    name: "Adaeze Obi",
    email: "adaeze@kora-books.example",
    company: "Kora Books",
    project: "New product",
    duration: "3_6_month",
    workload: "part_time",
    start: "in_one_month",
    message:
      "Bookkeeping for market traders, by voice message. We have a prototype and 400 testers.",
    members: ["chiamaka-eze", "ngozi-adeyemi"],
    steps: [
      { ago: 218, by: "joonas", owner: "joonas" },
      { ago: 216, by: "joonas", state: "contacted" },
      { ago: 170, by: "joonas", state: "proposed" },
      { ago: 170, by: "joonas", followUp: 4 },
    ],
  },
  {
    form: "hire",
    ago: 320,
    name: "Markus Feichtinger",
    email: "m.feichtinger@donautakt.example",
    company: "Donautakt",
    project: "Extend a team",
    duration: "more_than_6_month",
    workload: "full_time",
    start: "in_one_month",
    message:
      "Timetables for a regional railway. We need one person for Java and Spring who can read a standard of 800 pages without complaint.",
    members: ["florian-brandstetter", "lukas-bergmann"],
    steps: [
      { ago: 318, by: "mari", owner: "mari" },
      { ago: 316, by: "mari", state: "contacted" },
      { ago: 270, by: "mari", state: "proposed" },
      { ago: 120, by: "mari", state: "interviewing" },
      { ago: 120, by: "mari", followUp: 2 },
      {
        ago: 70,
        by: "mari",
        note: "Florian talked to two of their engineers and liked them. The second interview is with their head of operations.",
      },
    ],
  },
  {
    form: "find",
    ago: 380,
    name: "Sinéad Whelan",
    email: "sinead@harbourlight.example",
    company: "Harbourlight Museums",
    project: "New product",
    duration: "1_3_month",
    workload: "full_time",
    start: "as_soon_as_possible",
    message:
      "An audio guide for six small museums that works without a network. Visitors use their own phones.",
    members: ["youssef-abdelrahman", "wanjiru-kamau"],
    technologies: ["Flutter"],
    count: 1,
    level: "senior",
    maxRate: null,
    steps: [
      { ago: 378, by: "joonas", owner: "joonas" },
      { ago: 376, by: "joonas", state: "contacted" },
      { ago: 330, by: "joonas", state: "proposed" },
      { ago: 160, by: "joonas", state: "interviewing" },
      { ago: 160, by: "joonas", followUp: 1 },
    ],
  },
  {
    form: "hire",
    ago: 900,
    name: "Dominik Havel",
    email: "havel@tiskarnavltava.example",
    company: "Tiskárna Vltava",
    project: "Extend a team",
    duration: "3_6_month",
    workload: "full_time",
    start: "1_2_weeks",
    message: "Web-to-print: customers upload a PDF and see at once what is wrong with it.",
    members: ["daryna-kovalchuk"],
    steps: [
      { ago: 898, by: "mari", owner: "mari" },
      { ago: 896, by: "mari", state: "contacted" },
      { ago: 860, by: "mari", state: "proposed" },
      { ago: 760, by: "mari", state: "interviewing" },
      { ago: 640, by: "mari", state: "won" },
      {
        ago: 640,
        by: "mari",
        note: "Daryna begins on Monday. Six months with an option for six more.",
      },
    ],
  },
  {
    form: "find",
    ago: 700,
    name: "Rhys Bevan",
    email: "rhys@penllyn.example",
    company: "Penllyn Cycles",
    project: "New product",
    duration: "1_4_weeks",
    workload: "part_time",
    start: "as_soon_as_possible",
    message: "A page where people book a bicycle repair. Ideally done by the end of the month.",
    members: [],
    technologies: ["PHP"],
    count: 1,
    level: "junior",
    maxRate: 20,
    steps: [
      { ago: 698, by: "joonas", owner: "joonas" },
      { ago: 690, by: "joonas", state: "contacted" },
      { ago: 560, by: "joonas", state: "lost", reason: "too_expensive" },
    ],
  },
  {
    form: "hire",
    ago: 520,
    name: "Yasmin Haddad",
    email: "yasmin@orderly-clinic.example",
    company: "Orderly Clinic",
    project: "Rescue a project",
    duration: "unknown",
    workload: "full_time",
    start: "as_soon_as_possible",
    message: "Rails, three years old, and the only developer is on parental leave.",
    members: ["fernanda-siqueira"],
    steps: [
      { ago: 516, by: "mari", owner: "mari" },
      { ago: 515, by: "mari", state: "contacted" },
      { ago: 400, by: "mari", state: "lost", reason: "hired_elsewhere" },
      {
        ago: 400,
        by: "mari",
        note: "Found somebody in her own network. Friendly; write again in spring.",
      },
    ],
  },
  {
    form: "hire",
    ago: 44,
    name: "Best Rank Team",
    email: "offers@first-page.example",
    company: "First Page",
    project: "Your website",
    duration: "unknown",
    workload: "part_time",
    start: "unknown",
    message: "Dear webmaster, we put you on the first page within 30 days. Reply for a price list.",
    members: ["anna-kask"],
    steps: [{ ago: 43, by: "joonas", state: "spam" }],
  },
];

export type DemoApplication = Common & {
  form: "apply";
  /** Slug of a vacancy, or the title of a general position. */
  vacancy?: string;
  position?: string;
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  zone: string;
  level: SeniorityLevel;
  years: number;
  technologies: { name: string; years: number; main: boolean }[];
  rate: number;
};

const tech = (names: string, years: number) =>
  names
    .split(", ")
    .map((name, index) => ({ name, years: Math.max(1, years - index), main: index < 2 }));

export const DEMO_APPLICATIONS: DemoApplication[] = [
  {
    form: "apply",
    ago: 2,
    vacancy: "full-stack-engineer-ogds",
    ...person("Leelo", "Sarapuu", "EE", "Tartu", "Europe/Tallinn"),
    ...{ level: "senior", years: 8, rate: 48, workload: "full_time", start: "in_one_month" },
    technologies: tech("TypeScript, React, PostgreSQL", 7),
    message:
      "For four years I have worked on the back office of a parcel network, with the people who sort the parcels. I like tools that nobody has to be trained for.",
    steps: [],
  },
  {
    form: "apply",
    ago: 7,
    position: "Back-end developer",
    ...person("Ramón", "Etxeberria", "ES", "Bilbao", "Europe/Madrid"),
    ...{ level: "middle", years: 4, rate: 38, workload: "full_time", start: "1_2_weeks" },
    technologies: tech("Go, PostgreSQL, Docker", 4),
    message:
      "I keep the ticket system of three ferry lines running. Last winter I replaced its nightly batch with a queue, and the phones went quiet.",
    steps: [],
  },
  {
    form: "apply",
    ago: 30,
    vacancy: "qa-engineer-playwright",
    ...person("Hanna", "Lorentzen", "NO", "Bergen", "Europe/Oslo"),
    ...{ level: "senior", years: 9, rate: 52, workload: "part_time", start: "unknown" },
    technologies: tech("Playwright, TypeScript", 5),
    message:
      "I test software for ships, where a bug report arrives by satellite. Two days a week would suit me from January on.",
    steps: [],
  },
  {
    form: "apply",
    ago: 75,
    vacancy: "senior-python-data-engineer",
    ...person("Bogdan", "Ilieșcu", "RO", "Cluj-Napoca", "Europe/Bucharest"),
    ...{ level: "senior", years: 10, rate: 50, workload: "full_time", start: "in_one_month" },
    technologies: tech("Python, PostgreSQL, Kafka, Airflow", 9),
    message:
      "Ten years of pipelines, the last three for a weather office. I can show a migration of 40 TB that nobody noticed.",
    steps: [
      { ago: 70, by: "mari", owner: "joonas" },
      { ago: 50, by: "joonas", state: "reviewing" },
      {
        ago: 48,
        by: "joonas",
        scores: [4, 3, 3, 4],
        note: "Strong on data, precise in writing. Ask how he tests a pipeline.",
      },
    ],
  },
  {
    form: "apply",
    ago: 90,
    position: "Mobile developer",
    ...person("Thandiwe", "Khumalo", "ZA", "Durban", "Africa/Johannesburg"),
    ...{ level: "middle", years: 5, rate: 36, workload: "full_time", start: "as_soon_as_possible" },
    technologies: tech("React Native, TypeScript, Swift", 5),
    message:
      "I built the app with which minibus drivers share their position, and I support 12,000 of them with one colleague.",
    steps: [
      { ago: 80, by: "mari", owner: "mari" },
      { ago: 60, by: "mari", state: "reviewing" },
    ],
  },
  {
    form: "apply",
    ago: 190,
    vacancy: "platform-engineer-kubernetes",
    ...person("Ottavio", "Brambilla", "IT", "Bergamo", "Europe/Rome"),
    ...{ level: "lead", years: 14, rate: 68, workload: "full_time", start: "in_one_month" },
    technologies: tech("Kubernetes, Terraform, AWS, Go", 8),
    message:
      "I run the platform of a chain of pharmacies: 600 shops, two data centres, and one night shift a quarter that I would like to abolish.",
    steps: [
      { ago: 180, by: "joonas", owner: "joonas" },
      { ago: 170, by: "joonas", state: "reviewing" },
      {
        ago: 168,
        by: "joonas",
        scores: [4, 4, 3, 4],
        note: "The best answer on incidents so far.",
      },
      { ago: 167, by: "mari", scores: [4, 3, 3, 3], note: "" },
      { ago: 120, by: "joonas", state: "interview" },
      { ago: 120, by: "joonas", note: "Interview on Friday at 14:00 with Pauliina." },
    ],
  },
  {
    form: "apply",
    ago: 240,
    vacancy: "senior-react-engineer-booking",
    ...person("Klára", "Zemanová", "CZ", "Brno", "Europe/Prague"),
    ...{ level: "senior", years: 7, rate: 49, workload: "full_time", start: "1_2_weeks" },
    technologies: tech("React, TypeScript, GraphQL", 6),
    message:
      "Seat maps, timetables, waiting lists: I have built booking for a theatre and for two railways, and I know what goes wrong at midnight.",
    steps: [
      { ago: 230, by: "mari", owner: "mari" },
      { ago: 220, by: "mari", state: "reviewing" },
      { ago: 200, by: "mari", scores: [3, 4, 4, 4], note: "Explains trade-offs well." },
      { ago: 150, by: "mari", state: "interview" },
    ],
  },
  {
    form: "apply",
    ago: 600,
    position: "Full-stack developer",
    ...person("Aino", "Saarelainen", "FI", "Oulu", "Europe/Helsinki"),
    ...{
      level: "senior",
      years: 11,
      rate: 55,
      workload: "full_time",
      start: "as_soon_as_possible",
    },
    technologies: tech("Node.js, React, PostgreSQL, Docker", 9),
    message:
      "Eleven years, five of them with a maker of heat pumps. I like to be the person who reads the error log on Monday.",
    steps: [
      { ago: 590, by: "mari", owner: "mari" },
      { ago: 560, by: "mari", state: "reviewing" },
      {
        ago: 555,
        by: "mari",
        scores: [4, 4, 4, 4],
        note: "Both references called her back first.",
      },
      { ago: 480, by: "mari", state: "interview" },
      { ago: 330, by: "mari", state: "accepted" },
    ],
  },
  {
    form: "apply",
    ago: 420,
    vacancy: "junior-front-end-developer",
    ...person("Dries", "Callebaut", "BE", "Ghent", "Europe/Brussels"),
    ...{ level: "junior", years: 1, rate: 28, workload: "full_time", start: "as_soon_as_possible" },
    technologies: tech("JavaScript, Vue.js", 1),
    message:
      "I finished a six-month course in September and built a site for my brother's bakery. I learn fast.",
    steps: [
      { ago: 410, by: "joonas", owner: "joonas" },
      { ago: 405, by: "joonas", state: "reviewing" },
      {
        ago: 400,
        by: "joonas",
        scores: [2, 3, 3, 4],
        note: "Too early. Worth a second look in a year.",
      },
      { ago: 390, by: "joonas", state: "rejected", reason: "experience" },
    ],
  },
  {
    form: "apply",
    ago: 800,
    position: "DevOps or platform engineer",
    ...person("Vikram", "Chaudhary", "IN", "Pune", "Asia/Kolkata"),
    ...{ level: "senior", years: 9, rate: 95, workload: "part_time", start: "unknown" },
    technologies: tech("AWS, Terraform, Kubernetes", 7),
    message:
      "Certified in three clouds. I take on short projects beside my work at a bank, in my evenings.",
    steps: [
      { ago: 790, by: "mari", owner: "mari" },
      { ago: 780, by: "mari", state: "reviewing" },
      { ago: 760, by: "mari", state: "rejected", reason: "rate" },
    ],
  },
];

function person(firstName: string, lastName: string, country: string, city: string, zone: string) {
  const name = `${firstName} ${lastName}`;
  const email = `${firstName}.${lastName}@mail.example`
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return { firstName, lastName, name, email, country, city, zone };
}

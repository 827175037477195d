/** What the people of the week and their projects are called; all of it is invented. */

export const GIVEN = (
  "Solveig,Matthias,Ines,Oluwaseun,Frauke,Piotr,Zsófia,Henrike,Luca,Noor,Bartholomew,Aiko,Ragnhild," +
  "Émilie,Stelian,Katarzyna,Jonas,Priya,Wiebke,Aurélien,Sindre,Malin,Ødegård-Lise,Giorgos,Ana"
).split(",");
export const FAMILY = (
  "Aasland,Brüggemann,Castellanos,Adeyemi-Fasholla,Vandenberghe,Wójcik,Szűcs,Lindqvist,Moretti,Haddad," +
  "Featherstonehaugh,Tanaka,Haugen,Delacroix,Ionescu,Zielińska,Petersen,Raghunathan,Kröger,Marchetti"
).split(",");
export const COMPANIES = (
  "Fjordhaven Ferries,Grünwald Maschinenbau GmbH & Co. KG,Cascais Clinics,Havnelab,Kestrel Freight," +
  "Tindra Energy,Molinari & Figli,Norrsken Payments,Puhto Health,Brightwater Insurance,Oak & Ember," +
  "Elbtal Logistik,Sable Optics,Quayside Rentals,Lumen Schools,Ventspils Port Authority," +
  "Ravn Analytics,Bergamote Paris,Tallow & Wick,Inverness Distillers Cooperative"
).split(",");
export const PROJECTS = [
  "New product",
  "Rewrite of an existing system",
  "Team extension",
  "Audit",
  "Mobile app",
] as const;
export const MESSAGES = [
  "We run twelve ferries and sell tickets on a site from 2011. It has to take bookings for cars by summer.",
  "Two of our five engineers leave in spring. We need people who can read other people's React.",
  "Our nightly import takes nine hours. Somebody should look at it before it takes ten.",
  "A clinic in four cities, one calendar. Patients book by phone today, and 40 % of calls are missed.",
  "We have designs, an API and no app.\n\nCould somebody start with the iOS one in January? Android can wait.",
  "Please call before Thursday, our budget round closes on Friday.",
  "",
  "We were happy with Anna two years ago. Is she free again?",
];
export const SPAM = [
  "We place your site on page one. 300 backlinks from real blogs, first results in 14 days.",
  "Guest posts on 4,000 websites. Price list attached, discount this week only.",
  "Your website has 37 SEO errors. Reply YES for a free audit.",
];
export const NOTES = [
  "Spoke with their CTO in May, wanted somebody on site then.",
  "Budget is fine, they decide in two weeks.",
  "Wait for the signed NDA before we send names.",
  "Prefers people in Lisbon or Porto.",
];
export const TECHNOLOGIES = ["react", "nodejs", "typescript", "python", "java", "go", "postgresql"];
export const JOBS = [
  "full-stack-engineer-ogds",
  "qa-engineer-playwright",
  "senior-python-data-engineer",
  "senior-react-engineer-booking",
  "ios-developer-health-app",
  "back_end",
  "data_and_ml",
  "dev_ops",
];
export const CITIES = [
  ["PT", "Porto", "Europe/Lisbon"],
  ["PL", "Łódź", "Europe/Warsaw"],
  ["EE", "Tartu", "Europe/Tallinn"],
  ["NG", "Lagos", "Africa/Lagos"],
  ["AR", "Rosario", "America/Argentina/Buenos_Aires"],
] as const;
export const ABOUT = [
  "Nine years of back ends, the last four of them for a bank. I like small teams and old code.",
  "I build interfaces for people who are in a hurry, and I like to watch them use it.",
  "Data pipelines, mostly for energy companies. I test what I write and I write what I did.",
];

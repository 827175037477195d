import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

const read = (text: string) => readDescription(text, DEMO_CONTEXT);

const WHOLE = `# Senior React engineer

Harbourline plans ferries. We're looking for two senior React developers who join
a team of 40 engineers in Estonia, full time, for 6 to 9 months, starting in two weeks.

You know:
- TypeScript and React
- Node.js with Postgres
- at least 5 years of experience

Nice to have:
- Docker
- Kubernetes

Rate: up to €65 per hour. We go to production every day and react to incidents.`;

test("a description fills the form with what it says", () => {
  expect(read(WHOLE)).toEqual({
    technologies: ["react", "typescript", "nodejs", "postgresql"],
    others: ["docker", "kubernetes"],
    excluded: [],
    number_of_developers: 2,
    seniority_level: "senior",
    max_rate: 65,
    project_duration: "more_than_6_month",
    workload: "full_time",
    start_date: "1_2_weeks",
    unclear: { levels: [], rates: [], workloads: [] },
  });
});

test.each([
  ["go to market with us", [], []],
  ["Go to market with us", [], []],
  ["Go developer", ["go"], []],
  ["Our services are written in Go.", ["go"], []],
  ["Go, Python", ["go", "python"], []],
  ["React Native app", ["react-native"], []],
  ["You react fast", [], []],
  ["We changed it last spring with Ann.", [], []],
  ["PHP is not needed, Docker is a plus", [], ["php", "docker"]],
  ["No experience with Docker required", [], ["docker"]],
  ["Bonus: Docker\nRequired: Python", ["python"], ["docker"]],
  ["We need Angular. We don't want people who know only AngularJS.", ["angular"], []],
])("%s", (text, technologies, others) => {
  expect(read(text)).toMatchObject({ technologies, others });
});

test.each([
  ["Senior or lead developer", "", ["senior", "lead"]],
  ["Senior developer\nYou mentor junior developers", "senior", []],
  ["Report to senior management", "", []],
  ["Level: lead", "lead", []],
  ["You lead a team", "", []],
  ["We would like somebody junior who helps Ana", "junior", []],
  ["What we are looking for is a lead who sets up our tests", "lead", []],
  ["You have:\n- Senior, 6 years of Go", "senior", []],
  ["Busco un perfil intermedio, no hace falta que sea senior", "middle", []],
  ["Must I be a senior? No.", "", []],
  ["Mid-level is fine, we have an architect", "middle", []],
  ["Un profil de lead, à l'aise en public", "lead", []],
  ["Un perfil de senior que sepa hablar", "senior", []],
])("the level of %j", (text, seniority_level, levels) => {
  expect(read(text)).toMatchObject({ seniority_level, unclear: { levels } });
});

test.each([
  ["We need 3 backend engineers", 3],
  ["4 Python developers", 4],
  ["hiring one developer", 1],
  ["our team of 12 developers", undefined],
  ["looking for 5 years of experience", undefined],
  ["looking for 200 developers", undefined],
])("the number in %j", (text, number_of_developers) => {
  expect(read(text).number_of_developers).toBe(number_of_developers);
});

test.each([
  ["up to $70/h", 61, []],
  ["hourly rate: 50-60 EUR", 60, []],
  ["€80,000 per year", 42, []],
  ["a total of 3000 euro", undefined, []],
  ["€80 for lunch", undefined, []],
  ["up to €50 an hour for seniors, up to €70 an hour for leads", undefined, [50, 70]],
])("the rate in %j", (text, max_rate, rates) => {
  expect(read(text)).toMatchObject({ unclear: { rates } });
  expect(read(text).max_rate).toBe(max_rate);
});

test.each([
  ["a 3-month contract", { project_duration: "1_3_month" }],
  ["for two weeks", { project_duration: "1_4_weeks" }],
  ["Part time, two months to start with", { project_duration: "1_3_month" }],
  ["Teilzeit, 3 Monate mit Option auf mehr", { project_duration: "1_3_month" }],
  ["a two-month full-time contract", { project_duration: "1_3_month", workload: "full_time" }],
  ["4000 euros a month, full time", { project_duration: "" }],
  ["La mission durera deux mois", { project_duration: "1_3_month" }],
  ["Jornada completa, 5 meses para empezar", { project_duration: "3_6_month" }],
  ["Ferries for 60 years. Length: 2 months", { project_duration: "1_3_month" }],
  ["for 6 months of experience", { project_duration: "" }],
  ["Two days a week, five months from 11 January", { project_duration: "3_6_month" }],
  ["Full time, nine months planned", { project_duration: "more_than_6_month" }],
  ["Ab Mai ungefähr fünf Monate", { project_duration: "3_6_month" }],
  ["Empezar en mayo y trabajar dos meses", { project_duration: "1_3_month" }],
  ["a long-term role", { project_duration: "more_than_6_month" }],
  ["part-time or full-time", { workload: "" }],
  ["20 hours a week, part time", { workload: "part_time" }],
  ["Una reunión a las 8:30, hora de Bogotá", { workload: "" }],
  ["Full time, three days a week at home", { workload: "full_time" }],
  ["Temps plein. Télétravail deux jours par semaine.", { workload: "full_time" }],
  ["32 hours a week, two days a month in Riga", { workload: "part_time" }],
  ["À compter du 4 mars 2027", { starts_on: "2027-03-04" }],
  ["Arrancamos en marzo de 2027", { starts_on: "2027-03-01" }],
  ["Beginn gern Mitte März 2027", { starts_on: "2027-03-15" }],
  ["Length: full time, 4 months with a likely extension", { project_duration: "3_6_month" }],
  ["we need you ASAP", { start_date: "as_soon_as_possible" }],
  ["Start: next month", { start_date: "in_one_month" }],
])("the terms of %j", (text, terms) => {
  expect(read(text)).toMatchObject(terms);
});

test("nothing is read from nothing, and hostile text is read in one pass", () => {
  expect(read("").technologies).toEqual([]);
  for (const unit of ["for about ", "1 to ", "no ", "senior ", "€", "up to ", "\n", "C++ ", "-"]) {
    const text = unit.repeat(20_000 / unit.length);
    expect(() => read(text)).not.toThrow();
  }
});

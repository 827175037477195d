import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

test.each([
  {
    name: "bullets below headings",
    text: "About us\nWe plan ferries. Timetables are shown by a React page.\n\nWhat you bring\n- Java\n- Kafka\n\nWhat we offer\n- Remote work",
    technologies: ["java", "kafka"],
    others: ["react"],
  },
  {
    name: "numbers before headings",
    text: "1. Background\nThe registry is an application in PHP.\n2. Minimum requirements\n2.1 Five years of Python\n2.2 PostgreSQL",
    technologies: ["python", "postgresql"],
    others: ["php"],
  },
  {
    name: "labels in bullets",
    text: "So arbeiten wir\n• Team: drei Leute, zwei davon an der Oberfläche (Angular)\n• Betrieb: AWS\n\nDein Profil\n• Kotlin",
    technologies: ["kotlin"],
    others: ["angular", "aws"],
  },
  {
    name: "French",
    text: "L'entreprise\nNous louons des vélos, et notre site est en Vue.\n\nCompétences attendues\n- Go\n- Docker",
    technologies: ["go", "docker"],
    others: ["vuejs"],
  },
  {
    name: "articles of a tender",
    text: "Article 1 – Compétences requises\nVous devez connaître Go.\n\nArticle 2 – Compétences appréciées\nKotlin ; Docker.",
    technologies: ["go"],
    others: ["kotlin", "docker"],
  },
  {
    name: "a heading that goes on",
    text: "Your profile\n• Go\n\nA plus, but no must\n• Docker\n• Kotlin: the till team tries it",
    technologies: ["go"],
    others: ["docker", "kotlin"],
  },
  {
    name: "questions as headings",
    text: "Sobre nosotros\nNuestra tienda usa Angular.\n\n¿Qué buscamos?\n- Buen dominio de Go y Docker\n\n¿Qué ofrecemos?\n- Remoto",
    technologies: ["go", "docker"],
    others: ["angular"],
  },
  {
    name: "questions as headings in English",
    text: "Who we are\nOur shop is in Angular.\n\nWhat are we looking for?\n- Good command of Go\n\nAnd the rest?\nThe tills are written in Kotlin.",
    technologies: ["go"],
    others: ["angular", "kotlin"],
  },
  {
    name: "the name of the client",
    text: "About Elm & Fjord\nElm & Fjord plans ferries. The till would be a Vue page for you.\n\nWhat we look for\n- Go",
    technologies: ["go"],
    others: ["vuejs"],
  },
  {
    name: "bullets without a heading of what is required",
    text: "Context\n- Our shop is in PHP\n- Our desk is in Go\n\nPractical\n- You know Go",
    technologies: ["go"],
    others: ["php"],
  },
  {
    name: "more after a heading",
    text: "Background (in short)\nYou see our ferries in a Vue page.\n\nSkills, each of them:\n- Go\n\nWould be nice (we can teach it)\n- Kafka",
    technologies: ["go"],
    others: ["vuejs", "kafka"],
  },
  {
    name: "a sentence about something",
    text: "About React\nYou know it.\n\nRequirements\n- React",
    technologies: ["react"],
    others: [],
  },
  {
    name: "no requirements with names",
    text: "About us\nOur shop is a React page.\n\nRequirements\n- Good English",
    technologies: ["react"],
    others: [],
  },
  {
    name: "named in both",
    text: "About us\nOur shop is a React page with Node.js.\n\nRequirements\n- React",
    technologies: ["react"],
    others: ["nodejs"],
  },
])(
  "what a client tells of themselves is no requirement: $name",
  ({ text, technologies, others }) => {
    expect(readDescription(text, DEMO_CONTEXT)).toMatchObject({ technologies, others });
  },
);

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

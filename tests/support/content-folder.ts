import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A valid `site.yaml` of 16 lines. */
export const SITE = `name: OGDS
legal_name: OGDS Talent OÜ
email: hello@ogds.example
phone: null
address:
  street: Kalasadama põik 7
  postal_code: "10415"
  city: Tallinn
  country: Estonia
social:
  linkedin: null
  youtube: null
tagline: Hire vetted developers.
description: Browse vetted software developers.
terms:
  buyout_percent: 70
`;

/** A valid member of 38 lines; tests change single lines of it. */
export const ANNA = `first_name: Anna
last_name: Kask
gender: female
position: Senior React engineer
excerpt: Builds <strong>fast</strong> interfaces.
about: |
  <p>I work on the front end.</p>
  <p>In a team I review.</p>
country_code: EE
timezone: Europe/Tallinn
seniority_level: senior
years_of_experience: 9
sales_rate: 58
sales_currency: EUR
redemption_rate: 6496
cv_link: null
available_from: 2026-12-01
availability_confirmed_at: 2026-11-10
languages:
  - { code: et, level: Native }
  - { code: en, level: C1 }
technologies:
  - { slug: react, years: 6, main: true }
  - { slug: typescript, years: 6 }
experiences:
  - position: Engineer
    name: Harbourline
    tags: [logistics]
    technologies: [react]
    description: Berth planning for eleven ports.
    responsibility: Led three engineers.
educations:
  - institution: Tallinn University of Technology
    specialization: BSc, Informatics
    year_from: 2014
    year_to: 2017
`;

const PRIVACY = `---
title: Privacy policy
description: What we store.
heading: Privacy policy
lead: What we store.
---
## Data

What you send.
`;

const GOOD: Record<string, string | Buffer> = {
  "site.yaml": SITE,
  "technologies.yaml": `- { slug: react, name: React }
- { slug: typescript, name: TypeScript }
`,
  "tags.yaml": "- { slug: logistics, name: Logistics }\n",
  "members/anna-kask.yaml": ANNA,
  "pages/privacy.md": PRIVACY,
};

/**
 * A small valid content folder with `changes`: the text of a file, or null to leave it out. Removed
 * after the test.
 */
export function writeContentFolder(changes: Record<string, string | Buffer | null> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "ogds-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, content] of Object.entries({ ...GOOD, ...changes })) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

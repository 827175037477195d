import { expect, test } from "vitest";
import { toMemberRow } from "#tests/support/members.ts";
import type { MemberRow } from "../members.repository.server.ts";
import { toMember } from "../to-member.server.ts";
import { toPersonData } from "./member-structured-data.ts";

const context = { toUrl: (path: string) => `https://ogds.example${path}`, siteName: "OGDS" };
const toData = (vetting: MemberRow["vetting"], name: Partial<MemberRow> = {}) => {
  const row = {
    ...toMemberRow(4),
    latin_name: null,
    ...name,
    id: 4,
    published: true,
    updated_at: new Date(0),
    vetting,
  };
  return toPersonData(toMember(row as MemberRow, new Map(), new Map()), context);
};

test("what the agency checked is a credential of the person, the earliest first", () => {
  const by = "Mari Kask";
  const { hasCredential } = toData([
    { check: "references", how: "Two calls", by, on: "2026-03-12" },
    { check: "interview", how: "A pull request", by, on: "2026-03-02" },
  ]);
  expect(hasCredential).toMatchObject([
    {
      "@type": "EducationalOccupationalCredential",
      name: "Live interview",
      dateCreated: "2026-03-02",
    },
    { name: "References", recognizedBy: { "@type": "Organization", name: "OGDS" } },
  ]);
});

test("without a record there is no credential", () => {
  expect(toData([])).not.toHaveProperty("hasCredential");
});

test("a name in another script has one in Latin letters beside it", () => {
  const name = { first_name: "Дарина", last_name: "Ковальчук", slug: "daryna-kovalchuk" };
  expect(toData([], name)).toMatchObject({
    name: "Дарина Ковальчук",
    alternateName: "Daryna Kovalchuk",
  });
  expect(toData([])).not.toHaveProperty("alternateName");
});

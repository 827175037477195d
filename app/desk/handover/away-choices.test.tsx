import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ReassignForm } from "../calls/reassign-form.tsx";
import { HandoverPage } from "./handover-page.tsx";

const AWAY = { name: "Mari Lepik", away_until: "2026-12-18" };
const HERE = { name: "Joonas Kruus", away_until: null };

/** What each select of a page has to choose from. */
function listChoices(element: ReactNode): string[] {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <Toast.Provider>{element}</Toast.Provider> },
  ]);
  const html = renderToString(<Stub />).replaceAll("<!-- -->", "");
  return [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text ?? "");
}

test("a call is given to another host in sight of who is away, and until when", () => {
  const hosts = [HERE, AWAY].map((person, index) => ({
    ...person,
    id: index + 1,
    email: `host-${index}@ogds.example`,
    is_active: true,
    conflict: undefined,
  }));
  expect(listChoices(<ReassignForm call={{ host: 1, sequence: 0 }} hosts={hosts} />)).toEqual([
    "Joonas Kruus",
    "Mari Lepik, away until 18 Dec · free",
  ]);
});

test("work is handed over in sight of who is away, and until when", () => {
  const starts_at = new Date("2026-11-23T09:00:00Z");
  const handover = {
    person: { id: 3, name: "Kati Ots", email: "kati@ogds.example", is_disabled: false },
    requests: [],
    calls: [{ reference: "OG-7K3M9Q", name: "Zoë Tamm", starts_at }],
    receivers: [{ id: 1, ...AWAY }],
    hosts: [{ host: 1, ...AWAY }],
  } as unknown as Parameters<typeof HandoverPage>[0]["handover"];
  const choices = listChoices(
    <HandoverPage handover={handover} isRecent state={undefined} result={undefined} />,
  );
  expect(choices.filter((choice) => choice.startsWith("Mari Lepik"))).toEqual([
    "Mari Lepik, away until 18 Dec",
    "Mari Lepik, away until 18 Dec",
  ]);
});

import { Toast } from "@base-ui/react/toast";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { DeskData } from "../parts/use-desk.ts";
import type { DeskRequestRow } from "../requests/desk-requests.repository.server.ts";
import { OwnerOptions } from "../requests/owner-options.tsx";
import { INBOX } from "../requests/request-lists.tsx";
import { NoteForm } from "./note-form.tsx";

const MARI = { id: 1, name: "Mari Kask", role: "partner", is_active: true } as const;
const DESK: DeskData = {
  staff: { ...MARI, email: "mari@ogds.example" },
  colleagues: [
    MARI,
    { id: 2, name: "Jaan Kuusk", role: "partner", is_active: true },
    { id: 3, name: "Liis Ots", role: "editor", is_active: true },
    { id: 4, name: "Kati Ots", role: "partner", is_active: false },
  ],
  timezone: "Europe/Tallinn",
  now: new Date(),
};

function render(element: ReactNode): string {
  const Stub = createRoutesStub([
    {
      id: "desk/routes/desk",
      path: "*",
      Component: () => <Toast.Provider>{element}</Toast.Provider>,
    },
  ]);
  const loaderData = { "desk/routes/desk": DESK };
  return renderToString(<Stub hydrationData={{ loaderData }} />).replaceAll("<!-- -->", "");
}

/** Who is offered as the owner of a request that has one, or none. */
function listOwners(owner_id: number | null) {
  const html = render(<OwnerOptions form="hire" owner_id={owner_id} />);
  return [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text);
}

/** The cell of an owner in a list of requests, as text. */
function readOwnerCell(owner_id: number): string {
  const row: DeskRequestRow = {
    id: 1,
    reference: "OG-7K3M9Q",
    form: "hire",
    submitted_at: DESK.now,
    name: "Zoë Tamm",
    company_name: null,
    project_type: null,
    job: null,
    developers: 1,
    call_at: null,
    is_call_tentative: false,
    state: "new",
    owner: DESK.colleagues.find(({ id }) => id === owner_id)?.name ?? null,
    owner_id,
    follow_up_on: null,
    waiting_since: null,
    is_unread: false,
    version: 1,
  };
  const column = INBOX.columns.find(({ label }) => label === "Owner");
  return render(column?.cell(row)).replaceAll(/<[^>]*>/g, "");
}

const OFFERED = ["Unassigned", "Mari Kask (you)", "Jaan Kuusk"];

test("only colleagues who can open a request are offered as its owner, and named beside its note", () => {
  expect(listOwners(null)).toEqual(OFFERED);
  const note = render(
    <NoteForm
      request={{ reference: "OG-7K3M9Q", form: "hire" }}
      submission={undefined}
      freshKey="key"
      draft={{
        subject: "",
        body: "Ask @jaan",
        file: null,
        seen_event_id: 0,
        revision: 1,
        replaced: null,
      }}
    />,
  );
  expect(note).toContain("@name emails a colleague: Jaan Kuusk.");
});

test("an owner who can no longer open it is shown as one, on its page and in lists", () => {
  expect(listOwners(3)).toEqual([...OFFERED, "Liis Ots (no access)"]);
  expect(listOwners(4)).toEqual([...OFFERED, "Kati Ots (no access)"]);
  expect([2, 3, 4].map(readOwnerCell)).toEqual([
    "Jaan Kuusk",
    "Liis Ots (no access)",
    "Kati Ots (no access)",
  ]);
});

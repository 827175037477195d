import { Form } from "react-router";
import type { DeskFormState } from "../desk-form-state.ts";
import { ListPages } from "../lists/list-pages.tsx";
import { ListTable } from "../lists/list-table.tsx";
import type { ListResult } from "../lists/read-list-page.server.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { useIsPermitted } from "../parts/use-desk.ts";
import { useFormVersion } from "../parts/use-form-version.ts";
import type { DeskRequestRow } from "../requests/desk-requests.repository.server.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import type { Company } from "./companies.repository.server.ts";
import type { PersonRow } from "./people.repository.server.ts";
import { Sent } from "./person-history.tsx";
import { PEOPLE, PEOPLE_COLUMNS } from "./person-list.tsx";

type CompanyPageProps = {
  company: Company;
  people: ListResult<PersonRow>;
  requests: readonly DeskRequestRow[];
  total: number;
  done: string | null;
  state: DeskFormState | undefined;
};

export const toCompanyName = ({ name, domain }: Pick<Company, "name" | "domain">): string =>
  name ?? domain ?? "";

const COLUMNS = PEOPLE_COLUMNS.filter(({ label }) => label !== "Company");

/** A company, its people and what they sent. */
export function CompanyPage({ company, people, requests, total, done, state }: CompanyPageProps) {
  const mayChange = useIsPermitted("change_requests");
  const version = useFormVersion(company.version, state);
  const name = toCompanyName(company);
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <PageHeader above={[{ to: "/desk/people", label: "People" }]} here="Company" title={name}>
          {company.domain && company.domain !== name ? (
            <p className="mt-1 break-all text-ink-soft">{company.domain}</p>
          ) : null}
        </PageHeader>
        <ChangeNotice state={state} done={done === "edit" ? "Saved." : undefined} />
        {company.is_shared ? (
          <p className="max-w-reading px-4 pb-4 text-ink-soft">
            Many people have addresses of this domain, so it is no company. Set the company of a
            person on their page.
          </p>
        ) : (
          <>
            <section className="border-line border-t pt-4 pb-2">
              <h2 className="mb-2 px-4 font-semibold text-sm">People</h2>
              {people.rows.length === 0 ? (
                <p className="px-4 pb-2 text-ink-soft">No one at the moment.</p>
              ) : (
                <>
                  <ListTable
                    caption={PEOPLE.caption}
                    columns={COLUMNS}
                    rows={people.rows}
                    toKey={PEOPLE.toKey}
                  />
                  <ListPages {...people} />
                </>
              )}
            </section>
            <Sent rows={requests} total={total} empty="They have sent nothing yet." />
          </>
        )}
      </div>
      {mayChange ? (
        <div className="border-line border-t lg:border-t-0 lg:border-l">
          <Panel title="Correct">
            <Form method="post" noValidate className="space-y-3">
              <input type="hidden" name="version" value={version} />
              <DeskInput
                id="name"
                name="name"
                label="Name"
                errors={state?.errors ?? {}}
                autoComplete="off"
                defaultValue={state?.input.name ?? company.name ?? ""}
              />
              {company.domain ? (
                <label className="flex items-start gap-2">
                  <input
                    type="checkbox"
                    name="is_shared"
                    defaultChecked={state ? state.input.is_shared === "on" : company.is_shared}
                    className="mt-0.5"
                  />
                  <span>
                    Many companies use {company.domain}
                    <span className="block text-ink-soft">
                      Like a provider of email. Its people have no company then.
                    </span>
                  </span>
                </label>
              ) : null}
              <button type="submit" name="intent" value="edit" className="desk-button">
                Save
              </button>
            </Form>
          </Panel>
        </div>
      ) : null}
    </div>
  );
}

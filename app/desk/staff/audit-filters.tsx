import { Form } from "react-router";
import type { AuditQuery } from "#contract/staff.ts";

type AuditFiltersProps = {
  query: AuditQuery;
  actions: readonly string[];
  staff: readonly { id: number; name: string }[];
};

/** The filters of the audit log. They are its query string. */
export function AuditFilters({ query, actions, staff }: AuditFiltersProps) {
  const { by, action, subject, from, to } = query;
  return (
    <Form
      key={JSON.stringify(query)}
      role="search"
      className="flex flex-wrap items-end gap-2 px-4 pb-3"
    >
      <label className="min-w-36">
        <span className="block text-ink-soft">Person</span>
        <select name="by" defaultValue={by} className="desk-control">
          <option value="">Anybody</option>
          <option value="command-line">Command line</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-36">
        <span className="block text-ink-soft">Action</span>
        <select name="action" defaultValue={action} className="desk-control">
          <option value="">Any action</option>
          {actions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className="w-36">
        <span className="block text-ink-soft">Subject</span>
        <input name="subject" defaultValue={subject} className="desk-control" />
      </label>
      <label>
        <span className="block text-ink-soft">From</span>
        <input type="date" name="from" defaultValue={from} className="desk-control" />
      </label>
      <label>
        <span className="block text-ink-soft">To</span>
        <input type="date" name="to" defaultValue={to} className="desk-control" />
      </label>
      <button type="submit" className="desk-button">
        Filter
      </button>
    </Form>
  );
}

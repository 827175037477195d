import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { FormName } from "#contract/clients/forms.ts";
import { type DeskState, listReasons } from "#contract/clients/request-state-terms.ts";
import { MAX_BULK } from "#contract/desk/bulk-terms.ts";
import { canOwnRequest } from "#contract/desk/request-access.ts";
import { getLocale } from "#contract/values/trade.ts";
import { SELECTION_FORM, useSelection } from "../lists/use-selection.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useDesk } from "../parts/use-desk.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { StateOptions } from "../requests/state-options.tsx";
import { toPersonText } from "../time/away-text.ts";
import type { BulkOutcome } from "./change-list.server.ts";

type BulkBarProps = {
  /** A form of the list: its states are those of all rows. */
  form: FormName;
  /** How many rows the list has on all pages. */
  total: number;
  /** Emails by which applicants can be told of a rejection. */
  rejections?: readonly { slug: string; title: string }[];
};

const toCount = (count: number) => count.toLocaleString(getLocale());

/** Changes what is ticked in a list: owner, state and follow-up at once, with one undo. */
export function BulkBar({ form, total, rejections = [] }: BulkBarProps) {
  const fetcher = useFetcher<BulkOutcome>();
  const { colleagues, staff } = useDesk();
  const { selected, isWholePage, clear } = useSelection();
  const [isAll, setAll] = useState(false);
  const [state, setState] = useState<DeskState | "">("");
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const done = outcome?.kind === "done" ? outcome : undefined;
  const reasons = state ? listReasons(state) : [];
  const canHaveMore = isWholePage && total > selected;
  const count = isAll && canHaveMore ? Math.min(total, MAX_BULK) : selected;
  useEffect(() => {
    if (!done) return;
    clear();
    setAll(false);
    setState("");
  }, [done, clear]);
  const undo = done?.undo;
  useChangeToast({
    outcome,
    text: `${toCount(done?.changed ?? 0)} ${done?.isUndo ? "restored" : "changed"}`,
    undo: undo && (() => fetcher.submit({ intent: "undo-bulk", ...undo }, { method: "post" })),
  });
  return (
    <>
      {done && done.conflicts.length > 0 ? (
        <div role="alert" className="px-4 py-2 text-amber">
          <p>
            {toCount(done.conflicts.length)} changed in the meantime and left as{" "}
            {done.conflicts.length === 1 ? "it is" : "they are"}:
          </p>
          <ul>
            {done.conflicts.map((one) => (
              <li key={one.reference}>
                <Link to={toRequestPath(one)} className="link">
                  {one.name} ({one.reference})
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {count > 0 ? `${toCount(count)} selected` : null}
      </p>
      <fetcher.Form
        id={SELECTION_FORM}
        method="post"
        aria-label="Change what is selected"
        className={`${count > 0 ? "flex" : "hidden noscript:flex"} sticky bottom-0 z-20 flex-wrap items-end gap-2 border-line border-t bg-paper px-4 py-2`}
      >
        <input type="hidden" name="intent" value="bulk" />
        {isAll && canHaveMore ? <input type="hidden" name="all" value="1" /> : null}
        <p className="figures flex w-full flex-wrap items-center gap-x-3 noscript:hidden">
          {toCount(count)} selected
          {canHaveMore && !isAll ? (
            <button type="button" className="link" onClick={() => setAll(true)}>
              {total > MAX_BULK
                ? `Select the newest ${toCount(MAX_BULK)}`
                : `Select all ${toCount(total)}`}
            </button>
          ) : null}
          <button
            type="button"
            className="link"
            onClick={() => {
              setAll(false);
              clear();
            }}
          >
            Clear
          </button>
        </p>
        <DeskSelect
          label="Owner"
          name="owner_id"
          errors={errors}
          key={`owner ${done?.undo?.first}`}
          className="desk-control w-auto"
        >
          <option value="">As it is</option>
          <option value="none">Unassigned</option>
          {colleagues
            .filter((one) => canOwnRequest(one, form))
            .map((one) => (
              <option key={one.id} value={one.id}>
                {toPersonText(one)}
                {one.id === staff.id ? " (you)" : null}
              </option>
            ))}
        </DeskSelect>
        <DeskSelect
          label="State"
          name="state"
          errors={errors}
          value={state}
          onChange={(event) => setState(event.target.value as DeskState | "")}
          className="desk-control w-auto"
        >
          <option value="">As it is</option>
          <StateOptions form={form} />
        </DeskSelect>
        {reasons.length > 0 ? (
          <DeskSelect
            label="Reason"
            name="reason"
            errors={errors}
            key={state}
            className="desk-control w-auto"
          >
            <option value="">Select a reason</option>
            {reasons.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </DeskSelect>
        ) : null}
        {form === "apply" && state === "rejected" ? (
          <DeskSelect
            label="Email to each applicant, sent in 24 hours"
            name="template"
            errors={errors}
            defaultValue={rejections[0]?.slug}
            className="desk-control w-auto"
          >
            <option value="">No email</option>
            {rejections.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </DeskSelect>
        ) : null}
        {form === "apply" ? null : (
          <DeskInput
            label="Follow up on"
            name="follow_up_on"
            errors={errors}
            key={`follow-up ${done?.undo?.first}`}
            type="date"
            className="desk-control w-36"
          />
        )}
        <button
          type="submit"
          className="desk-button desk-button-main"
          aria-disabled={fetcher.state !== "idle"}
        >
          Save
        </button>
        {errors.rows ? <p className="text-red">{errors.rows[0]}</p> : null}
      </fetcher.Form>
    </>
  );
}

import { Form, Link, useNavigation } from "react-router";
import { toDateText } from "#platform/time/date-text.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { FollowTick } from "./placement-fields.tsx";
import type { PlacementPageData } from "./placement-page.service.server.ts";
import { toPlacementPath } from "./placement-terms.ts";

type ActionsProps = { page: PlacementPageData; state: DeskFormState | undefined };

/** What staff record of a placement: that it goes on, has ended or was bought out. */
export function PlacementActions({ page, state }: ActionsProps) {
  const { placement, today } = page;
  const { id, version, status, ends_on, has_buyout } = placement;
  const isRunning = status === "running";
  return (
    <div className="space-y-6 px-4 py-4">
      <div className="flex flex-wrap gap-2">
        <Link to={`${toPlacementPath(id)}/edit`} data-shortcut="e" className="desk-button">
          Change the terms
        </Link>
        <UndoButton page={page} />
      </div>
      {isRunning ? (
        <>
          <DateForm
            intent="extend"
            name="ends_on"
            label={ends_on ? "New planned end" : "Planned end"}
            button="Extend"
            day=""
            version={version}
            state={state}
            isFollowable
          />
          <DateForm
            intent="end"
            name="ended_on"
            label="Last day"
            button="Record the end"
            day={ends_on && ends_on <= today ? ends_on : today}
            version={version}
            state={state}
            isFollowable
          />
          {has_buyout ? (
            <DateForm
              intent="buy-out"
              name="ended_on"
              label="Day of the buyout"
              button="Record the buyout"
              day={today}
              version={version}
              state={state}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

type DateFormProps = {
  intent: "extend" | "end" | "buy-out";
  name: string;
  label: string;
  button: string;
  day: string;
  version: number;
  /** Of the form of the page that was refused. */
  state: DeskFormState | undefined;
  isFollowable?: boolean;
};

function DateForm(props: DateFormProps) {
  const { intent, name, label, button, day, version, state, isFollowable = false } = props;
  const refused = state?.input.intent === intent ? state : undefined;
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate key={`${version} ${day}`} className="space-y-2">
      <input type="hidden" name="version" value={version} />
      <DeskInput
        label={label}
        name={name}
        errors={refused?.errors ?? {}}
        type="date"
        defaultValue={refused?.input[name] ?? day}
      />
      {isFollowable ? (
        <FollowTick isTicked={!refused || refused.input.is_followed === "on"} />
      ) : null}
      <button
        type="submit"
        name="intent"
        value={intent}
        className="desk-button"
        aria-disabled={isSending}
      >
        {button}
      </button>
    </Form>
  );
}

function UndoButton({ page: { placement, changes } }: Pick<ActionsProps, "page">) {
  const isSending = useNavigation().state === "submitting";
  const last = changes.findLast(({ undone_at }) => undone_at === null);
  if (!last) return null;
  return (
    <Form method="post" className="contents">
      <input type="hidden" name="version" value={placement.version} />
      <button
        type="submit"
        name="intent"
        value="undo"
        className="desk-button"
        aria-disabled={isSending}
      >
        {last.kind === "started" ? "Delete: it was recorded by mistake" : "Undo the last change"}
      </button>
    </Form>
  );
}

/** What the profile says, and making it follow the placement. */
export function ProfileDate({
  page: { placement, available_from, mayChange },
}: Pick<ActionsProps, "page">) {
  const isSending = useNavigation().state === "submitting";
  const end = placement.ended_on ?? placement.ends_on;
  if (available_from === undefined) {
    return <p className="text-ink-soft">The profile isn't changed from here.</p>;
  }
  const shown = available_from
    ? `Available from ${toDateText(available_from)}`
    : "Availability on request";
  const isOther = end !== null && available_from !== end && placement.status !== "bought_out";
  return (
    <>
      <p>On the site: {shown}</p>
      {isOther && mayChange ? (
        <Form method="post" className="mt-2">
          <input type="hidden" name="version" value={placement.version} />
          <button
            type="submit"
            name="intent"
            value="follow"
            className="desk-button"
            aria-disabled={isSending}
          >
            Change it to {toDateText(end)}
          </button>
        </Form>
      ) : null}
    </>
  );
}

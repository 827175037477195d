import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { FollowTick, PlacementFields } from "./placement-fields.tsx";
import { PLACEMENT_LABELS } from "./placement-texts.ts";

type PlacementFormProps = {
  title: string;
  /** What the form shows until it was sent. */
  initial: InputValues;
  state: DeskFormState | undefined;
  submitLabel: string;
  /** Controls above the others. */
  children?: ReactNode;
};

/** A new placement, or the terms of one. */
export function PlacementForm(props: PlacementFormProps) {
  const { title, initial, state, submitLabel, children } = props;
  const isSending = useNavigation().state === "submitting";
  const input = state?.input ?? initial;
  const errors = state?.errors ?? {};
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: "/desk/placements", label: "Placements" }]}
        here={title}
        title={title}
      />
      <ChangeNotice state={state} done={undefined} />
      {state?.problem ? <Stored initial={initial} input={input} /> : null}
      <Form method="post" noValidate className="max-w-form space-y-3 px-4">
        {children}
        <PlacementFields input={input} errors={errors} />
        {initial.is_followed ? <FollowTick isTicked={input.is_followed === "on"} /> : null}
        <button type="submit" className="desk-button desk-button-main" aria-disabled={isSending}>
          {submitLabel}
        </button>
      </Form>
    </div>
  );
}

/** After a conflict: what is stored, where it differs from what was entered. */
function Stored({ initial, input }: { initial: InputValues; input: InputValues }) {
  const names = Object.keys(PLACEMENT_LABELS).filter(
    (name) => name in initial && initial[name] !== (input[name] ?? ""),
  );
  if (names.length === 0) return null;
  return (
    <dl className="mx-4 mb-4 border-amber border-l-4 bg-amber-wash px-3 py-2">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">Stored: {PLACEMENT_LABELS[name]}</dt>
          <dd className="min-w-0 break-words">{initial[name] || "none"}</dd>
        </div>
      ))}
    </dl>
  );
}

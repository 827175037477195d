import { flushSync } from "react-dom";
import { type DeskState, listReasons, listStates } from "#contract/clients/request-state-terms.ts";
import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import { classNames } from "#design/class-names.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { useLeaveWarning } from "../parts/use-leave-warning.ts";
import { useChosenState } from "./chosen-state.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { OwnerOptions } from "./owner-options.tsx";
import { RejectionEmail } from "./rejection-email.tsx";
import { StateOptions } from "./state-options.tsx";
import { type ChangedFields, type FieldTexts, useFieldChanges } from "./use-field-changes.ts";
import { useSettledControl } from "./use-settled-control.ts";

type RequestFieldsProps = {
  request: ChangedFields;
  /** Of an application: what its applicant may be told of a rejection. */
  rejection?: {
    templates: readonly ReplyTemplate[];
    planned: { subject: string; body: string } | undefined;
    wasTold: boolean;
  };
};

/**
 * State, owner and follow-up in one row, each saved when it is changed. A state with a reason is saved
 * with it, and a rejection by the button, as it may send an email. Without JavaScript the button saves
 * all of them.
 */
export function RequestFields({ request, rejection }: RequestFieldsProps) {
  const { staff } = useDesk();
  const { Form, form, enter, save, ...fields } = useFieldChanges(request, rejection?.planned);
  const { errors, outcome, shown, unsaved, isSending } = fields;
  const { isSettled, handlers } = useSettledControl({
    onSettled: (isConfirmed) => {
      const needsMore = saveComplete(unsaved, shown);
      if (needsMore && isConfirmed) focusReason();
    },
    onCancelled: (name) => enter({ [name]: undefined }),
  });
  const isRejecting = (state: DeskState | undefined) =>
    state === "rejected" && request.state !== "rejected";
  const reasons = listStates(request.form).flatMap(listReasons);
  const isUnsaved = Object.keys(unsaved).length > 0 && !isSending;
  useLeaveWarning(isUnsaved);

  /** Saves all but a state that needs more, and a date that is not finished. */
  function saveComplete({ state, reason, follow_up_on, ...others }: FieldTexts, next: FieldTexts) {
    const needsMore = needsReason(next.state) && (!next.reason || isRejecting(next.state));
    const isFinished = !form.current?.querySelector("input:invalid");
    save({
      ...others,
      ...(!needsMore && { state, reason }),
      ...(isFinished && { follow_up_on }),
    });
    return needsMore;
  }
  function change(texts: FieldTexts) {
    const changed = enter(texts);
    if (isSettled()) saveComplete(changed, { ...shown, ...texts });
  }
  const focusReason = () => form.current?.querySelector<HTMLElement>("[name=reason]")?.focus();
  useChosenState((state) => {
    flushSync(() => enter({ state }));
    focusReason();
  });
  return (
    <Form
      ref={form}
      method="post"
      data-unsaved="at-once"
      className="mt-2 space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(unsaved);
      }}
    >
      <ConflictNotice outcome={outcome} />
      <input type="hidden" name="intent" value="fields" />
      <input type="hidden" name="version" value={fields.version} />
      <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
        <DeskSelect
          label="State"
          name="state"
          errors={errors}
          value={shown.state}
          onChange={({ target }) => {
            const state = target.value as DeskState;
            change(needsReason(state) ? { state } : { state, reason: undefined });
          }}
          {...handlers}
          data-shortcut="s"
          className="desk-control sm:w-36"
        >
          <StateOptions form={request.form} />
        </DeskSelect>
        <div className={needsReason(shown.state) ? undefined : "hidden noscript:block"}>
          <DeskSelect
            label="Reason"
            name="reason"
            errors={errors}
            value={shown.reason}
            onChange={({ target }) => change({ reason: target.value })}
            {...handlers}
            className="desk-control sm:w-52"
          >
            <option value="">Select a reason</option>
            {reasons.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </DeskSelect>
        </div>
        <DeskSelect
          label="Owner"
          name="owner_id"
          errors={errors}
          value={shown.owner_id}
          onChange={({ target }) => change({ owner_id: target.value })}
          {...handlers}
          className="desk-control sm:w-44"
        >
          <OwnerOptions {...request} />
        </DeskSelect>
        {request.form === "apply" ? null : (
          <DeskInput
            label="Follow up on"
            name="follow_up_on"
            errors={errors}
            type="date"
            value={shown.follow_up_on}
            onChange={({ target }) => change({ follow_up_on: target.value })}
            {...handlers}
            className="desk-control sm:w-38"
          />
        )}
        {request.owner_id === staff.id ? null : (
          <button
            type="button"
            data-shortcut="a"
            className="desk-button self-end justify-self-start noscript:hidden"
            onClick={() => change({ owner_id: String(staff.id) })}
          >
            Assign to me
          </button>
        )}
      </div>
      {rejection && isRejecting(shown.state) ? (
        <div className="max-w-form space-y-2">
          <RejectionEmail {...rejection} errors={errors} />
        </div>
      ) : null}
      <button
        type="submit"
        className={classNames(
          "desk-button desk-button-main",
          !isUnsaved && "hidden noscript:inline-flex",
        )}
      >
        Save
      </button>
    </Form>
  );
}

const needsReason = (state: DeskState | undefined) =>
  state !== undefined && listReasons(state).length > 0;
